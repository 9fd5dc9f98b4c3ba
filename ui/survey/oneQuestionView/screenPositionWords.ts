/**
 * Describes the position of a one-question screen: its step, its heading and its question number; empty without a
 * screen.
 */
import type { Catalogue } from '../../../domain/engine/catalogue'
import type { CountBound } from '../../../domain/language/countBound'
import type { StepKey } from '../../../domain/language/stepKey'
import { oneQuestionViewTexts } from '../../../domain/texts/oneQuestionViewTexts'
import type { SurveyView } from '../../../projections/live'
import { type QuestionScreen, screenHeading } from '../../../projections/oneQuestionView/questionScreen'
import { screenNumber } from '../../../projections/oneQuestionView/questionScreenFor'
import { progressByStep } from '../../../projections/steps/visitProgress'
import { stepTitle } from '../../../projections/wording/stepTitle'

/** 'Vraag 2 van 9'; empty for a screen without a question and for a step of one screen. */
const positionOf = (
  screens: readonly QuestionScreen[],
  screen: QuestionScreen,
  bound: CountBound,
): readonly string[] => {
  const position = screenNumber(screens, screen)
  return position === null || screens.length === 1 ? [] : [oneQuestionViewTexts.place(position.nth, position.of, bound)]
}

export const screenPositionWords = (
  catalogue: Catalogue,
  view: SurveyView,
  step: StepKey,
  screens: readonly QuestionScreen[],
  screen: QuestionScreen | null,
): string => {
  if (screen === null) return ''
  const title = stepTitle(catalogue, view, step)
  const under = screenHeading(screen)
  const bound = progressByStep(catalogue, view).get(step)?.bound ?? 'exact'
  const isNew = under !== null && under !== title && !screen.title.startsWith(under)
  const above = screen.title.startsWith(title) ? [] : [title]
  return [...above, ...(isNew ? [under] : []), ...positionOf(screens, screen, bound)].join(' · ')
}
