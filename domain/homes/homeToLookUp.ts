/**
 * Which home a home slot looks up as the answers stand: at the address that was typed, at the customer's own, or the
 * one chosen; null for none. Also writes codes without spaces.
 */

import { type Answers, answerAt } from '../engine/answers'
import type { Catalogue, HomeSlot } from '../engine/catalogue'
import { slotAddress } from '../engine/path'
import type { AddressToLookUp } from './addressToLookUp'
import { keptHomeAnswer } from './keptHomeAnswers'

/** The address that the customer lives at. */
const ownAddress = 'customer.address'

export const compactCode = (text: string): string => text.replace(/\s/g, '').toUpperCase()

/** A home that is looked up by itself. `address` is null where only its id is known. */
export interface HomeToLookUp {
  readonly key: string
  readonly address: AddressToLookUp | null
}

/**
 * The key of a home by its address: '1234AB-10-A'. Null without a postal code of more than five characters and a house
 * number (spec 2 sections 5 and 7).
 */
const homeAtAddress = (read: (key: string) => string): HomeToLookUp | null => {
  const postalCode = compactCode(read('postal_code'))
  const number = read('number').trim()
  const addition = read('addition').trim()
  if (postalCode.length <= 5 || number === '') return null
  const key = [postalCode, compactCode(number), compactCode(addition)].filter(part => part !== '').join('-')
  return { key, address: { postalCode, number, addition } }
}

/** Null when there is none. */
export const homeToLookUp = (catalogue: Catalogue, answers: Answers, homeSlot: HomeSlot): HomeToLookUp | null => {
  switch (homeSlot.what) {
    case 'wanted':
      return homeAtAddress(key => String(keptHomeAnswer(answers, homeSlot, key)))
    case 'search': {
      const id = String(keptHomeAnswer(answers, homeSlot, 'jumba_id'))
      return id === '' ? null : { key: id, address: null }
    }
    case 'current': {
      const addressPart = (key: string): string => {
        const address = slotAddress(catalogue, `${ownAddress}.${key}`)
        return address === null ? '' : String(answerAt(answers, address) ?? '')
      }
      return addressPart('street').trim() === '' ? null : homeAtAddress(addressPart)
    }
  }
}
