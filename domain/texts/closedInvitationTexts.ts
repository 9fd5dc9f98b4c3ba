/**
 * Titles and texts of an invitation that cannot be filled in (wording B1), with labels for whom to ask and for logging
 * out.
 */
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

export const logOutLabel = 'Uitloggen'
