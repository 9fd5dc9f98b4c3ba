import * as t from 'io-ts'
import { field } from '../../domain/language/privacy'
import { definition } from './definition'

/**
 * Stored event, written by the tab that edits the log: another tab, `tab`, opened the portal meanwhile and was shut
 * out; there the customer could only read that.
 */
export const tabShutOut = definition('TabShutOut', 1, { tab: field(t.string, 'open', 'thing') })
