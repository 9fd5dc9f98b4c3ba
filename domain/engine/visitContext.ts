/**
 * What follows from catalogue and facts alone, whatever is answered: the profile, conditions that facts decide, and
 * what the visit can ask.
 */

import type { Condition } from '../language/condition'
import { type Facts, factHolds } from '../language/facts'
import type { StepKey } from '../language/stepKey'
import type { VisitProfile } from '../language/visitProfile'
import type { Catalogue, Group, ListSlot, Slot } from './catalogue'

/** The survey and what the visit itself says, whatever is answered. */
export interface VisitContext {
  readonly catalogue: Catalogue
  readonly facts: Facts
}

/** What the type of the visit's invitation says. */
export const profileOf = ({ catalogue, facts }: VisitContext): VisitProfile => catalogue.survey.profiles[facts.type]

/** What the facts alone say of a condition: null when it takes an answer to know. */
export const conditionByFacts = (context: VisitContext, condition: Condition): boolean | null => {
  switch (condition.tag) {
    case 'always':
      return true
    case 'is':
    case 'ticked':
    case 'olderThan':
      return null
    case 'fact':
      return factHolds(profileOf(context), context.facts, condition.fact)
    case 'visits':
      return profileOf(context).steps.includes(condition.step)
    case 'not': {
      const of = conditionByFacts(context, condition.of)
      return of === null ? null : !of
    }
    case 'all': {
      const of = condition.of.map(one => conditionByFacts(context, one))
      return of.includes(false) ? false : of.includes(null) ? null : true
    }
    case 'any': {
      const of = condition.of.map(one => conditionByFacts(context, one))
      return of.includes(true) ? true : of.includes(null) ? null : false
    }
  }
}

/** Whether this visit has the group on a screen at all: its step is in the type's list and its screen is there. */
const isVisited = (context: VisitContext, { step }: Group): boolean =>
  step !== null && !step.hasOwnScreen && profileOf(context).steps.includes(step.key)

/** A group is a section or an item; items of a list that this visit cannot show are none of its business. */
const isGroupAsked = (context: VisitContext, group: Group): boolean =>
  isVisited(context, group) &&
  (group.within === null ||
    (conditionByFacts(context, group.within.gate.condition) !== false && isGroupAsked(context, group.within.group)))

const askedSlots = (context: VisitContext): readonly boolean[] =>
  context.catalogue.slots.map(
    slot =>
      // What is kept of a home that was looked up shows and hides with the questions that found it.
      (slot.question.kind !== 'stored' || context.catalogue.homeOf.has(slot.question)) &&
      isGroupAsked(context, slot.group) &&
      conditionByFacts(context, slot.condition) !== false,
  )

const cache = new WeakMap<Facts, { readonly catalogue: Catalogue; readonly asked: readonly boolean[] }>()

/**
 * Whether this visit can ask the question at all, whatever is answered. What it never asks counts, and goes out, as it
 * was loaded (spec README, OPEN-124).
 */
export const isAsked = (context: VisitContext, slot: Slot): boolean => {
  let cached = cache.get(context.facts)
  if (cached?.catalogue !== context.catalogue) {
    cached = { catalogue: context.catalogue, asked: askedSlots(context) }
    cache.set(context.facts, cached)
  }
  return cached.asked[slot.id] === true
}

/** Whether this visit can show the list at all; else it counts, and goes out, as it was loaded. */
export const isListAsked = (context: VisitContext, { group, gate }: ListSlot): boolean =>
  isGroupAsked(context, group) && conditionByFacts(context, gate.condition) !== false

/** Whether this visit holds no items of the list: none is loaded, added or sent (checklist LEN-13). */
export const isKeptEmpty = (context: VisitContext, { list }: ListSlot): boolean =>
  list.emptyWhen !== null && conditionByFacts(context, list.emptyWhen) === true

/** The steps in which a visit can ask its customer something. */
export const askingSteps = (context: VisitContext): ReadonlySet<StepKey> =>
  new Set(
    context.catalogue.slots.flatMap(slot =>
      slot.forCustomer && slot.group.step !== null && isAsked(context, slot) ? [slot.group.step.key] : [],
    ),
  )

/** Whether there is nothing to fill in for this customer, only to send (a partner in `mortgage_enrich`). */
export const asksNothing = (context: VisitContext): boolean => askingSteps(context).size === 0
