import { discountEuros } from '../language/limits'

/** In place of what needs a partner (spec 2 section 2). */
export const noPartner = 'Volgens de ingevoerde gegevens heeft u geen partner.'
/** On a step that the customer is exempt from by age (spec 2 section 2). */
export const mayBeSkipped = 'Volgens onze gegevens kunt u deze pagina overslaan.'

/** On /intro and /housing_requirements (checklist OPEN-23), and on /complete while something is to be done. */
export const discountAhead = `Vult u de hele inventarisatie in? Dan krijgt u in totaal ${discountEuros} euro korting op de advies- en bemiddelingskosten.`
/** On /complete, of an inventory that is whole. */
export const discountEarned = `U krijgt in totaal ${discountEuros} euro korting op de advies- en bemiddelingskosten.`
/** On the homeowners association's host, on /mortgage and /complete (checklist OPEN-24). */
export const costRemark =
  'Let op: voor advies en bemiddeling betaalt u kosten. Uw adviseur vertelt u vooraf hoe hoog deze kosten zijn.'

/** The screens without a place in the side navigation. */
export const introTitle = 'Introductie'
export const successTitle = 'Bedankt, uw inventarisatie is verzonden!'
export const stepRefused = 'Niet alle velden zijn ingevuld'
export const addressNotFound = 'Woning niet gevonden'
/** All that the customer did, by day (our choice). */
export const donePageTitle = 'Wat u deed'
