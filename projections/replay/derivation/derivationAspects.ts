/**
 * Judges visibility, requirement, broken rule and answer of a question in a situation, and drafts the nodes that
 * explain each.
 */
import { listsTo, type SlotAddress } from '../../../domain/engine/answers'
import type { Slot } from '../../../domain/engine/catalogue'
import {
  breachBy,
  conditionHolds,
  isWithoutChoice,
  rootScope,
  scopeAt,
  valueAt,
} from '../../../domain/engine/evaluation/evaluateQuestion'
import { isEmptyAnswer } from '../../../domain/engine/kinds/kinds'
import type { AnswerScope, Situation } from '../../../domain/engine/situation'
import { isExempt } from '../../../domain/engine/steps/stepVerdict'
import { profileOf } from '../../../domain/engine/visitContext'
import type { Answer } from '../../../domain/language/answer'
import { always, type Condition } from '../../../domain/language/condition'
import { type Fault, faultIn, isRequiredRule, type Rule } from '../../../domain/language/rule'
import { comparedDrafts, conditionDrafts, questionDraft, todayDraft } from './conditionDrafts'
import {
  anyOfDrafts,
  type ConditionScope,
  conditionDraft,
  type DerivationContext,
  type DerivationDraft,
  inputsOfDrafts,
} from './derivationDraft'
import { conditionIn, slotIn } from './flippedSituation'
import { checkWords } from './ruleWords'
import type { SituationInput } from './situationInputs'

/** A condition where it is read. */
interface PlacedCondition {
  readonly conditionScope: ConditionScope
  readonly condition: Condition
}

/** All that must hold for a question to show, from its step down; null when its item is not there. */
const conditionsOf = (situation: Situation, { slot, ids }: SlotAddress): readonly PlacedCondition[] | null => {
  const gates = listsTo(slot.group).map(({ group, gate }, depth): PlacedCondition | null => {
    const scope = scopeAt(situation, group, ids.slice(0, depth))
    const condition = conditionIn(situation.catalogue, gate.condition)
    return scope === null ? null : { conditionScope: { scope, ids: ids.slice(0, depth) }, condition }
  })
  const scope = scopeAt(situation, slot.group, ids)
  const { condition } = slotIn(situation.catalogue, slot)
  const all = [...gates, scope === null ? null : { conditionScope: { scope, ids }, condition }]
  const present = all.filter(one => one !== null)
  return present.length === all.length ? present : null
}

/** Whether the question stands on a screen of this visit, if it and what it stands in show. */
const isOnScreen = (situation: Situation, { question, group: { step } }: Slot): boolean =>
  (question.kind !== 'stored' || situation.catalogue.homeOf.has(question)) &&
  step !== null &&
  !step.hasOwnScreen &&
  profileOf(situation).steps.includes(step.key)

/** Whether a customer who opens its page can see the question. */
export const isQuestionVisible = (situation: Situation, address: SlotAddress): boolean => {
  const conditions = conditionsOf(situation, address)
  return (
    conditions !== null &&
    isOnScreen(situation, address.slot) &&
    conditions.every(({ conditionScope, condition }) => conditionHolds(situation, conditionScope.scope, condition))
  )
}

const isDemanded = (situation: Situation, scope: AnswerScope, { slot }: SlotAddress): boolean =>
  !isWithoutChoice(situation, scope, slot) &&
  slotIn(situation.catalogue, slot).question.rules.some(
    rule => isRequiredRule(rule) && conditionHolds(situation, scope, rule.when),
  )

/** Whether an empty answer would be refused. */
export const isQuestionRequired = (situation: Situation, address: SlotAddress): boolean => {
  const scope = scopeAt(situation, address.slot.group, address.ids)
  return scope !== null && isQuestionVisible(situation, address) && isDemanded(situation, scope, address)
}

const isInExemptStep = (situation: Situation, { slot }: SlotAddress): boolean => {
  const { step } = slot.group
  if (step === null || step.exempt === null) return false
  const when = conditionIn(situation.catalogue, step.exempt.when)
  return isExempt(situation, { ...step, exempt: { ...step.exempt, when } })
}

