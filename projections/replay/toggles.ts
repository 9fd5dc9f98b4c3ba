import { isAsked } from '../../domain/engine/asked'
import type { Slot } from '../../domain/engine/catalogue'
import { holds, valueAt } from '../../domain/engine/reading'
import type { Situation } from '../../domain/engine/situation'
import { type Answer, sameAnswer } from '../../domain/language/answer'
import { always, type Condition, not } from '../../domain/language/condition'
import type { Question } from '../../domain/language/question'
import type { Spot } from './whyDraft'
import type { Counts } from './whyNode'

/** A condition that a question's answer may rest on, with what the answer would be if it came out otherwise. */
export interface Toggle {
  readonly condition: Condition
  readonly value: () => Answer
}

/** Whether it shows, whether its answer is presumed, and whether what is chosen is offered. */
export const toggles = (situation: Situation, { place }: Spot, slot: Slot): readonly Toggle[] => {
  const { question, condition } = slot
  const answerOf = (asked: Question, shownWhen: Condition): Answer =>
    valueAt(situation, place, { ...slot, question: asked, condition: shownWhen })
  const other = (one: Condition): Condition => (holds(situation, place, one) ? not(always) : always)
  /** One of what there is to choose, as if it were offered otherwise. */
  const offered = <A extends { readonly shownWhen: Condition }>(
    all: readonly A[],
    asked: (all: readonly A[]) => Question,
  ) =>
    all
      .filter(({ shownWhen }) => shownWhen.tag !== 'always')
      .map(one => ({
        condition: one.shownWhen,
        value: () =>
          answerOf(
            asked(all.map(each => (each === one ? { ...one, shownWhen: other(one.shownWhen) } : each))),
            condition,
          ),
      }))
  const { presumed } = question
  const isPresumed = presumed !== null && holds(situation, place, presumed.when)
  return [
    ...(isAsked(situation, slot) ? [{ condition, value: () => answerOf(question, other(condition)) }] : []),
    ...(isPresumed
      ? [{ condition: presumed.when, value: () => answerOf({ ...question, presumed: null }, condition) }]
      : []),
    ...(question.kind === 'choice' && question.supply === null
      ? offered(question.options, options => ({ ...question, options }))
      : []),
    ...(question.kind === 'boxes' ? offered(question.boxes, boxes => ({ ...question, boxes })) : []),
  ]
}

/** How the answer comes to count. */
export const countsAs = (situation: Situation, { place }: Spot, slot: Slot): Counts => {
  const { question, condition, index } = slot
  const held = place.answers.values[index] ?? question.initial
  const value = valueAt(situation, place, slot)
  const unpresumed = valueAt(situation, place, { ...slot, question: { ...question, presumed: null } })
  if (!sameAnswer(value, unpresumed)) return 'presumed'
  if (isAsked(situation, slot) && !holds(situation, place, condition)) return 'hidden'
  if (!sameAnswer(value, held)) return 'notOffered'
  return sameAnswer(held, question.initial) && place.answers.touched[index] !== true ? 'unanswered' : 'given'
}
