import * as t from 'io-ts'
import { field } from '../../domain/language/privacy'
import { stepKeyCodec } from '../../domain/language/stepKey'
import { definition } from '../definitions/definition'

/**
 * Declares the fields of version 1 of the stored event `CalmScreenShown` (the customer came to a screen of the
 * one-question view), which has no `heldUp`, for logs of earlier builds.
 */
export const calmScreenShownV1 = definition('CalmScreenShown', 1, {
  step: field(stepKeyCodec, 'open'),
  at: field(t.string, 'path'),
})
