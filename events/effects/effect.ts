/**
 * The effects that can be due (office calls, the overview PDF), as data, with the key that makes two the same and the
 * delay before each.
 */
import type { HomeSlot } from '../../domain/engine/catalogue'
import type { AddressToLookUp } from '../../domain/homes/addressToLookUp'
import type { Criteria } from '../../domain/homes/homeLookupResults'
import type { HomeToLookUp } from '../../domain/homes/homeToLookUp'
import type { Attachment } from '../../domain/sending/attachment'
import { receiptAskedAfter } from '../../domain/sending/receipt'

/**
 * A call that is due, as data. Two of the same key are the same call: it runs once, and stops when it is no longer due.
 */
export type Effect =
  | { readonly tag: 'loadCustomer' }
  | { readonly tag: 'loadSetting' }
  | { readonly tag: 'loadLenders' }
  /** Waits until the customer has stopped typing (spec 1 section 9). */
  | { readonly tag: 'lookUpAddress'; readonly at: string; readonly sought: AddressToLookUp }
  | { readonly tag: 'searchHomes'; readonly at: string; readonly criteria: Criteria }
  /** The one home of a place; at an address that is being typed it waits until the customer has stopped. */
  | { readonly tag: 'seekHome'; readonly at: string; readonly what: HomeSlot['what']; readonly sought: HomeToLookUp }
  /** Of what was retrieved at this moment (milliseconds since 1970). */
  | { readonly tag: 'makeOverview'; readonly at: number }
  | { readonly tag: 'sendFile'; readonly file: Attachment }
  /** `body` names its bytes beside the log. `again`: the very same went out before, and may have arrived. */
  | { readonly tag: 'sendInventory'; readonly body: string | null; readonly again: boolean }
  /** Asks whether the inventory arrived after all, the nth time, not before this moment (milliseconds since 1970). */
  | { readonly tag: 'askReceipt'; readonly nth: number; readonly notBefore: number }

export const effectKey = (effect: Effect): string => {
  switch (effect.tag) {
    case 'lookUpAddress':
      return `${effect.tag} ${effect.at} ${effect.sought.postalCode} ${effect.sought.number} ${effect.sought.addition}`
    case 'searchHomes':
      return `${effect.tag} ${effect.at} ${effect.criteria.postalCode} ${effect.criteria.radius} ${effect.criteria.homeType}`
    case 'seekHome':
      return `${effect.tag} ${effect.at} ${effect.sought.key}`
    case 'makeOverview':
      return `${effect.tag} ${effect.at}`
    case 'sendFile':
      return `${effect.tag} ${effect.file.name} ${effect.file.digest}`
    case 'sendInventory':
      // What another tab began to send is another call.
      return `${effect.tag} ${effect.body}`
    case 'askReceipt':
      // Asked for, it is asked at once: another moment is another call.
      return `${effect.tag} ${effect.nth} ${effect.notBefore}`
    case 'loadCustomer':
    case 'loadSetting':
    case 'loadLenders':
      return effect.tag
  }
}

/** Milliseconds after the last key before an address on the personal details is looked up (spec 1 section 9). */
const lookUpDelayMs = 500

/** The same for a home in the question steps (spec 2 section 9). */
const homeDelayMs = 800

const typedDelayOf = (effect: Effect): number => {
  if (effect.tag === 'lookUpAddress') return lookUpDelayMs
  return effect.tag === 'seekHome' && effect.what === 'wanted' ? homeDelayMs : 0
}

/**
 * Milliseconds until a call that is due is made.
 * @param now milliseconds since 1970
 * @param sinceKey milliseconds since the customer last pressed a key in a field: what waits for that, waits the rest
 */
export const effectDelay = (effect: Effect, now: number, sinceKey: number): number =>
  effect.tag === 'askReceipt'
    ? // A clock that was put back makes nobody wait longer than the pauses are.
      Math.min(Math.max(0, effect.notBefore - now), Math.max(...receiptAskedAfter))
    : Math.max(0, typedDelayOf(effect) - sinceKey)
