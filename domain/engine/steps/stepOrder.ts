/**
 * The order of a visit's steps as the answers stand: which come, which is before or after another, which only tell
 * something, and which the side navigation shows.
 */

import type { Condition } from '../../language/condition'
import type { Step } from '../../language/section'
import type { StepKey } from '../../language/stepKey'
import { conditionHolds, rootScope } from '../evaluation/evaluateQuestion'
import type { Situation } from '../situation'
import { conditionByFacts, profileOf, type VisitContext } from '../visitContext'

/** The step that follows; null after the last one, and for a step that is not in the order (checklist OPEN-15). */
export const nextStep = (order: readonly StepKey[], step: StepKey): StepKey | null =>
  order.includes(step) ? (order[order.indexOf(step) + 1] ?? null) : null

/** The step before; 'error' for one that is not in the order or has none before it (NAV-55). */
export const previousStep = (order: readonly StepKey[], step: StepKey): StepKey | 'error' =>
  order[order.indexOf(step) - 1] ?? 'error'

/** Whether its button reads 'Laatste stap': what follows is sending (checklist OPEN-16). */
export const isLastStep = (order: readonly StepKey[], step: StepKey): boolean => nextStep(order, step) === 'complete'

/** What the side navigation shows (checklist OPEN-17). */
export const sideNavigationSteps = (order: readonly StepKey[]): readonly StepKey[] =>
  order.filter(step => step !== 'intro' && step !== 'success')

/** The first step that asks something: filling in oneself passes by the retrieval. */
export const firstAskingStep = (order: readonly StepKey[]): StepKey =>
  order.find(step => step !== 'intro' && step !== 'aqopi') ?? 'complete'

export const stepOf = ({ catalogue }: VisitContext, key: StepKey): Step | null => catalogue.stepAt.get(key) ?? null

/** A step's own conditions belong to no section: they read from the first. */
export const stepConditionHolds = (situation: Situation, condition: Condition): boolean => {
  const [group] = situation.catalogue.groups
  const scope = group === undefined ? null : rootScope(situation, group)
  return scope !== null && conditionHolds(situation, scope, condition)
}

/** The steps of this visit as the answers stand (checklist OPEN-12: some come only with a partner). */
export const orderOf = (situation: Situation): readonly StepKey[] =>
  profileOf(situation).steps.filter(key => {
    const comesWhen = stepOf(situation, key)?.comesWhen ?? null
    return comesWhen === null || stepConditionHolds(situation, comesWhen)
  })

/** Whether the step only tells something now, and goes on by itself (checklist OPEN-73). */
export const isAutoAdvanced = (context: VisitContext, key: StepKey): boolean => {
  const passesWhen = stepOf(context, key)?.passesWhen ?? null
  return passesWhen !== null && conditionByFacts(context, passesWhen) === true
}

/** Where 'Vorige' leads: over the steps that only tell something; 'error' where there is none before it (NAV-55). */
export const stepBefore = (situation: Situation, key: StepKey): StepKey | 'error' =>
  previousStep(
    orderOf(situation).filter(other => other === key || !isAutoAdvanced(situation, other)),
    key,
  )
