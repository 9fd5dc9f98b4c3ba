import * as t from 'io-ts'
import { field } from '../../domain/language/privacy'
import { stepKeyCodec } from '../../domain/language/stepKey'
import { definition } from '../definitions/definition'

/**
 * Version 1 of the stored event `CalmScreenShown`, for logs of earlier builds: the customer came to a screen of the
 * one-question view, without `heldUp`.
 */
export const calmScreenShownV1 = definition('CalmScreenShown', 1, {
  step: field(stepKeyCodec, 'open'),
  at: field(t.string, 'path'),
})
