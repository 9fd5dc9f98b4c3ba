import * as t from 'io-ts'
import { answerCodec } from '../../domain/language/answer'
import { entity, field } from '../../domain/language/privacy'
import { definition } from './definition'

export const restedAnswerCodec = entity('Rested', {
  path: field(t.string, 'path'),
  value: field(answerCodec, 'answer'),
})

/**
 * The customer said of a doubtful answer that it is so: the doubt by its name, and all answers that it rested on then, the
 * doubted one first. It is not asked again until one of them is another.
 */
export const doubtConfirmed = definition('DoubtConfirmed', 1, {
  path: field(t.string, 'path'),
  doubt: field(t.string, 'open'),
  rested: field(t.readonlyArray(restedAnswerCodec), 'answer'),
})
