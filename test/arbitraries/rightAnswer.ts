import type { Answer } from '../../domain/answer'
import { groupAt, withAnswer } from '../../domain/answers'
import type { Slot } from '../../domain/catalogue'
import { brokenRule, optionsAt, type Place, type Situation } from '../../domain/reading'
import { dutchDate } from './dates'
import { thresholdsOf } from './thresholds'

/** The place of an item or section, with the items around it; null when it is not there. */
export const placeOf = (situation: Situation, slot: Slot, ids: readonly string[]): Place | null => {
  const at = (group: Slot['group'], on: readonly string[]): Place | null => {
    const answers = groupAt(situation.answers, group, on)
    if (answers === null) return null
    return { group, answers, around: group.within === null ? null : at(group.within.group, on.slice(0, -1)) }
  }
  return at(slot.group, ids)
}

const candidates = (situation: Situation, place: Place, slot: Slot): readonly Answer[] => {
  const { question } = slot
  const { today } = situation.facts
  const { numbers, samples } = thresholdsOf(situation.catalogue, question)
  switch (question.kind) {
    case 'text':
      return [...samples, 'Jan']
    case 'date': {
      const isEnd = question.rules.some(({ check }) => check.tag === 'after')
      const months = [-12 * 40, -12 * 10, 1, 12 * 30, 12 * 300, ...(isEnd ? [12 * 400] : [])]
      return months.map(count => dutchDate(today, { months: count, days: 0 }))
    }
    case 'number':
      return [...numbers, 0]
    case 'choice':
      if (question.supply !== null) return ['supplied']
      return optionsAt(situation, place, question.options, question.none).map(({ value }) => value)
    case 'boxes':
      return question.boxes.map(({ key }) => [key])
    case 'slider':
      return [question.from, question.to]
    case 'switch':
      return [0, 1]
    case 'stored':
      return []
  }
}

/** What a customer could answer so that the question is right, found from the question's own data; null if nothing is. */
export const rightAnswer = (
  situation: Situation,
  slot: Slot,
  ids: readonly string[],
  prefer: 'first' | 'last',
): Answer | null => {
  const place = placeOf(situation, slot, ids)
  if (place === null) return null
  const isRight = (value: Answer): boolean => {
    const tried = { ...situation, answers: withAnswer(situation.answers, { slot, ids }, value, true) }
    const there = placeOf(tried, slot, ids)
    return there !== null && brokenRule(tried, there, slot) === null
  }
  const right = candidates(situation, place, slot).filter(isRight)
  return (prefer === 'first' ? right[0] : right[right.length - 1]) ?? null
}
