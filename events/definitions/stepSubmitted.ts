import * as t from 'io-ts'
import { field, pair } from '../../domain/language/privacy'
import { stepKeyCodec } from '../../domain/language/stepKey'
import { definition } from './definition'

/**
 * The customer asked for the next step and got this verdict: the broken rule of each refused question, in screen
 * order, and the step that follows, or null when the customer stays.
 */
export const stepSubmitted = definition('StepSubmitted', 1, {
  step: field(stepKeyCodec, 'open'),
  errors: field(t.readonlyArray(pair(field(t.string, 'path'), field(t.string, 'open'))), 'path'),
  next: field(t.union([stepKeyCodec, t.null]), 'open'),
})
