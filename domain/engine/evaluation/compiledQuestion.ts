/**
 * The type of a question compiled for one visit, and functions that give its answer as it counts: what is stored and still
 * offered, what is presumed, or the default while it is hidden.
 */

import type { Answer } from '../../language/answer'
import type { Box, Option, Question } from '../../language/question'
import type { Rule } from '../../language/rule'
import type { Slot } from '../catalogue'
import type { AnswerScope, Situation } from '../situation'

/** Whether something holds at a place, as the answers stand. */
export type CompiledCondition = (situation: Situation, scope: AnswerScope) => boolean

/** An answer as it counts, seen from a place. */
export type AnswerReader = (situation: Situation, scope: AnswerScope) => Answer

/** A rule of a question, with what it looks at besides the answer. */
export interface CompiledRule {
  readonly rule: Rule
  readonly holds: CompiledCondition
  /** The answer that this one is compared with; null where it is with none. */
  readonly other: AnswerReader | null
}

/**
 * A question as a visit has it. What is read at every answer stands here and not in the question: questions of each kind
 * have a shape of their own, which engines read slowly where all of them come by.
 */
export interface CompiledQuestion {
  readonly slot: Slot
  readonly question: Question
  readonly initial: Answer
  /** Whether the visit can ask it at all, whatever is answered. */
  readonly asked: boolean
  readonly shows: CompiledCondition
  /** Null where nothing is ever presumed. */
  readonly presumed: { readonly when: CompiledCondition; readonly answer: Answer } | null
  readonly rules: readonly CompiledRule[]
  /** When one of its rules refuses an empty answer: any of these. */
  readonly demands: readonly CompiledCondition[]
  /** The options of a choice that lists them itself, and the answer that is none of them; else null. */
  readonly choice: { readonly options: readonly Option[]; readonly none: Answer } | null
  /** Of a list of boxes; else null. */
  readonly boxes: readonly Box[] | null
  /** Whether the office supplies what there is to choose from. */
  readonly isSupplied: boolean
  readonly isSlider: boolean
  /** What each of its own options or boxes stands for in an answer, in their order. */
  readonly keys: readonly Answer[]
  /** When each of them is there. */
  readonly entries: readonly CompiledCondition[]
  /** Whether what there is to choose from is the same, whatever else is answered. */
  readonly offersSame: boolean
  /** Whether everything that it lists to choose from is there, whatever is answered. */
  readonly offersAll: boolean
}

/** The items around a place hold what stands there; the rest stands once. */
const answersOfGroup = (
  situation: Situation,
  scope: AnswerScope,
  { group }: Slot,
): AnswerScope['answers'] | undefined => {
  for (let at: AnswerScope | null = scope; at !== null; at = at.outer) if (at.group === group) return at.answers
  return situation.answers[group.id]
}

/** The answer as it is held, whether or not it counts. */
const storedAnswer = (situation: Situation, scope: AnswerScope, { slot, initial }: CompiledQuestion): Answer =>
  answersOfGroup(situation, scope, slot)?.values[slot.index] ?? initial

const isGiven = (situation: Situation, scope: AnswerScope, slot: Slot): boolean =>
  answersOfGroup(situation, scope, slot)?.touched[slot.index] === true

/** What is presumed goes before what was loaded, never before what the customer said (PD-36). */
const withPresumed = (
  situation: Situation,
  scope: AnswerScope,
  { slot, initial, presumed }: CompiledQuestion,
  answer: Answer,
): Answer => {
  if (presumed === null || (answer !== initial && isGiven(situation, scope, slot))) return answer
  return presumed.when(situation, scope) ? presumed.answer : answer
}

/** Whether one of the options or boxes that are there now stands for this. */
const isListed = (
  situation: Situation,
  scope: AnswerScope,
  { keys, entries }: CompiledQuestion,
  key: Answer,
): boolean => {
  for (let at = 0; at < keys.length; at++) if (keys[at] === key && entries[at]?.(situation, scope) === true) return true
  return false
}

/** The boxes of an answer that are there now. */
const tickedBoxes = (
  situation: Situation,
  scope: AnswerScope,
  compiled: CompiledQuestion,
  answer: readonly string[],
): Answer => {
  const isShown = (key: string): boolean => isListed(situation, scope, compiled, key)
  return answer.every(isShown) ? answer : answer.filter(isShown)
}

/** An answer that is no longer among the options or boxes counts as none. */
const countedAnswer = (
  situation: Situation,
  scope: AnswerScope,
  compiled: CompiledQuestion,
  answer: Answer,
): Answer => {
  const { choice, boxes, offersAll } = compiled
  if (choice !== null) return isListed(situation, scope, compiled, answer) ? answer : choice.none
  return boxes === null || offersAll || !Array.isArray(answer)
    ? answer
    : tickedBoxes(situation, scope, compiled, answer)
}

/** The answer of a question that shows. */
export const shownAnswerOf = (situation: Situation, scope: AnswerScope, compiled: CompiledQuestion): Answer =>
  withPresumed(
    situation,
    scope,
    compiled,
    countedAnswer(situation, scope, compiled, storedAnswer(situation, scope, compiled)),
  )

/** The answer of a question that does not show: its default, or what is held where it is never asked. */
export const hiddenAnswerOf = (situation: Situation, scope: AnswerScope, compiled: CompiledQuestion): Answer => {
  const { initial, asked, presumed } = compiled
  if (!asked) return withPresumed(situation, scope, compiled, storedAnswer(situation, scope, compiled))
  return presumed?.when(situation, scope) === true ? presumed.answer : initial
}

/** The answer as it counts: its own while it shows, its default while it is hidden. */
export const answerOf = (situation: Situation, scope: AnswerScope, compiled: CompiledQuestion): Answer =>
  compiled.asked && compiled.shows(situation, scope)
    ? shownAnswerOf(situation, scope, compiled)
    : hiddenAnswerOf(situation, scope, compiled)
