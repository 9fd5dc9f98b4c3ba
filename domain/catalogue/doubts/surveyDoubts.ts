import type { Doubt } from '../../language/doubt'
import { householdDoubts } from './householdDoubts'
import { loanDoubts } from './loanDoubts'
import { moneyDoubts } from './moneyDoubts'

/**
 * All doubts of the survey in one list: unlikely answers that the customer is asked to confirm. They load late:
 * neither the login nor the first step waits for them.
 */
export const surveyDoubts: readonly Doubt[] = [...householdDoubts, ...moneyDoubts, ...loanDoubts]
