import { field } from '../../domain/language/privacy'
import { copyKindCodec } from '../../domain/sending/customerCopy'
import { definition } from './definition'

/** The browser was given the customer's own copy of the answers. What it did with it nobody tells. */
export const copyGiven = definition('CopyGiven', 1, { how: field(copyKindCodec, 'open') })
