import { showGrouped } from '../format/decimal'

/** In place of what needs a partner (spec 2 section 2). */
export const noPartner = 'Volgens de ingevoerde gegevens heeft u geen partner.'
/** On a step that the customer is exempt from by age (spec 2 section 2). */
export const mayBeSkipped = 'Volgens onze gegevens kunt u deze pagina overslaan.'

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

/** The screens without a place in the side navigation. */
export const introTitle = 'Introductie'
export const successTitle = 'Bedankt, uw inventarisatie is verzonden!'
export const stepRefused = 'Niet alle velden zijn ingevuld'
export const addressNotFound = 'Woning niet gevonden'
/** All that the customer did, by day (our choice). */
export const activityLogTitle = 'Wat u deed'
