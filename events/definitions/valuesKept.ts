// Defines the stored event `ValuesKept`: the office's own JSON of answers that were read as something else, to be sent
// back unchanged until the customer changes the answer.
import * as t from 'io-ts'
import { keptJsonCodec } from '../../domain/language/json'
import { field, pair } from '../../domain/language/privacy'
import { definition } from './definition'

/**
 * What the office sent for questions, as path and JSON text, where the answer that was read from it does not say the
 * same; null where it does again. It goes back as it came as long as that answer stands there and the customer has not
 * changed it. One event for all of them: there may be thousands.
 */
export const valuesKept = definition('ValuesKept', 1, {
  values: field(
    t.readonlyArray(pair(field(t.string, 'path'), field(t.union([keptJsonCodec, t.null]), 'answer', 'json'))),
    'answer',
  ),
})
