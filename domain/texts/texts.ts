import { dutchOf } from '../language/date'
import { discountEuros } from '../language/limits'

/** In place of what needs a partner (spec 2 section 2). */
export const noPartner = 'Volgens de ingevoerde gegevens heeft u geen partner.'
/** On a step that the customer is exempt from by age (spec 2 section 2). */
export const mayBeSkipped = 'Volgens onze gegevens kunt u deze pagina overslaan.'

/** On /intro and /housing_requirements (checklist OPEN-23). */
export const discountAhead = `Vult u de hele inventarisatie in? Dan krijgt u in totaal ${discountEuros} euro korting op de advies- en bemiddelingskosten.`
/** On /complete. */
export const discountEarned = `U krijgt in totaal ${discountEuros} euro korting op de advies- en bemiddelingskosten.`
/** On the homeowners association's host, on /mortgage and /complete (checklist OPEN-24). */
export const costRemark =
  'Let op: voor advies en bemiddeling betaalt u kosten. Uw adviseur vertelt u vooraf hoe hoog deze kosten zijn.'

/** The screens without a place in the side navigation. */
export const introTitle = 'Introductie'
export const successTitle = 'Bedankt, uw inventarisatie is verzonden!'
/** At a start after a browser that stopped between the sending and the logging out (our choice). */
export const sentBefore = 'Uw gegevens zijn verzonden. U bent nu uitgelogd.'

/** On paper, under a page's title. `today`: an ISO date. */
export const printedOn = (today: string): string => `Afgedrukt op ${dutchOf(today) ?? today}`

export const stepRefused = 'Niet alle velden zijn ingevuld'
export const addressNotFound = 'Woning niet gevonden'

/** Beside what went wrong; only where all of it is on the disk (our choice). */
export const answersKept = 'Uw antwoorden zijn bewaard op dit apparaat.'
