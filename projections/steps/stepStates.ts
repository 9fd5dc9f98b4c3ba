/**
 * Lists the state of each step of a visit, in order, for support: submitted, done, exempt, and its errors with
 * messages.
 */
import type { Catalogue } from '../../domain/engine/catalogue'
import { slotAddress } from '../../domain/engine/path'
import { orderOf, stepOf } from '../../domain/engine/steps/stepOrder'
import { isExempt, stepErrors } from '../../domain/engine/steps/stepVerdict'
import type { StepKey } from '../../domain/language/stepKey'
import { situationOf } from '../../events/state/state'
import type { SurveyView } from '../live'
import { isStepDone } from './stepStatus'

/** A refused question with what the customer is told about it. */
interface RefusedQuestionLine {
  readonly path: string
  readonly title: string
  readonly rule: string
  readonly message: string
}

/** A step at one moment. `isDone`: submitted, and nothing wrong in it; `errors` in screen order, submitted or not. */
export interface StepState {
  readonly step: StepKey
  readonly title: string
  readonly isSubmitted: boolean
  readonly isDone: boolean
  readonly isExempt: boolean
  readonly errors: readonly RefusedQuestionLine[]
}

const refusedQuestion = (catalogue: Catalogue, path: string, rule: string): RefusedQuestionLine => {
  const question = slotAddress(catalogue, path)?.slot.question
  const message = question?.rules.find(({ name }) => name === rule)?.message ?? ''
  return { path, title: question?.title ?? '', rule, message }
}

export const stepStates = (catalogue: Catalogue, view: SurveyView): readonly StepState[] => {
  const situation = situationOf(catalogue, view.state)
  return orderOf(situation).flatMap(key => {
    const step = stepOf(situation, key)
    if (step === null) return []
    const errors = stepErrors(situation, key).map(([path, rule]) => refusedQuestion(catalogue, path, rule))
    const isSubmitted = view.state.submitted.has(key)
    const isDone = isStepDone(catalogue, view, key)
    return [{ step: key, title: step.title, isSubmitted, isDone, isExempt: isExempt(situation, step), errors }]
  })
}
