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
import { comparedDraft, conditionDrafts, questionDraft, todayDraft } from './conditionDrafts'
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
interface Placed {
  readonly spot: ConditionScope
  readonly condition: Condition
}

/** All that must hold for a question to show, from its step down; null when its item is not there. */
const conditionsOf = (situation: Situation, { slot, ids }: SlotAddress): readonly Placed[] | null => {
  const gates = listsTo(slot.group).map(({ group, gate }, depth): Placed | null => {
    const place = scopeAt(situation, group, ids.slice(0, depth))
    const condition = conditionIn(situation.catalogue, gate.condition)
    return place === null ? null : { spot: { place, ids: ids.slice(0, depth) }, condition }
  })
  const place = scopeAt(situation, slot.group, ids)
  const { condition } = slotIn(situation.catalogue, slot)
  const all = [...gates, place === null ? null : { spot: { place, ids }, condition }]
  const there = all.filter(one => one !== null)
  return there.length === all.length ? there : null
}

/** Whether the question stands on a screen of this visit, if it and what it stands in show. */
const isOnScreen = (situation: Situation, { question, group: { step } }: Slot): boolean =>
  (question.kind !== 'stored' || situation.catalogue.homeOf.has(question)) &&
  step !== null &&
  !step.hasOwnScreen &&
  profileOf(situation).steps.includes(step.key)

/** Whether a customer who comes to its page can see the question. */
export const isQuestionVisible = (situation: Situation, address: SlotAddress): boolean => {
  const conditions = conditionsOf(situation, address)
  return (
    conditions !== null &&
    isOnScreen(situation, address.slot) &&
    conditions.every(({ spot, condition }) => conditionHolds(situation, spot.place, condition))
  )
}

const isDemanded = (situation: Situation, place: AnswerScope, { slot }: SlotAddress): boolean =>
  !isWithoutChoice(situation, place, slot) &&
  slotIn(situation.catalogue, slot).question.rules.some(
    rule => isRequiredRule(rule) && conditionHolds(situation, place, rule.when),
  )

/** Whether an empty answer would be refused. */
export const isQuestionRequired = (situation: Situation, address: SlotAddress): boolean => {
  const place = scopeAt(situation, address.slot.group, address.ids)
  return place !== null && isQuestionVisible(situation, address) && isDemanded(situation, place, address)
}

const isInExemptStep = (situation: Situation, { slot }: SlotAddress): boolean => {
  const { step } = slot.group
  if (step === null || step.exempt === null) return false
  const when = conditionIn(situation.catalogue, step.exempt.when)
  return isExempt(situation, { ...step, exempt: { ...step.exempt, when } })
}

const brokenAt = (situation: Situation, address: SlotAddress): string | null => {
  const slot = slotIn(situation.catalogue, address.slot)
  const place = scopeAt(situation, slot.group, address.ids)
  if (place === null) return null
  // As if it showed: whether it does is looked at besides.
  return breachBy(situation, place, slot, valueAt(situation, place, { ...slot, condition: always })).error
}

/** The rule for which the customer is refused; null where there is none, or what is wrong does not count. */
export const brokenRuleName = (situation: Situation, address: SlotAddress): string | null =>
  isQuestionVisible(situation, address) && !isInExemptStep(situation, address) ? brokenAt(situation, address) : null

/** The answer as it counts; null where its item is not there. */
export const countedAnswer = (situation: Situation, { slot, ids }: SlotAddress): Answer | null => {
  const place = scopeAt(situation, slot.group, ids)
  return place === null ? null : valueAt(situation, place, slotIn(situation.catalogue, slot))
}

const itemDrafts = ({ levers, catalogue }: DerivationContext, address: SlotAddress): readonly DerivationDraft[] => {
  const called = listsTo(address.slot.group).map(({ list }) => list.called)
  return levers.items(address).map((lever: SituationInput, depth): DerivationDraft => {
    const words = `het onderdeel '${called[depth] ?? catalogue.survey.steps[0]?.title ?? ''}' is er`
    return { levers: [lever], finish: told => ({ tag: 'fact', fact: 'item', words, because: told(lever) }) }
  })
}

const step = ({ slot }: SlotAddress): Condition | null =>
  slot.group.step === null ? null : { tag: 'visits', step: slot.group.step.key }

export const visibleDrafts = (asking: DerivationContext, address: SlotAddress): readonly DerivationDraft[] => {
  const { situation } = asking
  const conditions = conditionsOf(situation, address) ?? []
  const parts = (one: Placed): readonly DerivationDraft[] => conditionDrafts(asking, one.spot, one.condition)
  if (isQuestionVisible(situation, address)) return [...itemDrafts(asking, address), ...conditions.flatMap(parts)]
  const visits = step(address)
  const [first] = conditions
  const isOut = visits?.tag === 'visits' && !profileOf(situation).steps.includes(visits.step)
  const failing = conditions.filter(({ spot, condition }) => !conditionHolds(situation, spot.place, condition))
  const all = isOut && first !== undefined ? [{ spot: first.spot, condition: visits }, ...failing] : failing
  return anyOfDrafts(all.map(parts), false)
}

