import type { Doubt } from '../../language/doubt'
import { householdDoubts } from './householdDoubts'
import { loanDoubts } from './loanDoubts'
import { moneyDoubts } from './moneyDoubts'

/** All that is asked back about: few, true and plain. They come late: no login and no first step waits for them. */
export const surveyDoubts: readonly Doubt[] = [...householdDoubts, ...moneyDoubts, ...loanDoubts]
