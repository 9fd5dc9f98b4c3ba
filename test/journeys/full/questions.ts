import type { Lines } from '../answers'
import { type AnswersTo, type Asks, answered, fromList, onScale, yesOrNo } from '../asking'
import { children, deathOfPartner, divorce, incapacityWork, pension, unemployment } from './events'
import { homeSearch } from './homes'
import { currentLivingCondition, financing } from './living'
import { mortgage, sustainability } from './mortgage'

const moving = {
  section_31: {
    i_expect_to_move: yesOrNo('Verwacht u dat u gaat verhuizen?'),
    moving_in_years: fromList('Wanneer verwacht u te verhuizen?', {
      'Binnen 1 jaar': 1,
      'Over 1 tot 2 jaar': 2,
      'Over 2 tot 3 jaar': 3,
      'Over 3 tot 5 jaar': 5,
      'Over 5 tot 10 jaar': 10,
      'Over meer dan 10 jaar': 99,
    }),
    ...homeSearch,
  },
}

const inTheMiddle = 2

const personalCharacteristics = {
  section_1: {
    question_1: onScale('Hoe bent u in een groep?', inTheMiddle),
    question_2: onScale('Hoe bent u in contact met anderen?', inTheMiddle),
    question_3: onScale('Hoe neemt u een beslissing?', inTheMiddle),
    question_4: onScale('Hoe pakt u iets aan?', inTheMiddle),
  },
}

/** The steps of the type full that ask something, by the name that the office knows them by: what comes between personal details and the adviser. */
const asked = {
  current_living_condition: currentLivingCondition,
  financing,
  mortgage,
  sustainability,
  children,
  unemployment,
  incapacity_work: incapacityWork,
  death_of_partner: deathOfPartner,
  divorce,
  pension,
  moving,
  personal_characteristics: personalCharacteristics,
}

type Asked = typeof asked
type SectionAnswers<S> = { readonly [K in keyof S]?: S[K] extends Asks ? AnswersTo<S[K]> : never }

/** What somebody answers, by step, section and question. */
export type FullAnswers = { readonly [K in keyof Asked]?: SectionAnswers<Asked[K]> }

/** The questions of one step, by section. */
export type StepLines = Readonly<Record<string, Lines>>

const stepLines = (sections: Readonly<Record<string, Asks>>, given: Readonly<Record<string, object>>): StepLines =>
  Object.fromEntries(Object.entries(sections).map(([name, asks]) => [name, answered(asks, given[name] ?? {})]))

/** Every question with what is answered to it, by step. */
export const answeredInFull = (given: FullAnswers): Readonly<Record<string, StepLines>> => {
  const answers: Readonly<Record<string, Readonly<Record<string, object>> | undefined>> = given
  return Object.fromEntries(
    Object.entries(asked).map(([step, sections]) => [step, stepLines(sections, answers[step] ?? {})]),
  )
}