const ruleDraft = (rule: Rule, because: readonly DerivationDraft[], reason: string | null = null): DerivationDraft => ({
  levers: inputsOfDrafts(because),
  finish: told => ({
    tag: 'rule',
    name: rule.name,
    message: rule.message,
    words: checkWords(rule.check),
    reason,
    because: because.map(({ finish }) => finish(told)),
  }),
})

const idleDraft = ({ name }: Rule, because: readonly DerivationDraft[]): DerivationDraft =>
  conditionDraft(
    { condition: null, words: `de regel '${name}' geldt hier nu niet`, held: false, joined: 'each' },
    because,
  )

const lendersDraft = ({ levers }: DerivationContext, isThere: boolean): DerivationDraft => {
  const lever = levers.lenders()
  const words = isThere ? 'er is een lijst om uit te kiezen' : 'er is geen lijst om uit te kiezen'
  return { levers: [lever], finish: told => ({ tag: 'fact', fact: 'lenders', words, because: told(lever) }) }
}

export const requiredDrafts = (
  asking: DerivationContext,
  address: SlotAddress,
  spot: ConditionScope,
): readonly DerivationDraft[] => {
  const { situation } = asking
  const { question } = address.slot
  const rules = question.rules.filter(isRequiredRule)
  const isOff = isWithoutChoice(situation, spot.place, address.slot)
  const supplied = question.kind === 'choice' && question.supply !== null ? [lendersDraft(asking, !isOff)] : []
  const of = (rule: Rule): readonly DerivationDraft[] => [ruleDraft(rule, conditionDrafts(asking, spot, rule.when))]
  const demanding = rules.filter(({ when }) => conditionHolds(situation, spot.place, when))
  if (!isQuestionVisible(situation, address))
    return isDemanded(situation, spot.place, address) ? visibleDrafts(asking, address) : []
  if (demanding.length > 0) return isOff ? supplied : [...anyOfDrafts(demanding.map(of), true), ...supplied]
  // A rule that asks nothing now is none on which it depends: what keeps it from asking is.
  return isOff ? [] : rules.map(rule => idleDraft(rule, conditionDrafts(asking, spot, rule.when)))
}

const ownDraft = (asking: DerivationContext, { slot }: SlotAddress, spot: ConditionScope): DerivationDraft =>
  questionDraft(asking, spot, { ...slot, condition: always }, answer =>
    JSON.stringify(breachBy(asking.situation, spot.place, slot, answer).error),
  )

/** What is wrong with a date of birth only because of the day that it is. */
const byToday: ReadonlySet<Fault | null> = new Set(['future', 'tooYoung', 'tooLongAgo'])

const refusedDraft = (
  asking: DerivationContext,
  address: SlotAddress,
  spot: ConditionScope,
  rule: Rule,
): DerivationDraft => {
  const { check } = rule
  const own = ownDraft(asking, address, spot)
  const { situation } = asking
  const value = valueAt(situation, spot.place, { ...address.slot, condition: always })
  const isEmpty = isEmptyAnswer(address.slot.question, value)
  const faultWith = (other: Answer): Fault | null => faultIn(check, value, isEmpty, () => other, situation.facts.today)
  const compared = check.tag === 'after' ? comparedDraft(asking, spot, check.question, faultWith) : []
  const today = check.tag === 'birthDate' && byToday.has(faultWith('')) ? [todayDraft(asking)] : []
  const { reason } = breachBy(situation, spot.place, address.slot, value)
  return ruleDraft(rule, [own, ...compared, ...today, ...conditionDrafts(asking, spot, rule.when)], reason)
}

export const brokenRuleDrafts = (
  asking: DerivationContext,
  address: SlotAddress,
  spot: ConditionScope,
): readonly DerivationDraft[] => {
  const { situation, catalogue } = asking
  const { slot } = address
  const broken = slot.question.rules.find(({ name }) => name === brokenAt(situation, address))
  if (broken === undefined)
    return isQuestionVisible(situation, address) &&
      slot.question.rules.length > 0 &&
      !isInExemptStep(situation, address)
      ? [ownDraft(asking, address, spot)]
      : []
  const [first] = catalogue.groups
  const root = first === undefined ? null : rootScope(situation, first)
  const exempt = isInExemptStep(situation, address) ? (slot.group.step?.exempt ?? null) : null
  const freed = exempt === null || root === null ? [] : [conditionDrafts(asking, { place: root, ids: [] }, exempt.when)]
  const hidden = isQuestionVisible(situation, address) ? [] : [visibleDrafts(asking, address)]
  const all = [...hidden, ...freed]
  return all.length > 0 ? anyOfDrafts(all, false) : [refusedDraft(asking, address, spot, broken)]
}

export const answerDrafts = (asking: DerivationContext, { slot, ids }: SlotAddress, spot: ConditionScope) => ({
  items: itemDrafts(asking, { slot, ids }),
  own: questionDraft(asking, spot, slot, answer => JSON.stringify(answer)),
})
