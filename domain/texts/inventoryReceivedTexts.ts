import { singularOrPlural } from './singularOrPlural'

/**
 * Texts after sending, besides the specification's own: what the office confirmed and what comes next, and on the next
 * login when it was sent (our choice).
 */
export const inventoryReceivedTexts = {
  title: 'Dit heeft uw adviseur ontvangen',
  topics: (count: number) =>
    singularOrPlural(count, 'uw antwoorden over 1 onderwerp', `uw antwoorden over ${count} onderwerpen`),
  /** Of a visit that asked nothing. */
  inventory: 'uw inventarisatie',
  documents: (count: number) => singularOrPlural(count, '1 document', `${count} documenten`),
  /** `when`: 'op 22-11-2026 om 21:14'. */
  received: (when: string) => `Ontvangen ${when}.`,
  next: 'Wat nu?',
  goesOn: 'Uw adviseur kan met uw gegevens verder.',
  questions: 'Heeft u een vraag, of wilt u iets veranderen? Neem dan contact op met uw adviseur.',
  copy: 'Uw kopie',
  pdf: (when: string) => `U heeft ${when} een pdf van uw antwoorden gemaakt. Kijk bij uw downloads of u die heeft.`,
  print: (when: string) => `U heeft ${when} het afdrukken van uw antwoorden geopend.`,
  changed: 'Daarna heeft u nog iets gewijzigd. Dat staat er niet in.',
  none: 'Heeft u geen kopie? Vraag die dan aan uw adviseur.',
} as const

/** On the login, once, to whoever comes there next (our choice). */
export const sentOn = (when: string, username: string): string =>
  username === ''
    ? `Vanaf dit apparaat is een inventarisatie verzonden ${when}. Dat kan ook die van iemand anders zijn.`
    : `Vanaf dit apparaat is een inventarisatie verzonden ${when}, met de gebruikersnaam ${username}.`
