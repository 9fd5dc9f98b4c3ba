/** Texts about the office's discount and the costs of advice. */

import { showGrouped } from '../format/decimal'

/** On /intro and /housing_requirements (checklist OPEN-23), and on /complete while something is to be done: `withDiscount`. */
export const discountAheadText =
  'Vult u de hele inventarisatie in? Dan krijgt u in totaal {discount} euro korting op de advies- en bemiddelingskosten.'

/** On /complete, of an inventory that is whole: `withDiscount`. */
export const discountEarned = 'U krijgt in totaal {discount} euro korting op de advies- en bemiddelingskosten.'

/**
 * A text of the portal with the office's discount in the place of `{discount}`.
 * @param euros whole, and more than none
 */
export const withDiscount = (text: string, euros: number): string => text.replace('{discount}', showGrouped(euros, 0))

/** On the homeowners association's host, on /mortgage and /complete (checklist OPEN-24). */
export const costRemark =
  'Let op: voor advies en bemiddeling betaalt u kosten. Uw adviseur vertelt u vooraf hoe hoog deze kosten zijn.'
