import * as t from 'io-ts'
import { answerCodec } from '../../domain/language/answer'
import { field } from '../../domain/language/privacy'
import { definition } from './definition'

/** A question has another answer. The empty answer is an answer too. */
export const answerChanged = definition('AnswerChanged', 1, {
  path: field(t.string, 'path'),
  value: field(answerCodec, 'answer'),
})
