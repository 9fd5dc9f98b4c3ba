/** Where a screen cannot be shown and not all that was answered is known to be on the disk (our choice). */
export const answersNotKept =
  'Nog niet alles is bewaard op dit apparaat. Download eerst het logboek. Probeer het daarna opnieuw.'

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
