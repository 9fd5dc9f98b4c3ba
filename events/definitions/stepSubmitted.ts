// Defines the stored event `StepSubmitted`: the customer asked for the next step; holds the broken rule and the message of
// each refused question, and the step that followed.
import * as t from 'io-ts'
import { field, pair } from '../../domain/language/privacy'
import { stepKeyCodec } from '../../domain/language/stepKey'
import { definition } from './definition'

const refused = pair(field(t.string, 'path'), field(t.string, 'open'))

const sentence = field(t.string, 'words', 'sentence')
const words = pair(sentence, field(t.union([t.string, t.null]), 'words', 'sentence'))

/**
 * The customer asked for the next step and got this verdict: the broken rule of each refused question, in screen
 * order, and the step that follows, or null when the customer stays. `words`: the message that stood at each of those
 * questions, in the same order, and the reason under it, null for none; null as a whole where the log does not say.
 */
export const stepSubmitted = definition('StepSubmitted', 2, {
  step: field(stepKeyCodec, 'open'),
  errors: field(t.readonlyArray(refused), 'path'),
  words: field(t.union([t.readonlyArray(words), t.null]), 'words'),
  next: field(t.union([stepKeyCodec, t.null]), 'open'),
})
