/**
 * Lists the conditions that an answer depends on (shown, presumed, an option offered), each with the answer if it came
 * out otherwise; classifies the answer's basis (given, unanswered, hidden, presumed, notOffered).
 */
import type { Slot } from '../../../domain/engine/catalogue'
import { conditionHolds, valueAt } from '../../../domain/engine/evaluation/evaluateQuestion'
import type { Situation } from '../../../domain/engine/situation'
import { isAsked } from '../../../domain/engine/visitContext'
import { type Answer, sameAnswer } from '../../../domain/language/answer'
import { always, type Condition, not } from '../../../domain/language/condition'
import type { Question } from '../../../domain/language/question'
import type { ConditionScope } from './derivationDraft'
import type { AnswerBasis } from './derivationNode'

/** A condition that a question's answer may rest on, with what the answer would be if it came out otherwise. */
interface AlternativeOutcome {
  readonly condition: Condition
  readonly value: () => Answer
}

/** The conditions: whether the question shows, whether its answer is presumed, whether what is chosen is offered. */
export const alternativeOutcomes = (
  situation: Situation,
  { scope }: ConditionScope,
  slot: Slot,
): readonly AlternativeOutcome[] => {
  const { question, condition } = slot
  const answerOf = (asked: Question, shownWhen: Condition): Answer =>
    valueAt(situation, scope, { ...slot, question: asked, condition: shownWhen })
  const other = (one: Condition): Condition => (conditionHolds(situation, scope, one) ? not(always) : always)
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
  const isPresumed = presumed !== null && conditionHolds(situation, scope, presumed.when)
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
export const answerBasis = (situation: Situation, { scope }: ConditionScope, slot: Slot): AnswerBasis => {
  const { question, condition, index } = slot
  const stored = scope.answers.values[index] ?? question.initial
  const value = valueAt(situation, scope, slot)
  const unpresumed = valueAt(situation, scope, { ...slot, question: { ...question, presumed: null } })
  if (!sameAnswer(value, unpresumed)) return 'presumed'
  if (isAsked(situation, slot) && !conditionHolds(situation, scope, condition)) return 'hidden'
  if (!sameAnswer(value, stored)) return 'notOffered'
  return sameAnswer(stored, question.initial) && scope.answers.touched[index] !== true ? 'unanswered' : 'given'
}
