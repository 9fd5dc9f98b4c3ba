import { ageOn } from '../language/age'
import type { Answer } from '../language/answer'
import type { Condition, Readable } from '../language/condition'
import { type Facts, factHolds } from '../language/fact'
import type { Lenders } from '../language/lender'
import type { Box, ChoiceQuestion, Option } from '../language/question'
import { faultIn, reasonOf } from '../language/rule'
import { type Answers, type GroupAnswers, groupAt } from './answers'
import { isAsked, profileOf } from './asked'
import type { Catalogue, Group, Slot } from './catalogue'
import { isEmptyAnswer } from './kinds/kinds'
import { hasNothingToChoose, suppliedOptions } from './supplied'

/** All that an answer is judged by. */
export interface Situation {
  readonly catalogue: Catalogue
  readonly facts: Facts
  readonly answers: Answers
  /** What lenders and products there are to choose from. */
  readonly lenders: Lenders
}

/** A section's or item's answers, with the items around it. */
export interface Place {
  readonly group: Group
  readonly answers: GroupAnswers
  readonly around: Place | null
}

const heldAt = (situation: Situation, place: Place, slot: Slot): Answer => {
  for (let at: Place | null = place; at !== null; at = at.around) {
    if (at.group === slot.group) return at.answers.values[slot.index] ?? slot.question.initial
  }
  return situation.answers[slot.group.id]?.values[slot.index] ?? slot.question.initial
}

const isGiven = (situation: Situation, place: Place, slot: Slot): boolean => {
  for (let at: Place | null = place; at !== null; at = at.around) {
    if (at.group === slot.group) return at.answers.touched[slot.index] === true
  }
  return situation.answers[slot.group.id]?.touched[slot.index] === true
}

export const holds = (situation: Situation, place: Place, condition: Condition): boolean => {
  switch (condition.tag) {
    case 'always':
      return true
    case 'is': {
      const values: readonly Answer[] = condition.values
      return values.includes(read(situation, place, condition.question))
    }
    case 'ticked': {
      const answer = read(situation, place, condition.question)
      return Array.isArray(answer) && answer.includes(condition.key)
    }
    case 'olderThan': {
      const age = ageOn(situation.facts.today, String(read(situation, place, condition.question)))
      return age !== null && age > condition.years
    }
    case 'fact':
      return factHolds(profileOf(situation), situation.facts, condition.fact)
    case 'visits':
      return profileOf(situation).steps.includes(condition.step)
    case 'not':
      return !holds(situation, place, condition.of)
    // Loops: a callback here would cost an allocation for each condition of each question that is looked at.
    case 'all':
      for (const one of condition.of) if (!holds(situation, place, one)) return false
      return true
    case 'any':
      for (const one of condition.of) if (holds(situation, place, one)) return true
      return false
  }
}

export const isVisible = (situation: Situation, place: Place, slot: Slot): boolean =>
  isAsked(situation, slot) && holds(situation, place, slot.condition)

/** What something else that is known settles, as long as the customer gives no answer of their own; null if nothing does. */
const presumedAt = (situation: Situation, place: Place, { question }: Slot): Answer | null =>
  question.presumed !== null && holds(situation, place, question.presumed.when) ? question.presumed.answer : null

const defaultOf = (situation: Situation, place: Place, slot: Slot): Answer =>
  presumedAt(situation, place, slot) ?? slot.question.initial

/** The options that can be chosen now, with a loaded one that is not offered while it is the answer. */
const optionsAt = (situation: Situation, place: Place, options: readonly Option[], chosen: Answer): readonly Option[] =>
  options.filter(
    option => (option.offered === 'always' || option.value === chosen) && holds(situation, place, option.shownWhen),
  )

/** The options of a choice as it stands, those that the office supplies too. */
export const choosableAt = (
  situation: Situation,
  place: Place,
  question: ChoiceQuestion,
  chosen: Answer,
): readonly Option[] =>
  question.supply === null
    ? optionsAt(situation, place, question.options, chosen)
    : suppliedOptions(situation.lenders, question, question.supply, chosen, other => read(situation, place, other))

/** Whether the office has supplied nothing that could be chosen: then no choice is demanded. */
export const isWithoutChoice = (situation: Situation, place: Place, { question }: Slot): boolean =>
  question.kind === 'choice' &&
  question.supply !== null &&
  hasNothingToChoose(situation.lenders, question.supply, other => read(situation, place, other))

export const boxesAt = (situation: Situation, place: Place, boxes: readonly Box[]): readonly Box[] =>
  boxes.filter(box => holds(situation, place, box.shownWhen))

