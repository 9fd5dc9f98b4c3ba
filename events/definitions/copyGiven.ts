import { field } from '../../domain/language/privacy'
import { copyKindCodec } from '../../domain/sending/customerCopy'
import { definition } from './definition'

/**
 * Stored event: the browser was handed the customer's own copy of the answers, as PDF or print; whether it was kept is
 * not known.
 */
export const copyGiven = definition('CopyGiven', 1, { how: field(copyKindCodec, 'open') })