const brokenAt = (situation: Situation, address: SlotAddress): string | null => {
  const slot = slotIn(situation.catalogue, address.slot)
  const scope = scopeAt(situation, slot.group, address.ids)
  if (scope === null) return null
  // As if it showed: whether it does is looked at besides.
  return breachBy(situation, scope, slot, valueAt(situation, scope, { ...slot, condition: always })).error
}

/** The rule for which the customer is refused; null where there is none, or what is wrong does not count. */
export const brokenRuleName = (situation: Situation, address: SlotAddress): string | null =>
  isQuestionVisible(situation, address) && !isInExemptStep(situation, address) ? brokenAt(situation, address) : null

/** The answer as it counts; null where its item is not there. */
export const countedAnswer = (situation: Situation, { slot, ids }: SlotAddress): Answer | null => {
  const scope = scopeAt(situation, slot.group, ids)
  return scope === null ? null : valueAt(situation, scope, slotIn(situation.catalogue, slot))
}

const itemDrafts = ({ inputs, catalogue }: DerivationContext, address: SlotAddress): readonly DerivationDraft[] => {
  const called = listsTo(address.slot.group).map(({ list }) => list.called)
  return inputs.items(address).map((input: SituationInput, depth): DerivationDraft => {
    const words = `het onderdeel '${called[depth] ?? catalogue.survey.steps[0]?.title ?? ''}' is er`
    return { inputs: [input], finish: eventsOf => ({ tag: 'fact', fact: 'item', words, because: eventsOf(input) }) }
  })
}

const step = ({ slot }: SlotAddress): Condition | null =>
  slot.group.step === null ? null : { tag: 'visits', step: slot.group.step.key }

export const visibleDrafts = (context: DerivationContext, address: SlotAddress): readonly DerivationDraft[] => {
  const { situation } = context
  const conditions = conditionsOf(situation, address) ?? []
  const parts = (one: PlacedCondition): readonly DerivationDraft[] =>
    conditionDrafts(context, one.conditionScope, one.condition)
  if (isQuestionVisible(situation, address)) return [...itemDrafts(context, address), ...conditions.flatMap(parts)]
  const visits = step(address)
  const [first] = conditions
  const isAbsentStep = visits?.tag === 'visits' && !profileOf(situation).steps.includes(visits.step)
  const failing = conditions.filter(
    ({ conditionScope, condition }) => !conditionHolds(situation, conditionScope.scope, condition),
  )
  const all =
    isAbsentStep && first !== undefined
      ? [{ conditionScope: first.conditionScope, condition: visits }, ...failing]
      : failing
  return anyOfDrafts(all.map(parts), false)
}

const ruleDraft = (rule: Rule, because: readonly DerivationDraft[], reason: string | null = null): DerivationDraft => ({
  inputs: inputsOfDrafts(because),
  finish: eventsOf => ({
    tag: 'rule',
    name: rule.name,
    message: rule.message,
    words: checkWords(rule.check),
    reason,
    because: because.map(({ finish }) => finish(eventsOf)),
  }),
})

const idleDraft = ({ name }: Rule, because: readonly DerivationDraft[]): DerivationDraft =>
  conditionDraft(
    { condition: null, words: `de regel '${name}' geldt hier nu niet`, held: false, joined: 'each' },
    because,
  )

const lendersDraft = ({ inputs }: DerivationContext, isThere: boolean): DerivationDraft => {
  const input = inputs.lenders()
  const words = isThere ? 'er is een lijst om uit te kiezen' : 'er is geen lijst om uit te kiezen'
  return { inputs: [input], finish: eventsOf => ({ tag: 'fact', fact: 'lenders', words, because: eventsOf(input) }) }
}

