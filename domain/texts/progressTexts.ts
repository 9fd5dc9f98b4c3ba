/** Texts of how many questions are answered and open, and the chapter of each step. */

import type { CountBound } from '../language/countBound'
import type { StepKey } from '../language/stepKey'

/** How sure a count is, before its number. */
export const countBoundWords: Readonly<Record<CountBound, string>> = {
  exact: '',
  atLeast: 'minstens ',
  about: 'ongeveer ',
}

/** How far one is (our choice). */
export const progressTexts = {
  answered: (answered: number, of: number, bound: CountBound) =>
    `${answered} van ${countBoundWords[bound]}${of} vragen ingevuld`,
  nextOpen: (open: number, bound: CountBound) => `Volgende open vraag (nog ${countBoundWords[bound]}${open})`,
  inSection: (open: number) => (open === 1 ? 'Nog 1 vraag' : `Nog ${open} vragen`),
} as const

const you = 'U'
const living = 'Wonen'
const whatIf = 'Wat als'
const later = 'Later'
const sending = 'Versturen'

/** The chapter that a step is in: what one reads above it beside the questions. */
export const chapterOf: Readonly<Record<StepKey, string>> = {
  intro: you,
  aqopi: you,
  personal_details: you,
  current_living_condition: living,
  financing: living,
  mortgage: living,
  mortgage_and_pension: living,
  sustainability: living,
  housing_requirements: living,
  children: whatIf,
  unemployment: whatIf,
  incapacity_work: whatIf,
  death_of_partner: whatIf,
  divorce: whatIf,
  pension: later,
  future_income: later,
  moving: later,
  personal_characteristics: sending,
  questions_for_the_advisor: sending,
  complete: sending,
  success: sending,
}
