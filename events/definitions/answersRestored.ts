/**
 * Stored event that brings back, after a part of the log was damaged, all items, answers, submitted steps and
 * documents as they were.
 */
import * as t from 'io-ts'
import { answerCodec } from '../../domain/language/answer'
import { entity, field } from '../../domain/language/privacy'
import { stepKeyCodec } from '../../domain/language/stepKey'
import { attachmentCodec } from '../../domain/sending/attachment'
import { definition } from './definition'

const itemCodec = entity('RestoredItem', { list: field(t.string, 'path'), id: field(t.string, 'path', 'thing') })

const restoredAnswerCodec = entity('RestoredAnswer', {
  path: field(t.string, 'path'),
  value: field(answerCodec, 'answer'),
  own: field(t.boolean, 'open'),
})

/**
 * A part of the log was damaged, and what had followed from it comes back: all items and answers as they were, in place
 * of what the records before it say. `own` tells which answers the customer gave.
 */
export const answersRestored = definition('AnswersRestored', 1, {
  items: field(t.readonlyArray(itemCodec), 'path'),
  answers: field(t.readonlyArray(restoredAnswerCodec), 'answer'),
  submitted: field(t.readonlyArray(stepKeyCodec), 'open'),
  files: field(t.readonlyArray(attachmentCodec), 'words'),
  filesSent: field(t.readonlyArray(t.string), 'words', 'document'),
})
