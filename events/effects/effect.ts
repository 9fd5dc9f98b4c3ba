import type { SoughtAddress } from '../../domain/address'
import type { Attachment } from '../../domain/file'

/**
 * A call that is due, as data. Two of the same key are the same call: it runs once, and stops when it is no longer due.
 */
export type Effect =
  | { readonly tag: 'loadCustomer' }
  | { readonly tag: 'loadSetting' }
  | { readonly tag: 'loadLenders' }
  /** Waits until the customer has stopped typing (spec 1 section 9). */
  | { readonly tag: 'lookUpAddress'; readonly at: string; readonly sought: SoughtAddress }
  | { readonly tag: 'sendFile'; readonly file: Attachment }
  | { readonly tag: 'sendInventory'; readonly body: unknown }

export const keyOf = (effect: Effect): string => {
  switch (effect.tag) {
    case 'lookUpAddress':
      return `${effect.tag} ${effect.at} ${effect.sought.postalCode} ${effect.sought.number} ${effect.sought.addition}`
    case 'sendFile':
      return `${effect.tag} ${effect.file.name} ${effect.file.digest}`
    case 'loadCustomer':
    case 'loadSetting':
    case 'loadLenders':
    case 'sendInventory':
      return effect.tag
  }
}

/** Milliseconds after the last key before an address on the personal details is looked up (spec 1 section 9). */
export const lookUpDelayMs = 500

export const delayOf = (effect: Effect): number => (effect.tag === 'lookUpAddress' ? lookUpDelayMs : 0)
