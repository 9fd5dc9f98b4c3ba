import type { Catalogue } from '../domain/engine/catalogue'
import { slotAddress } from '../domain/engine/path'
import { isExempt, orderOf, stepErrors, stepOf } from '../domain/engine/verdict'
import type { StepKey } from '../domain/language/stepKey'
import { situationOf } from '../events/state/state'
import type { View } from './live'
import { statusOf } from './validity'

/** A refused question with what the customer is told about it. */
export interface RefusedQuestion {
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
  readonly errors: readonly RefusedQuestion[]
}

const refusedQuestion = (catalogue: Catalogue, path: string, rule: string): RefusedQuestion => {
  const question = slotAddress(catalogue, path)?.slot.question
  const message = question?.rules.find(({ name }) => name === rule)?.message ?? ''
  return { path, title: question?.title ?? '', rule, message }
}

/** The steps of the visit that have a place in the side navigation, in order. */
export const stepStates = (catalogue: Catalogue, view: View): readonly StepState[] => {
  const situation = situationOf(catalogue, view.state)
  return orderOf(situation).flatMap(key => {
    const step = stepOf(situation, key)
    if (step === null) return []
    const errors = stepErrors(situation, key).map(([path, rule]) => refusedQuestion(catalogue, path, rule))
    const isSubmitted = view.state.submitted.has(key)
    const isDone = statusOf(catalogue, view, key)
    return [{ step: key, title: step.title, isSubmitted, isDone, isExempt: isExempt(situation, step), errors }]
  })
}
