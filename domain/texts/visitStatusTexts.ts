/** Single lines about a visit: it was sent, it loads, when it was printed, its answers are kept. */

/** At a start after a browser that stopped between the sending and the logging out (our choice). */
export const sentBefore = 'Uw gegevens zijn verzonden. U bent nu uitgelogd.'

/** While a visit opens (our choice). */
export const visitLoading = 'Uw gegevens worden geladen'

/** On paper, under a page's title. `today`: an ISO date, which is turned round: the login needs no more of dates. */
export const printedOn = (today: string): string => `Afgedrukt op ${today.split('-').toReversed().join('-')}`

/** Beside what went wrong; only where all of it is on the disk (our choice). */
export const answersKept = 'Uw antwoorden zijn bewaard op dit apparaat.'
