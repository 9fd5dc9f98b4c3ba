import * as t from 'io-ts'
import { answerCodec } from '../../domain/language/answer'
import { entity, field } from '../../domain/language/privacy'
import { definition } from './definition'

export const restedAnswerCodec = entity('Rested', {
  path: field(t.string, 'path'),
  value: field(answerCodec, 'answer'),
})

/**
 * Stored event: the customer confirmed a doubtful answer; holds the doubt's name and all answers it rested on, the
 * doubted one first; it is asked again once one of them changes.
 */
export const doubtConfirmed = definition('DoubtConfirmed', 1, {
  path: field(t.string, 'path'),
  doubt: field(t.string, 'open'),
  rested: field(t.readonlyArray(restedAnswerCodec), 'answer'),
})
