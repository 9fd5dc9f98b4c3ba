import { field } from '../../domain/language/privacy'
import { stepKeyCodec } from '../../domain/language/stepKey'
import { definition } from './definition'

/** The customer took over, in `step`, the answers that `from` has: they follow in the same record. */
export const answersRepeated = definition('AnswersRepeated', 1, {
  step: field(stepKeyCodec, 'open'),
  from: field(stepKeyCodec, 'open'),
})
