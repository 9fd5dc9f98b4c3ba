/**
 * Judges a step: which questions are refused by which rule, which step follows, whether it counts as done anyway, and
 * which open questions are assumed to be 'Nee'.
 */

import type { Step } from '../../language/section'
import type { StepKey } from '../../language/stepKey'
import type { Slot } from '../catalogue'
import { brokenRule, conditionHolds, isVisible, rootScope, valueAt } from '../evaluation/evaluateQuestion'
import { slotPath } from '../path'
import type { AnswerScope, Situation } from '../situation'
import { nextStep, orderOf, stepConditionHolds, stepOf } from './stepOrder'

/** A refused question: its path and the name of the rule it breaks. */
export type QuestionRefusal = readonly [path: string, rule: string]

/** What 'Volgende stap' answers: every refused question in screen order, and the step that follows or null. */
export interface StepVerdict {
  readonly errors: readonly QuestionRefusal[]
  readonly next: StepKey | null
}

/** What is found at the questions of a section or item and of the items in it that show, in screen order. */
type Finder<A> = (scope: AnswerScope, slot: Slot, ids: readonly string[]) => readonly A[]

const findWithin = <A>(
  situation: Situation,
  scope: AnswerScope,
  ids: readonly string[],
  find: Finder<A>,
): readonly A[] =>
  scope.group.order.flatMap(entry => {
    if (entry.kind === 'slot') return find(scope, entry, ids)
    const list = scope.answers.lists[entry.index]
    if (list === undefined || !conditionHolds(situation, scope, entry.gate.condition)) return []
    return list.items.flatMap((answers, at) =>
      findWithin(situation, { group: entry.item, answers, outer: scope }, [...ids, list.ids[at] ?? ''], find),
    )
  })

const findInStep = <A>(situation: Situation, key: StepKey, find: Finder<A>): readonly A[] => {
  const step = stepOf(situation, key)
  if (step === null || isExempt(situation, step)) return []
  return (situation.catalogue.sectionsOf.get(key) ?? []).flatMap(group => {
    const scope = rootScope(situation, group)
    return scope === null ? [] : findWithin(situation, scope, [], find)
  })
}

/** Whether the step counts as done whatever is answered (over 65, spec 2 section 4). */
export const isExempt = (situation: Situation, step: Step): boolean =>
  step.exempt !== null && stepConditionHolds(situation, step.exempt.when)

/** Every question of the step that is asked and not right, in screen order. */
export const stepErrors = (situation: Situation, key: StepKey): readonly QuestionRefusal[] =>
  findInStep(situation, key, (scope, slot, ids) => {
    const broken = brokenRule(situation, scope, slot)
    return broken === null ? [] : [[slotPath(slot, ids), broken] as const]
  })

/** The paths of the questions that show, stand open and are assumed to be 'Nee', in screen order. */
export const assumedPaths = (situation: Situation, key: StepKey): readonly string[] =>
  findInStep(situation, key, (scope, slot, ids) => {
    const { question } = slot
    if (question.kind !== 'choice' || question.assumes === null || !isVisible(situation, scope, slot)) return []
    return valueAt(situation, scope, slot) === question.none ? [slotPath(slot, ids)] : []
  })

/**
 * `complete` is judged by every step of the order: it refuses with all their errors and leads to the first that has any
 * (checklist OPEN-14).
 */
export const stepVerdictOf = (situation: Situation, key: StepKey): StepVerdict => {
  const order = orderOf(situation)
  if (key !== 'complete') {
    const errors = stepErrors(situation, key)
    return { errors, next: errors.length === 0 ? nextStep(order, key) : null }
  }
  const refused = order.flatMap(step => stepErrors(situation, step).map(error => ({ step, error })))
  return { errors: refused.map(({ error }) => error), next: refused[0]?.step ?? nextStep(order, key) }
}
