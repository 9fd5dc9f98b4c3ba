import * as t from 'io-ts'
import { field } from '../../domain/language/privacy'
import { stepKeyCodec } from '../../domain/language/stepKey'
import { definition } from '../definitions/definition'

/** The customer came to a screen of the calm view, which never held anybody up. */
export const calmScreenShownV1 = definition('CalmScreenShown', 1, {
  step: field(stepKeyCodec, 'open'),
  at: field(t.string, 'path'),
})
