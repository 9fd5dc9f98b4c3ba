import { type Answers, answerAt } from '../engine/answers'
import type { Catalogue, HomeSlot } from '../engine/catalogue'
import { brokenRule, conditionHolds, isVisible, rootScope, valueAt } from '../engine/evaluation/evaluateQuestion'
import { slotAddress, slotPath } from '../engine/path'
import type { Situation } from '../engine/situation'
import type { Answer } from '../language/answer'
import type { Entry } from '../language/section'
import type { Criteria } from './homeLookupResults'
import type { LookupAddress } from './lookupAddress'
import type { Property } from './property'

/** The address that the customer lives at. */
const ownAddress = 'customer.address'

/** The place of homes at this path when it is one of these kinds; else null. */
export const homeSlotAt = (
  catalogue: Catalogue,
  at: string,
  ...kinds: readonly HomeSlot['what'][]
): HomeSlot | null => {
  const place = catalogue.homeAt.get(at)
  return place !== undefined && kinds.includes(place.what) ? place : null
}

/** The place of homes that a part, or what is shown from elsewhere, is; null when it is none. */
export const homeSlotOf = ({ homeAt }: Catalogue, entry: Entry): HomeSlot | null =>
  [...homeAt.values()].find(({ gate }) => gate.of === entry) ?? null

/** Whether the answers leave the place on its screen. */
export const isHomeSlotVisible = (situation: Situation, { gate }: HomeSlot): boolean => {
  const root = rootScope(situation, gate.group)
  return root !== null && conditionHolds(situation, root, gate.condition)
}

/** What is kept with the answers of a place, by the key of the question: as it was given, whether or not it shows. */
export const keptHomeAnswer = (answers: Answers, { slots }: HomeSlot, key: string): Answer => {
  const slot = slots.get(key)
  return slot === undefined ? '' : (answerAt(answers, { slot, ids: [] }) ?? '')
}

const tight = (text: string): string => text.replace(/\s/g, '').toUpperCase()

/** What a search asks the office; null while one of the three questions is not asked or not right (spec 2 section 5). */
export const criteriaOf = (situation: Situation, { gate, slots }: HomeSlot): Criteria | null => {
  const root = rootScope(situation, gate.group)
  const read = (key: string): Answer | null => {
    const slot = slots.get(key)
    if (root === null || slot === undefined || !isVisible(situation, root, slot)) return null
    return brokenRule(situation, root, slot) === null ? valueAt(situation, root, slot) : null
  }
  const [homeType, postalCode, radius] = ['home_type', 'search_postal_code', 'search_radius'].map(read)
  return typeof homeType === 'string' && typeof postalCode === 'string' && typeof radius === 'number'
    ? { homeType, postalCode: tight(postalCode), radius }
    : null
}

/** A home that is looked up by itself. `address` is null where only its id is known. */
export interface LookupHome {
  readonly key: string
  readonly address: LookupAddress | null
}

/**
 * The key of a home by its address: '1234AB-10-A'. Null without a postal code of more than five characters and a house
 * number (spec 2 sections 5 and 7).
 */
const atAddress = (read: (key: string) => string): LookupHome | null => {
  const postalCode = tight(read('postal_code'))
  const number = read('number').trim()
  const addition = read('addition').trim()
  if (postalCode.length <= 5 || number === '') return null
  const key = [postalCode, tight(number), tight(addition)].filter(part => part !== '').join('-')
  return { key, address: { postalCode, number, addition } }
}

/**
 * The home that a place is about as the answers stand: at the address that was typed, at the customer's own, or the one
 * that was chosen. Null when there is none.
 */
export const lookupHome = (catalogue: Catalogue, answers: Answers, place: HomeSlot): LookupHome | null => {
  switch (place.what) {
    case 'wanted':
      return atAddress(key => String(keptHomeAnswer(answers, place, key)))
    case 'search': {
      const id = String(keptHomeAnswer(answers, place, 'jumba_id'))
      return id === '' ? null : { key: id, address: null }
    }
    case 'current': {
      const own = (key: string): string => {
        const address = slotAddress(catalogue, `${ownAddress}.${key}`)
        return address === null ? '' : String(answerAt(answers, address) ?? '')
      }
      return own('street').trim() === '' ? null : atAddress(own)
    }
  }
}

const keptOf: Readonly<Record<string, (home: Property) => Answer>> = {
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
    const value = keptOf[key]
    // What the customer types is never written over.
    if (slot.question.kind !== 'stored' || value === undefined) return []
    return [{ path: slotPath(slot, []), value: home === null ? slot.question.initial : value(home) }]
  })
