/** What a visit says before any step. */

/** An invitation that cannot be filled in (wording B1). */
export const closedInvitation = {
  none: { title: 'Geen geldige uitnodiging', text: null },
  used: { title: 'Deze uitnodiging is al gebruikt', text: null },
  over: {
    title: 'Uw uitnodiging is verlopen',
    text: 'Deze uitnodiging is niet meer geldig en u kunt geen gegevens naar ons opsturen.',
  },
} as const
/** Where there is no invitation that can be filled in, with whom to ask under it (our choice). */
export const askForNewInvitation = 'Vraag uw adviseur om een nieuwe uitnodiging.'

export const contactTexts = { phone: 'Telefoon', mail: 'E-mail' } as const

/** At the address of a step that the visit does not have (our choice). */
export const absentStep = {
  title: 'Deze stap hoort niet bij uw vragenlijst',
  back: 'Terug naar het begin',
} as const

export const logOutLabel = 'Uitloggen'

/** Of a document that was added, where its bytes are gone (our choice). */
export const documentMissing = 'Dit bestand staat niet meer op dit apparaat.'

/** Of the overview of what was retrieved (our choice). */
export const overviewNotMade = 'Het overzicht kan nu niet worden gemaakt. Probeer het later opnieuw.'

export const logHoldsAnswers = 'Bewaar het bestand op een veilige plek. Deel het alleen met wie u vertrouwt.'
