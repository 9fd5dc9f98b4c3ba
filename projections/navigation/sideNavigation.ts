/**
 * Lists the steps for the side navigation with their status and remaining questions, and finds the farthest reached
 * step beyond the current one.
 */
import type { Catalogue } from '../../domain/engine/catalogue'
import { sideNavigationSteps } from '../../domain/engine/steps/stepOrder'
import { profileOf } from '../../domain/engine/visitContext'
import type { StepKey } from '../../domain/language/stepKey'
import { chapterOf } from '../../domain/texts/progressTexts'
import { situationOf } from '../../events/state/state'
import type { SurveyView } from '../live'
import { progressByStep, remainingQuestions } from '../steps/visitProgress'
import { stepTitle } from '../wording/stepTitle'

/** A step in the side navigation; by its place alone, whatever was submitted (spec 1 section 4). */
interface SideStep {
  readonly key: StepKey
  readonly title: string
  readonly state: 'finished' | 'current' | 'waiting'
  /** How many of its questions are still to be answered or put right, submitted or not. */
  readonly remaining: number
  readonly isSubmitted: boolean
  readonly chapter: string
}

export const sameSideSteps = (a: readonly SideStep[], b: readonly SideStep[]): boolean =>
  a.length === b.length &&
  a.every((step, i) => {
    const other = b[i]
    return (
      step.key === other?.key &&
      step.title === other.title &&
      step.state === other.state &&
      step.remaining === other.remaining &&
      step.isSubmitted === other.isSubmitted
    )
  })

/**
 * The steps of this visit as the side navigation shows them; empty on a screen that has no place among them (checklist
 * OPEN-17), such as the retrieval beside the order. A step of the type that is not in the order now, by its address, has its
 * place among them (STEP-03).
 */
export const sideNavigation = (catalogue: Catalogue, view: SurveyView, current: StepKey): readonly SideStep[] => {
  const progress = progressByStep(catalogue, view)
  const { steps: all } = profileOf(situationOf(catalogue, view.state))
  const steps = sideNavigationSteps(all.filter(key => progress.has(key) || key === current))
  const currentIndex = steps.indexOf(current)
  if (currentIndex === -1) return []
  return steps.map((key, at) => {
    const stepCounts = progress.get(key)
    return {
      key,
      title: stepTitle(catalogue, view, key),
      state: at < currentIndex ? 'finished' : at === currentIndex ? 'current' : 'waiting',
      remaining: stepCounts === undefined ? 0 : remainingQuestions(stepCounts),
      isSubmitted: view.state.submitted.has(key),
      chapter: chapterOf[key],
    }
  })
}

/**
 * The farthest step that the customer has come to, where that lies beyond `current`: the one after the last that was
 * submitted, or that one itself while something in it is open. Null on it, beyond it and beside the order.
 */
export const farthestStepAhead = (catalogue: Catalogue, view: SurveyView, current: StepKey): StepKey | null => {
  const progress = progressByStep(catalogue, view)
  const steps = sideNavigationSteps([...progress.keys()])
  const currentIndex = steps.indexOf(current)
  if (view.recorded !== undefined) {
    const { ahead } = view.recorded
    return ahead !== null && steps.indexOf(ahead) > currentIndex && currentIndex !== -1 ? ahead : null
  }
  const submitted = steps.findLastIndex(key => view.state.submitted.has(key))
  const last = steps[submitted]
  if (currentIndex === -1 || last === undefined) return null
  const farthest = (progress.get(last)?.open ?? 0) > 0 ? submitted : Math.min(submitted + 1, steps.length - 1)
  return farthest > currentIndex ? (steps[farthest] ?? null) : null
}
