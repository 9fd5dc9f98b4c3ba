/** Texts at single questions: the look-up of an address, a rounded number, a slider not moved, an unknown amount. */

/** Under an address that the look-up does not find. */
export const addressNotFound = 'Woning niet gevonden'

/** At a number that was typed with more decimals than can be kept. */
export const roundedTo = (title: string, words: string): string => `${title} is afgerond op ${words}`

/** Of a slider at which the customer has not been (checklist OPEN-41, OPEN-72; our choice). */
export const notChosenYet = 'Nog niet door u gekozen'

export const addressLookupPending = 'Het adres wordt gezocht'

/** In place of an amount that is only shown and was not retrieved. */
export const unknownAmount = 'Niet bekend'

/** After 'Woning niet gevonden'. */
export const addressByHand = 'Vul hieronder zelf de straat en de woonplaats in.'
