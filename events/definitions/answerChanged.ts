import * as t from 'io-ts'
import { answerCodec } from '../../domain/language/answer'
import { field } from '../../domain/language/privacy'
import { definition } from './definition'

/** Defines the stored event `AnswerChanged`: a question has another answer, which may be the empty one. */
export const answerChanged = definition('AnswerChanged', 1, {
  path: field(t.string, 'path'),
  value: field(answerCodec, 'answer'),
})
