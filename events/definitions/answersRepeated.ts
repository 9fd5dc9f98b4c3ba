import { field } from '../../domain/language/privacy'
import { stepKeyCodec } from '../../domain/language/stepKey'
import { definition } from './definition'

/**
 * Stored event that the customer took over, in `step`, the answers of the step `from`; the answers follow in the same
 * record.
 */
export const answersRepeated = definition('AnswersRepeated', 1, {
  step: field(stepKeyCodec, 'open'),
  from: field(stepKeyCodec, 'open'),
})