export const requiredDrafts = (
  context: DerivationContext,
  address: SlotAddress,
  conditionScope: ConditionScope,
): readonly DerivationDraft[] => {
  const { situation } = context
  const { question } = address.slot
  const rules = question.rules.filter(isRequiredRule)
  const hasNoChoice = isWithoutChoice(situation, conditionScope.scope, address.slot)
  const supplied = question.kind === 'choice' && question.supply !== null ? [lendersDraft(context, !hasNoChoice)] : []
  const of = (rule: Rule): readonly DerivationDraft[] => [
    ruleDraft(rule, conditionDrafts(context, conditionScope, rule.when)),
  ]
  const demanding = rules.filter(({ when }) => conditionHolds(situation, conditionScope.scope, when))
  if (!isQuestionVisible(situation, address))
    return isDemanded(situation, conditionScope.scope, address) ? visibleDrafts(context, address) : []
  if (demanding.length > 0) return hasNoChoice ? supplied : [...anyOfDrafts(demanding.map(of), true), ...supplied]
  // A rule that asks nothing now is none on which it depends: what keeps it from asking is.
  return hasNoChoice ? [] : rules.map(rule => idleDraft(rule, conditionDrafts(context, conditionScope, rule.when)))
}

const ownDraft = (context: DerivationContext, { slot }: SlotAddress, conditionScope: ConditionScope): DerivationDraft =>
  questionDraft(context, conditionScope, { ...slot, condition: always }, answer =>
    JSON.stringify(breachBy(context.situation, conditionScope.scope, slot, answer).error),
  )

/** What is wrong with a date of birth only because of the day that it is. */
const byToday: ReadonlySet<Fault | null> = new Set(['future', 'tooYoung', 'tooLongAgo'])

const refusedDraft = (
  context: DerivationContext,
  address: SlotAddress,
  conditionScope: ConditionScope,
  rule: Rule,
): DerivationDraft => {
  const { check } = rule
  const own = ownDraft(context, address, conditionScope)
  const { situation } = context
  const value = valueAt(situation, conditionScope.scope, { ...address.slot, condition: always })
  const isEmpty = isEmptyAnswer(address.slot.question, value)
  const faultWith = (other: Answer): Fault | null => faultIn(check, value, isEmpty, () => other, situation.facts.today)
  const compared = check.tag === 'after' ? comparedDrafts(context, conditionScope, check.question, faultWith) : []
  const today = check.tag === 'birthDate' && byToday.has(faultWith('')) ? [todayDraft(context)] : []
  const { reason } = breachBy(situation, conditionScope.scope, address.slot, value)
  return ruleDraft(rule, [own, ...compared, ...today, ...conditionDrafts(context, conditionScope, rule.when)], reason)
}

export const brokenRuleDrafts = (
  context: DerivationContext,
  address: SlotAddress,
  conditionScope: ConditionScope,
): readonly DerivationDraft[] => {
  const { situation, catalogue } = context
  const { slot } = address
  const broken = slot.question.rules.find(({ name }) => name === brokenAt(situation, address))
  if (broken === undefined)
    return isQuestionVisible(situation, address) &&
      slot.question.rules.length > 0 &&
      !isInExemptStep(situation, address)
      ? [ownDraft(context, address, conditionScope)]
      : []
  const [first] = catalogue.groups
  const root = first === undefined ? null : rootScope(situation, first)
  const exempt = isInExemptStep(situation, address) ? (slot.group.step?.exempt ?? null) : null
  const exemption =
    exempt === null || root === null ? [] : [conditionDrafts(context, { scope: root, ids: [] }, exempt.when)]
  const hidden = isQuestionVisible(situation, address) ? [] : [visibleDrafts(context, address)]
  const all = [...hidden, ...exemption]
  return all.length > 0 ? anyOfDrafts(all, false) : [refusedDraft(context, address, conditionScope, broken)]
}

export const answerDrafts = (
  context: DerivationContext,
  { slot, ids }: SlotAddress,
  conditionScope: ConditionScope,
) => ({
  items: itemDrafts(context, { slot, ids }),
  own: questionDraft(context, conditionScope, slot, answer => JSON.stringify(answer)),
})
