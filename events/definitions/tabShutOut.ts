import * as t from 'io-ts'
import { field } from '../../domain/language/privacy'
import { definition } from './definition'

/**
 * Another page, `tab`, was opened while this one had the log and was shut out: there the customer could only read
 * that.
 */
export const tabShutOut = definition('TabShutOut', 1, { tab: field(t.string, 'open', 'thing') })
