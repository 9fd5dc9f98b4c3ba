/** Texts on a step: where what needs a partner has none, where it may be skipped, and where 'Volgende stap' is refused. */

/** In place of what needs a partner (spec 2 section 2). */
export const noPartner = 'Volgens de ingevoerde gegevens heeft u geen partner.'

/** On a step that the customer is exempt from by age (spec 2 section 2). */
export const mayBeSkipped = 'Volgens onze gegevens kunt u deze pagina overslaan.'

/** Where 'Volgende stap' is refused. */
export const stepRefused = 'Niet alle velden zijn ingevuld'
