import * as t from 'io-ts'
import { field, pair } from '../../domain/language/privacy'
import { stepKeyCodec } from '../../domain/language/stepKey'
import { definition } from '../definitions/definition'

/** The customer asked for the next step; of a refused question only the broken rule was recorded. */
export const stepSubmittedV1 = definition('StepSubmitted', 1, {
  step: field(stepKeyCodec, 'open'),
  errors: field(t.readonlyArray(pair(field(t.string, 'path'), field(t.string, 'open'))), 'path'),
  next: field(t.union([stepKeyCodec, t.null]), 'open'),
})
