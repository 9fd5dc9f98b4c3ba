import { type Answers, answerAt } from '../engine/answers'
import type { HomeSlot } from '../engine/catalogue'
import { slotPath } from '../engine/path'
import type { Answer } from '../language/answer'
import type { Property } from './property'

/** What is kept with the answers of a place, by the key of the question: as it was given, whether or not it shows. */
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

/** What is to be kept of a home with the answers of its place, as paths and answers; of none, what the place began with. */
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
