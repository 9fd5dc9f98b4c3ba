// Defines the stored event `WorkJoined`: a transfer file from another computer was merged into this log; tells which log
// up to which record, and which of its answers and documents did not replace those here.
import * as t from 'io-ts'
import { answerCodec } from '../../domain/language/answer'
import { entity, field } from '../../domain/language/privacy'
import { stepKeyCodec } from '../../domain/language/stepKey'
import { attachmentCodec } from '../../domain/sending/attachment'
import { definition } from './definition'

const knownWorkCodec = entity('KnownWork', {
  log: field(t.string, 'open', 'thing'),
  seq: field(t.number, 'open'),
})

const leftAnswerCodec = entity('LeftAnswer', {
  path: field(t.string, 'path'),
  value: field(answerCodec, 'answer'),
  at: field(t.union([t.number, t.null]), 'open', 'term'),
})

/**
 * What the customer did on another computer came in with its file; what it changed here follows in the same record, as
 * answers, items and documents. `log` is that computer's log up to `seq`, `knows` what had come in there before. `left`:
 * the answers of the file that did not take the place of those here, with when they were given (null where the file does
 * not tell), and `leftFiles` its documents: nothing of either side is lost. `step` and `path` tell where the customer was
 * there last.
 */
export const workJoined = definition('WorkJoined', 1, {
  log: field(t.string, 'open', 'thing'),
  seq: field(t.number, 'open'),
  knows: field(t.readonlyArray(knownWorkCodec), 'open'),
  left: field(t.readonlyArray(leftAnswerCodec), 'answer'),
  leftFiles: field(t.readonlyArray(attachmentCodec), 'words'),
  step: field(t.union([stepKeyCodec, t.null]), 'open'),
  path: field(t.union([t.string, t.null]), 'path'),
})
