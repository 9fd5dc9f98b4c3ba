import * as t from 'io-ts'
import { field } from '../../domain/language/privacy'
import { definition } from './definition'
import { restedAnswerCodec } from './doubtConfirmed'

/**
 * Stored event: the customer confirmed a section or item that was read back: its path, and the answers shown, after
 * whose change it is asked again. Without answers the confirmation is taken back.
 */
export const itemConfirmed = definition('ItemConfirmed', 1, {
  path: field(t.string, 'path'),
  rested: field(t.readonlyArray(restedAnswerCodec), 'answer'),
})
