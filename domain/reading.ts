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
      const answer = read(situation, place, condition.question)
      return condition.values.some(value => value === answer)
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
    case 'all':
      return condition.of.every(one => holds(situation, place, one))
    case 'any':
      return condition.of.some(one => holds(situation, place, one))
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

const askedSlots = (catalogue: Catalogue, facts: Facts): readonly boolean[] =>
  catalogue.slots.map(
    slot => slot.question.kind !== 'stored' && isVisited(facts, slot.group) && settled(facts, slot.condition) !== false,
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
  isVisited(facts, group) && settled(facts, gate.condition) !== false

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

/** An answer that is no longer among the options counts as none. */
const counted = (situation: Situation, place: Place, slot: Slot, answer: Answer): Answer => {
  const { question } = slot
  if (question.kind === 'choice' && question.supply === null)
    return optionsAt(situation, place, question.options, answer).some(({ value }) => value === answer)
      ? answer
      : question.none
  if (question.kind === 'boxes' && Array.isArray(answer)) {
    const shown = boxesAt(situation, place, question.boxes)
    const kept = answer.filter(key => shown.some(box => box.key === key))
    return kept.length === answer.length ? answer : kept
  }
  return answer
}

/** The answer as it counts: its own while it shows, its default while it is hidden. */
export const valueAt = (situation: Situation, place: Place, slot: Slot): Answer => {
  const held = heldAt(situation, place, slot)
  if (!isAsked(situation, slot)) return held
  if (!holds(situation, place, slot.condition)) return defaultOf(situation, place, slot)
  const answer = counted(situation, place, slot, held)
  return answer === slot.question.initial ? defaultOf(situation, place, slot) : answer
}

/** The answer to a question named in a condition or rule. */
const read = (situation: Situation, place: Place, question: Readable): Answer => {
  const slot = situation.catalogue.slotOf.get(question)
  return slot === undefined ? question.initial : valueAt(situation, place, slot)
}

/** The name of the first rule that the answer breaks; null when it is right or not asked. */
export const brokenRule = (situation: Situation, place: Place, slot: Slot): string | null => {
  if (slot.question.rules.length === 0 || !isVisible(situation, place, slot)) return null
  const value = valueAt(situation, place, slot)
  const broken = slot.question.rules.find(
    ({ check, when }) =>
      holds(situation, place, when) &&
      !passes(check, value, question => read(situation, place, question), situation.facts.today),
  )
  return broken?.name ?? null
}

/** Where a section's own questions are judged. */
export const rootPlace = (situation: Situation, group: Group): Place | null => {
  const answers = situation.answers[group.id]
  return answers === undefined ? null : { group, answers, around: null }
}
