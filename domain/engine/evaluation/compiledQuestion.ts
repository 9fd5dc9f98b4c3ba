import type { Answer } from '../../language/answer'
import type { Box, Option, Question } from '../../language/question'
import type { Rule } from '../../language/rule'
import type { Slot } from '../catalogue'
import type { AnswerScope, Situation } from '../situation'

/** Whether something holds at a place, as the answers stand. */
export type CompiledCondition = (situation: Situation, place: AnswerScope) => boolean

/** An answer as it counts, seen from a place. */
export type AnswerReader = (situation: Situation, place: AnswerScope) => Answer

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
const groupHolding = (
  situation: Situation,
  place: AnswerScope,
  { group }: Slot,
): AnswerScope['answers'] | undefined => {
  for (let at: AnswerScope | null = place; at !== null; at = at.outer) if (at.group === group) return at.answers
  return situation.answers[group.id]
}

/** The answer as it is held, whether or not it counts. */
const heldAt = (situation: Situation, place: AnswerScope, { slot, initial }: CompiledQuestion): Answer =>
  groupHolding(situation, place, slot)?.values[slot.index] ?? initial

const isGiven = (situation: Situation, place: AnswerScope, slot: Slot): boolean =>
  groupHolding(situation, place, slot)?.touched[slot.index] === true

/** What is presumed goes before what was loaded, never before what the customer said (PD-36). */
const settled = (
  situation: Situation,
  place: AnswerScope,
  { slot, initial, presumed }: CompiledQuestion,
  answer: Answer,
): Answer => {
  if (presumed === null || (answer !== initial && isGiven(situation, place, slot))) return answer
  return presumed.when(situation, place) ? presumed.answer : answer
}

/** Whether one of the options or boxes that are there now stands for this. */
const isListed = (
  situation: Situation,
  place: AnswerScope,
  { keys, entries }: CompiledQuestion,
  key: Answer,
): boolean => {
  for (let at = 0; at < keys.length; at++) if (keys[at] === key && entries[at]?.(situation, place) === true) return true
  return false
}

/** The boxes of an answer that are there now. */
const ticked = (
  situation: Situation,
  place: AnswerScope,
  standing: CompiledQuestion,
  answer: readonly string[],
): Answer => {
  const isShown = (key: string): boolean => isListed(situation, place, standing, key)
  return answer.every(isShown) ? answer : answer.filter(isShown)
}

/** An answer that is no longer among the options or boxes counts as none. */
const counted = (situation: Situation, place: AnswerScope, standing: CompiledQuestion, answer: Answer): Answer => {
  const { choice, boxes, offersAll } = standing
  if (choice !== null) return isListed(situation, place, standing, answer) ? answer : choice.none
  return boxes === null || offersAll || !Array.isArray(answer) ? answer : ticked(situation, place, standing, answer)
}

/** The answer of a question that shows. */
export const shownAnswerOf = (situation: Situation, place: AnswerScope, standing: CompiledQuestion): Answer =>
  settled(situation, place, standing, counted(situation, place, standing, heldAt(situation, place, standing)))

/** The answer of a question that does not show: its default, or what is held where it is never asked. */
export const hiddenAnswerOf = (situation: Situation, place: AnswerScope, standing: CompiledQuestion): Answer => {
  const { initial, asked, presumed } = standing
  if (!asked) return settled(situation, place, standing, heldAt(situation, place, standing))
  return presumed?.when(situation, place) === true ? presumed.answer : initial
}

/** The answer as it counts: its own while it shows, its default while it is hidden. */
export const answerOf = (situation: Situation, place: AnswerScope, standing: CompiledQuestion): Answer =>
  standing.asked && standing.shows(situation, place)
    ? shownAnswerOf(situation, place, standing)
    : hiddenAnswerOf(situation, place, standing)
