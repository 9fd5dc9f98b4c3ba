/**
 * Decides where 'Volgende' leads in the one-question view (a question that holds up, another screen, the step's
 * verdict), which errors a screen shows, and the step's first question that is not right.
 */

import type { Catalogue } from '../../domain/engine/catalogue'
import type { StepKey } from '../../domain/language/stepKey'
import type { SurveyView } from '../live'
import { errorScopeOf, isExemptNow } from '../steps/errorScope'
import { type ErrorScope, isErrorShown } from '../steps/fieldErrors'
import { findField } from '../tree/findNode'
import type { QuestionScreen } from './questionScreen'

/** How a screen's questions are judged: by the verdict on its step, and each of them once it held one up. */
export const errorScopeOn = (
  catalogue: Catalogue,
  view: SurveyView,
  key: StepKey,
  screen: QuestionScreen,
): ErrorScope => {
  const judged = errorScopeOf(catalogue, view, key)
  return isHeldUp(view, key, screen) && judged !== 'all' ? new Set([...(judged ?? []), ...screen.paths]) : judged
}

const isHeldUp = ({ state }: SurveyView, key: StepKey, screen: QuestionScreen): boolean => {
  const { at } = state.calm
  return at?.step === key && at.screen === screen.id && at.heldUp
}

/** The questions of a screen that are not right, whether or not the customer is told; none where any answer will do. */
const openOn = (catalogue: Catalogue, view: SurveyView, key: StepKey, { paths }: QuestionScreen): readonly string[] =>
  isExemptNow(catalogue, view.state, key)
    ? []
    : paths.filter(path => findField(catalogue, view.tree, path)?.error != null)

/** Of each question of a screen, by its path, whether the customer is told that it is not right. */
const errorIsShownOn = (
  catalogue: Catalogue,
  view: SurveyView,
  key: StepKey,
  screen: QuestionScreen,
): ((path: string) => boolean) => {
  const judged = errorScopeOn(catalogue, view, key, screen)
  return path => {
    const field = findField(catalogue, view.tree, path)
    return field !== null && isErrorShown(field, judged)
  }
}

/** Whether the customer is told on a screen that something is not right. */
export const hasShownError = (catalogue: Catalogue, view: SurveyView, key: StepKey, screen: QuestionScreen): boolean =>
  screen.paths.some(errorIsShownOn(catalogue, view, key, screen))

/** The first question of the step that is not right; null where there is none. */
export const firstOpenPath = (
  catalogue: Catalogue,
  view: SurveyView,
  key: StepKey,
  screens: readonly QuestionScreen[],
): string | null => screens.flatMap(screen => openOn(catalogue, view, key, screen))[0] ?? null

/**
 * Where 'Volgende' leads: `holdsUp`: nowhere yet, this question is not right and one was not told so; `to`: another screen
 * of the step, at a question of it or at its heading; `end`: the verdict on the step.
 */
type NextQuestionScreen =
  | { readonly tag: 'holdsUp'; readonly path: string }
  | { readonly tag: 'to'; readonly screen: QuestionScreen; readonly path: string | null }
  | { readonly tag: 'end' }

/** The screen after this one; in a refused step the next screen with a question that is not right. */
export const nextQuestionScreen = (
  catalogue: Catalogue,
  view: SurveyView,
  key: StepKey,
  screens: readonly QuestionScreen[],
  screen: QuestionScreen,
): NextQuestionScreen => {
  const isTold = errorIsShownOn(catalogue, view, key, screen)
  const openPath = openOn(catalogue, view, key, screen).find(path => !isTold(path))
  if (openPath !== undefined) return { tag: 'holdsUp', path: openPath }
  const at = screens.indexOf(screen)
  const beyond = screens.slice(at + 1)
  const isRefused = (view.state.submitted.get(key)?.size ?? 0) > 0
  if (!isRefused) return beyond[0] === undefined ? { tag: 'end' } : { tag: 'to', screen: beyond[0], path: null }
  const open = [...beyond, ...screens.slice(0, at)].flatMap(screen =>
    openOn(catalogue, view, key, screen).map(path => ({ screen, path })),
  )
  return open[0] === undefined ? { tag: 'end' } : { tag: 'to', ...open[0] }
}

export const sameNextQuestionScreen = (a: NextQuestionScreen, b: NextQuestionScreen): boolean =>
  a === b ||
  (a.tag === b.tag &&
    (a.tag !== 'to' || (b.tag === 'to' && a.screen.id === b.screen.id && a.path === b.path)) &&
    (a.tag !== 'holdsUp' || (b.tag === 'holdsUp' && a.path === b.path)))
