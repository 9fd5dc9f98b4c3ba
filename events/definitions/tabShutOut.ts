import * as t from 'io-ts'
import { field } from '../../domain/language/privacy'
import { definition } from './definition'

/** The portal was opened in another page, `tab`, while this one had the log: there the customer could only read that. */
export const tabShutOut = definition('TabShutOut', 1, { tab: field(t.string, 'open', 'thing') })
