import { profileOf } from '../invitation/profile'
import type { Condition } from '../language/condition'
import { type Facts, factHolds } from '../language/fact'
import type { Catalogue, Group, ListSlot, Slot } from './catalogue'

/** The survey and what the visit itself says, whatever is answered. */
export interface Visited {
  readonly catalogue: Catalogue
  readonly facts: Facts
}

/** What the facts alone say of a condition: null when it takes an answer to know. */
export const factsSay = (facts: Facts, condition: Condition): boolean | null => {
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
      const of = factsSay(facts, condition.of)
      return of === null ? null : !of
    }
    case 'all': {
      const of = condition.of.map(one => factsSay(facts, one))
      return of.includes(false) ? false : of.includes(null) ? null : true
    }
    case 'any': {
      const of = condition.of.map(one => factsSay(facts, one))
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
    (factsSay(facts, group.within.gate.condition) !== false && isGroupAsked(facts, group.within.group)))

const askedSlots = (catalogue: Catalogue, facts: Facts): readonly boolean[] =>
  catalogue.slots.map(
    slot =>
      // What is kept of a home that was looked up shows and hides with the questions that found it.
      (slot.question.kind !== 'stored' || catalogue.homeOf.has(slot.question)) &&
      isGroupAsked(facts, slot.group) &&
      factsSay(facts, slot.condition) !== false,
  )

const askedOf = new WeakMap<Facts, { readonly catalogue: Catalogue; readonly asked: readonly boolean[] }>()

/**
 * Whether this visit can ask the question at all, whatever is answered. What it never asks counts, and goes out, as it
 * was loaded (spec README, OPEN-124).
 */
export const isAsked = ({ catalogue, facts }: Visited, slot: Slot): boolean => {
  let known = askedOf.get(facts)
  if (known?.catalogue !== catalogue) {
    known = { catalogue, asked: askedSlots(catalogue, facts) }
    askedOf.set(facts, known)
  }
  return known.asked[slot.id] === true
}

/** Whether this visit can show the list at all; else it counts, and goes out, as it was loaded. */
export const isListAsked = ({ facts }: Visited, { group, gate }: ListSlot): boolean =>
  isGroupAsked(facts, group) && factsSay(facts, gate.condition) !== false

/** Whether this visit holds no items of the list: none is loaded, added or sent (checklist LEN-13). */
export const isKeptEmpty = ({ facts }: Visited, { list }: ListSlot): boolean =>
  list.emptyWhen !== null && factsSay(facts, list.emptyWhen) === true
