/** Reads a stored answer of a home slot, and gives the answers that store a home at it or clear it. */

import { type Answers, answerAt } from '../engine/answers'
import type { HomeSlot } from '../engine/catalogue'
import { slotPath } from '../engine/path'
import type { Answer } from '../language/answer'
import type { Property } from './property'

/** A stored answer of a home slot, by the key of its question, whether or not it shows. */
export const keptHomeAnswer = (answers: Answers, { slots }: HomeSlot, key: string): Answer => {
  const slot = slots.get(key)
  return slot === undefined ? '' : (answerAt(answers, { slot, ids: [] }) ?? '')
}

const storedValueOf: Readonly<Record<string, (home: Property) => Answer>> = {
  jumba_id: ({ id }) => id,
  value_low: home => home.value_low,
  value_high: home => home.value_high,
  postal_code: ({ address }) => address.postcode,
  number: ({ address }) => address.number,
  number_addition: ({ address }) => address.number_addition,
  street: ({ address }) => address.street,
  city: ({ address }) => address.city,
}

/** The answers that store a home at its slot, by path; without a home the initial ones. */
export const keptHomeAnswers = (
  { slots }: HomeSlot,
  home: Property | null,
): readonly { readonly path: string; readonly value: Answer }[] =>
  [...slots].flatMap(([key, slot]) => {
    const value = storedValueOf[key]
    // What the customer types is never written over.
    if (slot.question.kind !== 'stored' || value === undefined) return []
    return [{ path: slotPath(slot, []), value: home === null ? slot.question.initial : value(home) }]
  })
