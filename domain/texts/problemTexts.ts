/**
 * Texts where a part of the portal cannot be shown, the start is slow, a new release waits, or the device is not
 * supported.
 */

/** Where a screen cannot be shown and not all that was answered is known to be on the disk (our choice). */
export const answersNotKept = 'Nog niet alles is bewaard op dit apparaat. Sla eerst uw antwoorden op als bestand.'

/** Where a part of the portal does not come (our choice). */
export const notLoaded = 'Dit deel van het portaal kan niet worden geladen. Controleer uw internetverbinding.'

/** Where a newer release is on the device and waits to be asked for (our choice). */
export const newRelease = 'Er is een nieuwe versie van dit portaal.'
export const renewLabel = 'Vernieuwen'

/** Where what the portal begins with has not come yet; once it has, the portal takes this one's place (our choice). */
export const slowStartTexts = {
  title: 'Het laden duurt lang',
  text: 'Komt er antwoord, dan gaat het vanzelf verder. Controleer anders uw internetverbinding.',
} as const

/** Where the portal cannot be used (spec 1 section 8); what can be done about it comes with a part of its own. */
export const unsupportedTitles = {
  mobile: 'Deze website is niet beschikbaar op mobiel.',
  browser: 'Niet ondersteunde browser',
} as const
