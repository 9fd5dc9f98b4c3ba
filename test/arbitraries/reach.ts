import { listsTo, withAnswer, withItem } from '../../domain/engine/answers'
import type { Group, Slot } from '../../domain/engine/catalogue'
import {
  boxesAt,
  choosableAt,
  conditionHolds,
  isVisible,
  scopeAt,
} from '../../domain/engine/evaluation/evaluateQuestion'
import type { Situation } from '../../domain/engine/situation'
import { conditionByFacts } from '../../domain/engine/visitContext'
import type { Answer } from '../../domain/language/answer'
import type { Condition, Readable } from '../../domain/language/condition'
import { dutchDate } from './dates'

/** The id of every item that is made on the way. */
const itemId = 'item'

export const idsTo = (group: Group): readonly string[] => listsTo(group).map(() => itemId)

/** What a question can be answered with, the office's lists and conditions of its options taken into account. */
const answersTo = (situation: Situation, slot: Slot): readonly Answer[] => {
  const { question } = slot
  const place = scopeAt(situation, slot.group, idsTo(slot.group))
  if (place === null) return []
  switch (question.kind) {
    case 'choice':
      return [...choosableAt(situation, place, question, question.none).map(({ value }) => value), question.none]
    case 'boxes':
      return [...boxesAt(situation, place, question.boxes).map(({ key }) => [key]), []]
    case 'date':
      return [dutchDate(situation.facts.today, { months: -12 * 100, days: 0 }), '']
    case 'switch':
      return [1, 0]
    default:
      return []
  }
}

/** A situation in which the question, shown, has an answer that makes the condition come out so; null if none does. */
const answered = (
  situation: Situation,
  group: Group,
  question: Readable,
  condition: Condition,
  wanted: boolean,
): Situation | null => {
  const slot = situation.catalogue.slotOf.get(question)
  const shown = slot === undefined ? null : bring(situation, slot.group, slot.condition, true)
  if (slot === undefined || shown === null) return null
  return (
    answersTo(shown, slot)
      .map(value => ({
        ...shown,
        answers: withAnswer(shown.answers, { slot, ids: idsTo(slot.group) }, value, true),
      }))
      .find(tried => says(tried, group, condition) === wanted) ?? null
  )
}

const says = (situation: Situation, group: Group, condition: Condition): boolean | null => {
  const place = scopeAt(situation, group, idsTo(group))
  return place === null ? null : conditionHolds(situation, place, condition)
}

/** One after the other, each keeping what the ones before it brought about. */
const together = (
  situation: Situation,
  group: Group,
  conditions: readonly Condition[],
  wanted: boolean,
): Situation | null =>
  conditions.reduce<Situation | null>((now, one) => (now === null ? null : bring(now, group, one, wanted)), situation)

const oneOf = (situation: Situation, group: Group, conditions: readonly Condition[], wanted: boolean) =>
  conditions.map(one => bring(situation, group, one, wanted)).find(found => found !== null) ?? null

const attempt = (situation: Situation, group: Group, condition: Condition, wanted: boolean): Situation | null => {
  switch (condition.tag) {
    case 'always':
    case 'fact':
    case 'visits':
      return conditionByFacts(situation, condition) === wanted ? situation : null
    case 'is':
    case 'ticked':
    case 'olderThan':
      return answered(situation, group, condition.question, condition, wanted)
    case 'not':
      return bring(situation, group, condition.of, !wanted)
    case 'all':
      return (wanted ? together : oneOf)(situation, group, condition.of, wanted)
    case 'any':
      return (wanted ? oneOf : together)(situation, group, condition.of, wanted)
  }
}

/** A situation that customers can bring about in which the condition comes out as wanted; null if there is none. */
const bring = (situation: Situation, group: Group, condition: Condition, wanted: boolean): Situation | null => {
  if (says(situation, group, condition) === wanted) return situation
  const found = attempt(situation, group, condition, wanted)
  return found !== null && says(found, group, condition) === wanted ? found : null
}

/** With an item in each list that leads to the group. */
const withItems = (situation: Situation, group: Group): Situation | null => {
  if (group.within === null) return situation
  const around = withItems(situation, group.within.group)
  const list = group.within
  const open = around === null ? null : bring(around, list.group, list.gate.condition, true)
  return open && { ...open, answers: withItem(open.answers, { list, ids: idsTo(list.group) }, itemId) }
}

/** With a lender, where the question is which of its products it is. */
const withLender = (situation: Situation, { question, group }: Slot): Situation => {
  const supply = question.kind === 'choice' ? question.supply : null
  const lender = supply?.from === 'products' ? situation.catalogue.slotOf.get(supply.of) : undefined
  const [value] = lender === undefined ? [] : answersTo(situation, lender)
  if (lender === undefined || value === undefined) return situation
  return { ...situation, answers: withAnswer(situation.answers, { slot: lender, ids: idsTo(group) }, value, true) }
}

/** A situation in which answers hide the question, in an item where it stands in one; null when none do. */
export const hide = (situation: Situation, slot: Slot): Situation | null => {
  const there = withItems(situation, slot.group)
  const hidden = there === null ? null : bring(there, slot.group, slot.condition, false)
  const place = hidden === null ? null : scopeAt(hidden, slot.group, idsTo(slot.group))
  return hidden !== null && place !== null && !isVisible(hidden, place, slot) ? hidden : null
}

/** A situation in which the question shows; null when no answers lead to it. */
export const reach = (situation: Situation, slot: Slot): Situation | null => {
  const there = withItems(situation, slot.group)
  const shown = there === null ? null : bring(withLender(there, slot), slot.group, slot.condition, true)
  const place = shown === null ? null : scopeAt(shown, slot.group, idsTo(slot.group))
  return shown !== null && place !== null && isVisible(shown, place, slot) ? shown : null
}
