import { type Answers, answerAt } from '../engine/answers'
import type { Catalogue, HomeSlot } from '../engine/catalogue'
import { slotAddress } from '../engine/path'
import { keptHomeAnswer } from './keptHomeAnswers'
import type { LookupAddress } from './lookupAddress'

/** The address that the customer lives at. */
const ownAddress = 'customer.address'

export const tight = (text: string): string => text.replace(/\s/g, '').toUpperCase()

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
