import * as t from 'io-ts'
import { type Cell, cell, type KeyValueStorage } from '../storage'

/**
 * Marks that an inventory arrived, once nothing of it is left on this device: when, in the office's words, and nothing of
 * whom it was. It is told once, and goes.
 */
export const sentMark = (storage: KeyValueStorage | null): Cell<string> => cell(storage, 'klantportaal.sent', t.string)
