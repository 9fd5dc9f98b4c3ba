import { ageOn } from './age'
import type { Answer } from './answer'
import type { Answers, GroupAnswers } from './answers'
import type { Catalogue, Group, ListSlot, Slot } from './catalogue'
import type { Condition, Readable } from './condition'
import { type Facts, factHolds } from './fact'
import { profileOf } from './profile'
import type { Box, Option } from './question'
import { passes } from './rule'

/** All that an answer is judged by. */
export interface Situation {
  readonly catalogue: Catalogue
  readonly facts: Facts
  readonly answers: Answers
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
      return factHolds(situation.facts, condition.fact)
    case 'type':
      return condition.types.includes(situation.facts.type)
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

/** What the facts alone say of a condition: null when it takes an answer to know. */
const settled = (facts: Facts, condition: Condition): boolean | null => {
  switch (condition.tag) {
    case 'always':
      return true
    case 'is':
    case 'ticked':
    case 'olderThan':
      return null
    case 'fact':
      return factHolds(facts, condition.fact)
    case 'type':
      return condition.types.includes(facts.type)
    case 'not': {
      const of = settled(facts, condition.of)
      return of === null ? null : !of
    }
    case 'all': {
      const of = condition.of.map(one => settled(facts, one))
      return of.includes(false) ? false : of.includes(null) ? null : true
    }
    case 'any': {
      const of = condition.of.map(one => settled(facts, one))
      return of.includes(true) ? true : of.includes(null) ? null : false
    }
  }
}

/** Whether this visit has the group on a screen at all: its step is in the type's list and its screen is there. */
const isVisited = (facts: Facts, group: Group): boolean =>
  group.step !== null && !group.step.follows && profileOf(facts.type).steps.includes(group.step.key)

/** A group is a section or an item; items of a list that this visit cannot show are none of its business. */
const isGroupAsked = (facts: Facts, group: Group): boolean =>
  isVisited(facts, group) &&
  (group.within === null ||
    (settled(facts, group.within.gate.condition) !== false && isGroupAsked(facts, group.within.group)))

const askedSlots = (catalogue: Catalogue, facts: Facts): readonly boolean[] =>
  catalogue.slots.map(
    slot =>
      // What is kept of a home that was looked up shows and hides with the questions that found it.
      (slot.question.kind !== 'stored' || catalogue.homeOf.has(slot.question)) &&
      isGroupAsked(facts, slot.group) &&
      settled(facts, slot.condition) !== false,
  )

const askedOf = new WeakMap<Facts, { readonly catalogue: Catalogue; readonly asked: readonly boolean[] }>()

/**
 * Whether this visit can ask the question at all, whatever is answered. What it never asks counts, and goes out, as it
 * was loaded (spec README, OPEN-124).
 */
export const isAsked = ({ catalogue, facts }: Situation, slot: Slot): boolean => {
  let known = askedOf.get(facts)
  if (known?.catalogue !== catalogue) {
    known = { catalogue, asked: askedSlots(catalogue, facts) }
    askedOf.set(facts, known)
  }
  return known.asked[slot.id] === true
}

/** Whether this visit can show the list at all; else it counts, and goes out, as it was loaded. */
export const isListAsked = ({ facts }: Situation, { group, gate }: ListSlot): boolean =>
  isGroupAsked(facts, group) && settled(facts, gate.condition) !== false

export const isVisible = (situation: Situation, place: Place, slot: Slot): boolean =>
  isAsked(situation, slot) && holds(situation, place, slot.condition)

const defaultOf = (situation: Situation, place: Place, { question }: Slot): Answer =>
  question.presumed !== null && holds(situation, place, question.presumed.when)
    ? question.presumed.answer
    : question.initial

/** The options that can be chosen now, with a loaded one that is not offered while it is the answer. */
export const optionsAt = (
  situation: Situation,
  place: Place,
  options: readonly Option[],
  chosen: Answer,
): readonly Option[] =>
  options.filter(
    option => (option.offered === 'always' || option.value === chosen) && holds(situation, place, option.shownWhen),
  )

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

const shownValue = (situation: Situation, place: Place, slot: Slot, held: Answer): Answer => {
  const answer = counted(situation, place, slot, held)
  return answer === slot.question.initial ? defaultOf(situation, place, slot) : answer
}

/** The answer as it counts: its own while it shows, its default while it is hidden. */
export const valueAt = (situation: Situation, place: Place, slot: Slot): Answer => {
  const held = heldAt(situation, place, slot)
  if (!isAsked(situation, slot)) return held
  return holds(situation, place, slot.condition)
    ? shownValue(situation, place, slot, held)
    : defaultOf(situation, place, slot)
}

/** The answer to a question named in a condition or rule. */
const read = (situation: Situation, place: Place, question: Readable): Answer => {
  const slot = situation.catalogue.slotOf.get(question)
  return slot === undefined ? question.initial : valueAt(situation, place, slot)
}

const brokenBy = (situation: Situation, place: Place, { question }: Slot, value: Answer): string | null => {
  const other = (asked: Readable): Answer => read(situation, place, asked)
  for (const { name, check, when } of question.rules)
    if (holds(situation, place, when) && !passes(check, value, other, situation.facts.today)) return name
  return null
}

/** A question in its place: whether it shows, its answer as it counts, and the first rule that a shown one breaks. */
export interface Judged {
  readonly visible: boolean
  readonly value: Answer
  readonly error: string | null
}

/** All of it at once; the same as `isVisible`, `valueAt` and `brokenRule` say. */
export const judgedAt = (situation: Situation, place: Place, slot: Slot): Judged => {
  if (!isVisible(situation, place, slot)) return { visible: false, value: valueAt(situation, place, slot), error: null }
  const value = shownValue(situation, place, slot, heldAt(situation, place, slot))
  return { visible: true, value, error: brokenBy(situation, place, slot, value) }
}

/** The name of the first rule that the answer breaks; null when it is right or not asked. */
export const brokenRule = (situation: Situation, place: Place, slot: Slot): string | null =>
  slot.question.rules.length === 0 ? null : judgedAt(situation, place, slot).error

/** Where a section's own questions are judged. */
export const rootPlace = (situation: Situation, group: Group): Place | null => {
  const answers = situation.answers[group.id]
  return answers === undefined ? null : { group, answers, around: null }
}