const isOption = (situation: Situation, place: Place, options: readonly Option[], answer: Answer): boolean => {
  for (const { value, shownWhen } of options) if (value === answer && holds(situation, place, shownWhen)) return true
  return false
}

const shownBoxes = (situation: Situation, place: Place, boxes: readonly Box[], ticked: readonly string[]): Answer => {
  const shown = boxesAt(situation, place, boxes)
  const kept = ticked.filter(key => shown.some(box => box.key === key))
  return kept.length === ticked.length ? ticked : kept
}

/** An answer that is no longer among the options counts as none. */
const counted = (situation: Situation, place: Place, { question }: Slot, answer: Answer): Answer => {
  if (question.kind === 'choice' && question.supply === null)
    return isOption(situation, place, question.options, answer) ? answer : question.none
  return question.kind === 'boxes' && Array.isArray(answer)
    ? shownBoxes(situation, place, question.boxes, answer)
    : answer
}

/** What is presumed goes before what was loaded, never before what the customer said (PD-36). */
const settled = (situation: Situation, place: Place, slot: Slot, answer: Answer): Answer =>
  slot.question.presumed === null || (answer !== slot.question.initial && isGiven(situation, place, slot))
    ? answer
    : (presumedAt(situation, place, slot) ?? answer)

const shownValue = (situation: Situation, place: Place, slot: Slot, held: Answer): Answer =>
  settled(situation, place, slot, counted(situation, place, slot, held))

/** The answer as it counts: its own while it shows, its default while it is hidden. */
export const valueAt = (situation: Situation, place: Place, slot: Slot): Answer => {
  const held = heldAt(situation, place, slot)
  if (!isAsked(situation, slot)) return settled(situation, place, slot, held)
  return holds(situation, place, slot.condition)
    ? shownValue(situation, place, slot, held)
    : defaultOf(situation, place, slot)
}

/** The answer to a question named in a condition or rule. */
const read = (situation: Situation, place: Place, question: Readable): Answer => {
  const slot = situation.catalogue.slotOf.get(question)
  return slot === undefined ? question.initial : valueAt(situation, place, slot)
}

type Broken = Pick<Judged, 'error' | 'reason'>

const whole: Broken = { error: null, reason: null }

/** The first rule that this answer would break there, if it shows. */
export const brokenBy = (situation: Situation, place: Place, slot: Slot, value: Answer): Broken => {
  const other = (asked: Readable): Answer => read(situation, place, asked)
  const isEmpty = isEmptyAnswer(slot.question, value)
  for (const rule of slot.question.rules) {
    if (!holds(situation, place, rule.when)) continue
    const fault = faultIn(rule.check, value, isEmpty, other, situation.facts.today)
    if (fault === null || (rule.check.tag === 'chosen' && isWithoutChoice(situation, place, slot))) continue
    return { error: rule.name, reason: reasonOf(rule, fault) }
  }
  return whole
}

/** A question in its place: whether it shows, its answer as it counts, and the first rule that a shown one breaks. */
export interface Judged {
  readonly visible: boolean
  readonly value: Answer
  readonly error: string | null
  /** Why an answer that is there breaks it, in words, where the rule's message does not say so. */
  readonly reason: string | null
}

/** All of it at once; the same as `isVisible`, `valueAt` and `brokenRule` say. */
export const judgedAt = (situation: Situation, place: Place, slot: Slot): Judged => {
  if (!isVisible(situation, place, slot))
    return { visible: false, value: valueAt(situation, place, slot), error: null, reason: null }
  const value = shownValue(situation, place, slot, heldAt(situation, place, slot))
  const { error, reason } = brokenBy(situation, place, slot, value)
  return { visible: true, value, error, reason }
}

/** The name of the first rule that the answer breaks; null when it is right or not asked. */
export const brokenRule = (situation: Situation, place: Place, slot: Slot): string | null =>
  slot.question.rules.length === 0 ? null : judgedAt(situation, place, slot).error

/** Where a section's own questions are judged. */
export const rootPlace = (situation: Situation, group: Group): Place | null => {
  const answers = situation.answers[group.id]
  return answers === undefined ? null : { group, answers, around: null }
}

/** The section, or the item that these ids lead to, with the items around it; null when it is not there. */
export const placeAt = (situation: Situation, group: Group, ids: readonly string[]): Place | null => {
  if (group.within === null) return rootPlace(situation, group)
  const answers = groupAt(situation.answers, group, ids)
  const around = placeAt(situation, group.within.group, ids.slice(0, -1))
  return answers === null || around === null ? null : { group, answers, around }
}
