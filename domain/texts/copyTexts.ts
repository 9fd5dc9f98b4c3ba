/** Texts of the customer's own copy of the answers: in it, where it is made, and before sending. */

import { singularOrPlural } from './singularOrPlural'

/** What the customer's own copy of the answers says besides the answers (our choice). */
export const copyTexts = {
  title: 'Uw antwoorden',
  of: (name: string) => `Van ${name}`,
  /** `when`: 'op 22-11-2026 om 21:14'. */
  made: (when: string) => `Gemaakt ${when}`,
  /** Of the moment at which it was made: what came after it, it cannot know. */
  notConfirmed: 'Toen was nog niet bevestigd dat uw adviseur uw gegevens heeft ontvangen.',
  unready: (count: number) =>
    `${singularOrPlural(count, 'Bij 1 vraag', `Bij ${count} vragen`)} moest u toen nog iets invullen of verbeteren.`,
  documents: 'Documenten',
  /** Without a name: a folder of downloads is seen by whoever uses the device. `date`: ISO. */
  fileName: (date: string) => `mijn-antwoorden-${date}.pdf`,
  page: (at: number, of: number) => `Pagina ${at} van ${of}`,
  marked: (count: number, mark: string) =>
    `${singularOrPlural(count, '1 teken kan', `${count} tekens kunnen`)} in dit document niet worden getoond. Op ${singularOrPlural(count, 'die plaats', 'die plaatsen')} staat ${mark}.`,
} as const

/** Where the copy is made (our choice). Of what the browser does with it nothing is said: nobody knows. */
export const copyingTexts = {
  open: 'Bewaar of print uw antwoorden',
  title: 'Uw antwoorden bewaren of printen',
  safe: 'Bewaar uw antwoorden op een veilige plek.',
  pdf: 'Pdf downloaden',
  again: 'Nog een keer downloaden',
  print: 'Printen',
  close: 'Sluiten',
  making: 'De pdf wordt gemaakt',
  laying: 'De afdruk wordt klaargezet',
  made: (name: string) => `De pdf is gemaakt. Kijk bij uw downloads of ${name} er staat.`,
  printed: 'Uw browser heeft het afdrukken geopend.',
  notPrinted: 'Uw browser heeft het afdrukken niet geopend. Download de pdf en print die.',
  notMade: 'De pdf kan nu niet worden gemaakt. Probeer het later opnieuw, of kies Printen.',
} as const

/** At the way to a copy: after sending there is nothing left here to make one of (our choice). */
export const beforeSendingTexts = {
  erased: 'Na het versturen wissen wij uw antwoorden van dit apparaat.',
  pdf: (when: string) => `U heeft ${when} een pdf van uw antwoorden gemaakt.`,
  print: (when: string) => `U heeft ${when} het afdrukken van uw antwoorden geopend.`,
  changed: 'Daarna heeft u nog iets gewijzigd. Dat staat er niet in.',
} as const
