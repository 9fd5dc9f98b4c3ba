/** Where a screen cannot be shown and not all that was answered is known to be on the disk (our choice). */
export const answersNotKept =
  'Nog niet alles is bewaard op dit apparaat. Sla eerst uw antwoorden op als bestand. Probeer het daarna opnieuw.'

/** Why a part of the portal does not come, and what to do (our choice). */
export const missingCode = {
  newer: 'Er is een nieuwe versie van dit portaal. Kies Opnieuw proberen om daarmee verder te gaan.',
  unreachable: 'Dit deel van het portaal kan niet worden geladen. Controleer uw internetverbinding.',
} as const

/** The same of a dialog, which has no 'Opnieuw proberen' (our choice). */
export const missingDialog = {
  newer: 'Er is een nieuwe versie van dit portaal. Laad de pagina opnieuw om hiermee verder te gaan.',
  unreachable: missingCode.unreachable,
} as const

/** Where what the portal begins with has not come yet; once it has, the portal takes this one's place (our choice). */
export const slowStart = {
  title: 'Het laden duurt lang',
  text: 'Het portaal wacht nog op antwoord. Komt dat, dan gaat het vanzelf verder. Controleer anders uw internetverbinding en probeer het opnieuw.',
} as const

/** Where the portal cannot be used (spec 1 section 8); what can be done about it comes with a part of its own. */
export const awayTitles = {
  mobile: 'Deze website is niet beschikbaar op mobiel.',
  browser: 'Niet ondersteunde browser',
} as const
