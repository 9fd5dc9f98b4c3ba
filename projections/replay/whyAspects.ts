import { listsTo, type SlotAddress } from '../../domain/engine/answers'
import { profileOf } from '../../domain/engine/asked'
import type { Slot } from '../../domain/engine/catalogue'
import { isEmptyAnswer } from '../../domain/engine/kinds/kinds'
import { brokenBy, holds, isWithoutChoice, placeAt, rootPlace, valueAt } from '../../domain/engine/reading'
import type { Place, Situation } from '../../domain/engine/situation'
import { isExempt } from '../../domain/engine/verdict'
import type { Answer } from '../../domain/language/answer'
import { always, type Condition } from '../../domain/language/condition'
import { type Fault, faultIn, isDemand, type Rule } from '../../domain/language/rule'
import type { Lever } from './levers'
import { conditionIn, slotIn } from './otherwise'
import { checkWords } from './ruleWords'
import { comparedDraft, questionDraft, relevant, todayDraft } from './whyCondition'
import { type Asking, anyOf, conditionDraft, type Draft, leversOf, type Spot } from './whyDraft'

/** A condition where it is read. */
interface Placed {
  readonly spot: Spot
  readonly condition: Condition
}

/** All that must hold for a question to show, from its step down; null when its item is not there. */
const conditionsOf = (situation: Situation, { slot, ids }: SlotAddress): readonly Placed[] | null => {
  const gates = listsTo(slot.group).map(({ group, gate }, depth): Placed | null => {
    const place = placeAt(situation, group, ids.slice(0, depth))
    const condition = conditionIn(situation.catalogue, gate.condition)
    return place === null ? null : { spot: { place, ids: ids.slice(0, depth) }, condition }
  })
  const place = placeAt(situation, slot.group, ids)
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
export const isShown = (situation: Situation, address: SlotAddress): boolean => {
  const conditions = conditionsOf(situation, address)
  return (
    conditions !== null &&
    isOnScreen(situation, address.slot) &&
    conditions.every(({ spot, condition }) => holds(situation, spot.place, condition))
  )
}

const isDemanded = (situation: Situation, place: Place, { slot }: SlotAddress): boolean =>
  !isWithoutChoice(situation, place, slot) &&
  slotIn(situation.catalogue, slot).question.rules.some(rule => isDemand(rule) && holds(situation, place, rule.when))

/** Whether an empty answer would be refused. */
export const isDemandedNow = (situation: Situation, address: SlotAddress): boolean => {
  const place = placeAt(situation, address.slot.group, address.ids)
  return place !== null && isShown(situation, address) && isDemanded(situation, place, address)
}

const isInExemptStep = (situation: Situation, { slot }: SlotAddress): boolean => {
  const { step } = slot.group
  if (step === null || step.exempt === null) return false
  const when = conditionIn(situation.catalogue, step.exempt.when)
  return isExempt(situation, { ...step, exempt: { ...step.exempt, when } })
}

const brokenAt = (situation: Situation, address: SlotAddress): string | null => {
  const slot = slotIn(situation.catalogue, address.slot)
  const place = placeAt(situation, slot.group, address.ids)
  if (place === null) return null
  // As if it showed: whether it does is looked at besides.
  return brokenBy(situation, place, slot, valueAt(situation, place, { ...slot, condition: always })).error
}

/** The rule for which the customer is refused; null where there is none, or what is wrong does not count. */
export const refusedBy = (situation: Situation, address: SlotAddress): string | null =>
  isShown(situation, address) && !isInExemptStep(situation, address) ? brokenAt(situation, address) : null

/** The answer as it counts; null where its item is not there. */
export const countedAt = (situation: Situation, { slot, ids }: SlotAddress): Answer | null => {
  const place = placeAt(situation, slot.group, ids)
  return place === null ? null : valueAt(situation, place, slotIn(situation.catalogue, slot))
}

const itemDrafts = ({ levers, catalogue }: Asking, address: SlotAddress): readonly Draft[] => {
  const called = listsTo(address.slot.group).map(({ list }) => list.called)
  return levers.items(address).map((lever: Lever, depth): Draft => {
    const words = `het onderdeel '${called[depth] ?? catalogue.survey.steps[0]?.title ?? ''}' is er`
    return { levers: [lever], finish: told => ({ tag: 'fact', fact: 'item', words, because: told(lever) }) }
  })
}

const step = ({ slot }: SlotAddress): Condition | null =>
  slot.group.step === null ? null : { tag: 'visits', step: slot.group.step.key }

export const shownDrafts = (asking: Asking, address: SlotAddress): readonly Draft[] => {
  const { situation } = asking
  const conditions = conditionsOf(situation, address) ?? []
  const parts = (one: Placed): readonly Draft[] => relevant(asking, one.spot, one.condition)
  if (isShown(situation, address)) return [...itemDrafts(asking, address), ...conditions.flatMap(parts)]
  const visits = step(address)
  const [first] = conditions
  const isOut = visits?.tag === 'visits' && !profileOf(situation).steps.includes(visits.step)
  const failing = conditions.filter(({ spot, condition }) => !holds(situation, spot.place, condition))
  const all = isOut && first !== undefined ? [{ spot: first.spot, condition: visits }, ...failing] : failing
  return anyOf(all.map(parts), false)
}

const ruleDraft = (rule: Rule, because: readonly Draft[], reason: string | null = null): Draft => ({
  levers: leversOf(because),
  finish: told => ({
    tag: 'rule',
    name: rule.name,
    message: rule.message,
    words: checkWords(rule.check),
    reason,
    because: because.map(({ finish }) => finish(told)),
  }),
})

const idleDraft = ({ name }: Rule, because: readonly Draft[]): Draft =>
  conditionDraft(
    { condition: null, words: `de regel '${name}' geldt hier nu niet`, held: false, joined: 'each' },
    because,
  )

const lendersDraft = ({ levers }: Asking, isThere: boolean): Draft => {
  const lever = levers.lenders()
  const words = isThere ? 'er is een lijst om uit te kiezen' : 'er is geen lijst om uit te kiezen'
  return { levers: [lever], finish: told => ({ tag: 'fact', fact: 'lenders', words, because: told(lever) }) }
}

export const demandedDrafts = (asking: Asking, address: SlotAddress, spot: Spot): readonly Draft[] => {
  const { situation } = asking
  const { question } = address.slot
  const rules = question.rules.filter(isDemand)
  const isOff = isWithoutChoice(situation, spot.place, address.slot)
  const supplied = question.kind === 'choice' && question.supply !== null ? [lendersDraft(asking, !isOff)] : []
  const of = (rule: Rule): readonly Draft[] => [ruleDraft(rule, relevant(asking, spot, rule.when))]
  const demanding = rules.filter(({ when }) => holds(situation, spot.place, when))
  if (!isShown(situation, address))
    return isDemanded(situation, spot.place, address) ? shownDrafts(asking, address) : []
  if (demanding.length > 0) return isOff ? supplied : [...anyOf(demanding.map(of), true), ...supplied]
  // A rule that asks nothing now is none on which it depends: what keeps it from asking is.
  return isOff ? [] : rules.map(rule => idleDraft(rule, relevant(asking, spot, rule.when)))
}

const ownDraft = (asking: Asking, { slot }: SlotAddress, spot: Spot): Draft =>
  questionDraft(asking, spot, { ...slot, condition: always }, answer =>
    JSON.stringify(brokenBy(asking.situation, spot.place, slot, answer).error),
  )

/** What is wrong with a date of birth only because of the day that it is. */
const byToday: ReadonlySet<Fault | null> = new Set(['future', 'tooYoung', 'tooLongAgo'])

const refusedDraft = (asking: Asking, address: SlotAddress, spot: Spot, rule: Rule): Draft => {
  const { check } = rule
  const own = ownDraft(asking, address, spot)
  const { situation } = asking
  const value = valueAt(situation, spot.place, { ...address.slot, condition: always })
  const isEmpty = isEmptyAnswer(address.slot.question, value)
  const faultWith = (other: Answer): Fault | null => faultIn(check, value, isEmpty, () => other, situation.facts.today)
  const compared = check.tag === 'after' ? comparedDraft(asking, spot, check.question, faultWith) : []
  const today = check.tag === 'birthDate' && byToday.has(faultWith('')) ? [todayDraft(asking)] : []
  const { reason } = brokenBy(situation, spot.place, address.slot, value)
  return ruleDraft(rule, [own, ...compared, ...today, ...relevant(asking, spot, rule.when)], reason)
}

export const refusedDrafts = (asking: Asking, address: SlotAddress, spot: Spot): readonly Draft[] => {
  const { situation, catalogue } = asking
  const { slot } = address
  const broken = slot.question.rules.find(({ name }) => name === brokenAt(situation, address))
  if (broken === undefined)
    return isShown(situation, address) && slot.question.rules.length > 0 && !isInExemptStep(situation, address)
      ? [ownDraft(asking, address, spot)]
      : []
  const [first] = catalogue.groups
  const root = first === undefined ? null : rootPlace(situation, first)
  const exempt = isInExemptStep(situation, address) ? (slot.group.step?.exempt ?? null) : null
  const freed = exempt === null || root === null ? [] : [relevant(asking, { place: root, ids: [] }, exempt.when)]
  const hidden = isShown(situation, address) ? [] : [shownDrafts(asking, address)]
  const all = [...hidden, ...freed]
  return all.length > 0 ? anyOf(all, false) : [refusedDraft(asking, address, spot, broken)]
}

export const countedDrafts = (asking: Asking, { slot, ids }: SlotAddress, spot: Spot) => ({
  items: itemDrafts(asking, { slot, ids }),
  own: questionDraft(asking, spot, slot, answer => JSON.stringify(answer)),
})
