/**
 * Evaluates a question in its place: whether it shows, the answer that counts, what can be chosen, and the first rule that
 * it breaks. Also tells whether a condition holds, and finds the section or item that ids lead to.
 */

import type { Answer } from '../../language/answer'
import type { Condition, Readable } from '../../language/condition'
import type { Box, ChoiceQuestion, Option } from '../../language/question'
import { faultIn, reasonOf } from '../../language/rule'
import { groupAt } from '../answers'
import type { Group, Slot } from '../catalogue'
import type { AnswerScope, Situation } from '../situation'
import { hasNothingToChoose, suppliedOptions } from '../suppliedOptions'
import { type AnswerReader, answerOf, type CompiledQuestion, hiddenAnswerOf, shownAnswerOf } from './compiledQuestion'
import { compileCondition, compiledQuestionOf, compiledVisitOf } from './compiledVisit'

export const conditionHolds = (situation: Situation, scope: AnswerScope, condition: Condition): boolean =>
  compileCondition(compiledVisitOf(situation), condition)(situation, scope)

const compiledAt = (situation: Situation, slot: Slot): CompiledQuestion =>
  compiledQuestionOf(compiledVisitOf(situation), slot)

export const isVisible = (situation: Situation, scope: AnswerScope, slot: Slot): boolean => {
  const { asked, shows } = compiledAt(situation, slot)
  return asked && shows(situation, scope)
}

/** The answer as it counts: its own while it shows, its default while it is hidden. */
export const valueAt = (situation: Situation, scope: AnswerScope, slot: Slot): Answer =>
  answerOf(situation, scope, compiledAt(situation, slot))

/** The answer to a question named in a condition or rule. */
const read = (situation: Situation, scope: AnswerScope, question: Readable): Answer => {
  const slot = situation.catalogue.slotOf.get(question)
  return slot === undefined ? question.initial : valueAt(situation, scope, slot)
}

/** The options that can be chosen now, with a loaded one that is not offered while it is the answer. */
const optionsAt = (
  situation: Situation,
  scope: AnswerScope,
  options: readonly Option[],
  chosen: Answer,
): readonly Option[] =>
  options.filter(
    option =>
      (option.offered === 'always' || option.value === chosen) && conditionHolds(situation, scope, option.shownWhen),
  )

/** The options of a choice as it stands, those that the office supplies too. */
export const choosableAt = (
  situation: Situation,
  scope: AnswerScope,
  question: ChoiceQuestion,
  chosen: Answer,
): readonly Option[] =>
  question.supply === null
    ? optionsAt(situation, scope, question.options, chosen)
    : suppliedOptions(situation.lenders, question, question.supply, chosen, other => read(situation, scope, other))

export const boxesAt = (situation: Situation, scope: AnswerScope, boxes: readonly Box[]): readonly Box[] =>
  boxes.filter(box => conditionHolds(situation, scope, box.shownWhen))

/** Whether the office has supplied nothing that could be chosen: then no choice is demanded. */
export const isWithoutChoice = (situation: Situation, scope: AnswerScope, { question }: Slot): boolean =>
  question.kind === 'choice' &&
  question.supply !== null &&
  hasNothingToChoose(situation.lenders, question.supply, other => read(situation, scope, other))

/** The rule that an answer breaks, and why in words where the rule's message does not say so. */
interface RuleBreach {
  readonly error: string | null
  readonly reason: string | null
}

/** Nothing is broken. */
export const noBreach: RuleBreach = { error: null, reason: null }

const noAnswer = (): Answer => ''

/** What a rule compares with: nothing, for most of them. */
const comparedAnswer = (situation: Situation, scope: AnswerScope, other: AnswerReader | null): (() => Answer) =>
  other === null ? noAnswer : () => other(situation, scope)

/** The first rule that this answer would break there, if it shows. */
export const breachOf = (
  situation: Situation,
  scope: AnswerScope,
  { slot, rules }: CompiledQuestion,
  value: Answer,
): RuleBreach => {
  if (rules.length === 0) return noBreach
  const isEmpty = slot.row.isEmpty(slot.question, value)
  for (const { rule, holds, other } of rules) {
    if (!holds(situation, scope)) continue
    const fault = faultIn(rule.check, value, isEmpty, comparedAnswer(situation, scope, other), situation.facts.today)
    if (fault === null || (rule.check.tag === 'chosen' && isWithoutChoice(situation, scope, slot))) continue
    return { error: rule.name, reason: reasonOf(rule, fault) }
  }
  return noBreach
}

export const breachBy = (situation: Situation, scope: AnswerScope, slot: Slot, value: Answer): RuleBreach =>
  breachOf(situation, scope, compiledAt(situation, slot), value)

/** A question in its place: whether it shows, its answer as it counts, and the first rule that a shown one breaks. */
interface QuestionEvaluation extends RuleBreach {
  readonly visible: boolean
  readonly value: Answer
}

export const evaluateQuestion = (situation: Situation, scope: AnswerScope, slot: Slot): QuestionEvaluation =>
  evaluationOf(situation, scope, compiledAt(situation, slot))

const evaluationOf = (situation: Situation, scope: AnswerScope, compiled: CompiledQuestion): QuestionEvaluation => {
  const visible = compiled.asked && compiled.shows(situation, scope)
  const value = (visible ? shownAnswerOf : hiddenAnswerOf)(situation, scope, compiled)
  const { error, reason } = visible ? breachOf(situation, scope, compiled, value) : noBreach
  return { visible, value, error, reason }
}

/** The name of the first rule that the answer breaks; null when it is right or not asked. */
export const brokenRule = (situation: Situation, scope: AnswerScope, slot: Slot): string | null =>
  slot.question.rules.length === 0 ? null : evaluateQuestion(situation, scope, slot).error

/** Where a section's own questions are judged. */
export const rootScope = (situation: Situation, group: Group): AnswerScope | null => {
  const answers = situation.answers[group.id]
  return answers === undefined ? null : { group, answers, outer: null }
}

/** The section, or the item that these ids lead to, with the items around it; null when it is not there. */
export const scopeAt = (situation: Situation, group: Group, ids: readonly string[]): AnswerScope | null => {
  if (group.within === null) return rootScope(situation, group)
  const answers = groupAt(situation.answers, group, ids)
  const outer = scopeAt(situation, group.within.group, ids.slice(0, -1))
  return answers === null || outer === null ? null : { group, answers, outer: outer }
}
