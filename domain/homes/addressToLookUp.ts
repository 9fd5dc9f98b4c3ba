/**
 * The address (postal code, number, addition) that an address block asks the office for; null without a whole postal
 * code and number. Also splits an addition into letters and digits.
 */

import { type Answers, answerAt } from '../engine/answers'
import type { Catalogue } from '../engine/catalogue'
import { slotAddress } from '../engine/path'
import { normalisePostalCode } from '../format/postalCode'

/** An address as the customer typed it. */
export interface AddressToLookUp {
  readonly postalCode: string
  readonly number: string
  readonly addition: string
}

/** Null without a postal code of six characters and a house number. */
export const addressToLookUp = (catalogue: Catalogue, answers: Answers, at: string): AddressToLookUp | null => {
  const read = (key: string): string => {
    const address = slotAddress(catalogue, `${at}.${key}`)
    return address === null ? '' : String(answerAt(answers, address) ?? '').trim()
  }
  const postalCode = normalisePostalCode(read('postal_code'))
  const number = read('number')
  return /^[1-9]\d{3}[A-Z]{2}$/.test(postalCode) && number !== ''
    ? { postalCode, number, addition: read('addition') }
    : null
}

interface SplitAddition {
  readonly number_letter: string
  readonly number_addition: string
}

/** The letters and the digits of a house number's addition, as the look-up wants them: 'a-2' is A and 2 (OPEN-66). */
export const splitAddition = (addition: string): SplitAddition => ({
  number_letter: addition.replace(/\P{L}/gu, '').toUpperCase(),
  number_addition: addition.replace(/\D/g, ''),
})
