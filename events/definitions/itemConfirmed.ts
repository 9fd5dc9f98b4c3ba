import * as t from 'io-ts'
import { field } from '../../domain/language/privacy'
import { definition } from './definition'
import { restedAnswerCodec } from './doubtConfirmed'

/**
 * The customer said of a section or an item that was read back to him that it is so: its path, and the answers that he saw.
 * It is asked again once one of them is another. Without answers nothing is confirmed any more: that was taken back.
 */
export const itemConfirmed = definition('ItemConfirmed', 1, {
  path: field(t.string, 'path'),
  rested: field(t.readonlyArray(restedAnswerCodec), 'answer'),
})
