import * as t from 'io-ts'
import { field, pair } from '../../domain/language/privacy'
import { stepKeyCodec } from '../../domain/language/stepKey'
import { definition } from '../definitions/definition'

/**
 * Version 1 of the stored event `StepSubmitted`, for logs of earlier builds: a step's verdict, without the messages
 * of refused questions.
 */
export const stepSubmittedV1 = definition('StepSubmitted', 1, {
  step: field(stepKeyCodec, 'open'),
  errors: field(t.readonlyArray(pair(field(t.string, 'path'), field(t.string, 'open'))), 'path'),
  next: field(t.union([stepKeyCodec, t.null]), 'open'),
})
