import { withAnswer } from '../../domain/engine/answers'
import type { Slot } from '../../domain/engine/catalogue'
import { boxesAt, brokenRule, choosableAt, scopeAt } from '../../domain/engine/evaluation/evaluateQuestion'
import type { AnswerScope, Situation } from '../../domain/engine/situation'
import type { Answer } from '../../domain/language/answer'
import { dutchDate } from './dates'
import { thresholdsOf } from './thresholds'

const dates = (today: string, counts: readonly number[]): readonly string[] =>
  counts.map(months => dutchDate(today, { months, days: 0 }))

/** What a customer may think of, the edges of every rule among it. */
const candidates = (situation: Situation, place: AnswerScope, slot: Slot): readonly Answer[] => {
  const { question } = slot
  const { today } = situation.facts
  const { numbers, lengths, samples, months } = thresholdsOf(situation.catalogue, question)
  switch (question.kind) {
    case 'text':
      return [...samples, 'Jan', 'Anna de Wit', ...lengths.map(most => 'a'.repeat(most))]
    case 'date': {
      const isEnd = question.rules.some(({ check }) => check.tag === 'after')
      return dates(today, [-12 * 40, -12 * 10, 1, ...months, 3, 12 * 30, 12 * 300, ...(isEnd ? [12 * 400] : [])])
    }
    case 'number':
      return [...numbers, 0, 1, 2500.5]
    case 'choice':
      return choosableAt(situation, place, question, question.none).map(({ value }) => value)
    case 'boxes': {
      const shown = boxesAt(situation, place, question.boxes)
      const together = shown.filter(({ alone }) => !alone).map(({ key }) => key)
      return [...shown.map(({ key }) => [key]), together]
    }
    case 'slider':
      return [question.from, question.from + question.step, question.to - question.step, question.to]
    case 'switch':
      return [0, 1]
    case 'stored':
      return []
  }
}

/** What a customer could answer so that the question is right, found from the question's own data. */
export const rightAnswers = (situation: Situation, slot: Slot, ids: readonly string[]): readonly Answer[] => {
  const place = scopeAt(situation, slot.group, ids)
  if (place === null) return []
  const isRight = (value: Answer): boolean => {
    const tried = { ...situation, answers: withAnswer(situation.answers, { slot, ids }, value, true) }
    const there = scopeAt(tried, slot.group, ids)
    return there !== null && brokenRule(tried, there, slot) === null
  }
  return candidates(situation, place, slot).filter(isRight)
}

/** The first or the last of them; null if nothing is right. */
export const rightAnswer = (
  situation: Situation,
  slot: Slot,
  ids: readonly string[],
  prefer: 'first' | 'last',
): Answer | null => {
  const right = rightAnswers(situation, slot, ids)
  return (prefer === 'first' ? right[0] : right.at(-1)) ?? null
}
