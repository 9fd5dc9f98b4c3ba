/**
 * Texts about what was retrieved: its sources, what was filled in or differs, and why something was not used or read.
 */

import type { PassedReason } from '../retrieval/passedOverPart'
import type { AsideReason } from '../retrieval/setAsidePart'
import type { PartSource } from '../retrieval/source'
import type { ValueManner } from '../retrieval/toldValue'

const places = {
  moh: 'MijnOverheid',
  mbd: 'de Belastingdienst',
  uwv: 'UWV',
  mpo: 'Mijnpensioenoverzicht',
} as const

/** What a source is called where it stands by itself. */
export const sourceTitle = (source: PartSource): string =>
  source === null ? 'Zonder vermelde bron' : source === 'mbd' ? 'Belastingdienst' : places[source]

/** Where a value came from, in a line beside its field. */
export const retrievedProvenanceWords = (source: PartSource, manner: ValueManner): string => {
  switch (manner) {
    case 'read':
      return source === null ? 'Opgehaald' : `Opgehaald bij ${places[source]}`
    case 'reckoned':
      return source === null ? 'Berekend uit wat is opgehaald' : `Berekend uit gegevens van ${places[source]}`
    case 'assumed':
      return 'Door ons ingevuld'
  }
}

/** The line beside a field whose answer is another one than was retrieved; `value` in words. */
export const changedWords = (source: PartSource, manner: ValueManner, value: string): string =>
  `${retrievedProvenanceWords(source, manner)}: ${value}`

/** What came in, on the step that one comes to from /aqopi (our choice). */
export const retrievedTexts = {
  putBack: 'Terugzetten',
  title: 'Dit hebben wij opgehaald',
  /** `on`: DD-MM-YYYY. */
  lead: (on: string) => `Opgehaald op ${on}, en ingevuld waar u zelf nog niets had ingevuld.`,
  check: 'Klopt iets niet? Pas het dan aan bij de vraag.',
  nothing: 'Er is niets opgehaald dat wij konden invullen.',
  filled: (count: number) => (count === 1 ? '1 gegeven' : `${count} gegevens`),
  unusedTitle: 'Dit konden wij niet gebruiken',
  unusedCount: (count: number) => `${count} niet gebruikt`,
  toQuestion: 'Naar de vraag',
  seen: 'Gezien',
  kept: 'U heeft zelf iets anders ingevuld',
  differsTitle: 'Dit verschilt van wat u heeft ingevuld',
  differsLead: 'Wij hebben uw antwoorden niet veranderd.',
  yours: 'U vulde in',
  retrieved: 'Opgehaald',
  empty: 'niets',
  take: 'Overnemen',
  leave: 'Laten staan',
  taken: (title: string) => `${title} is overgenomen.`,
  left: (title: string) => `${title} is niet veranderd.`,
} as const

/** Why something that could be read was not used. */
export const passedReasonWords: Readonly<Record<PassedReason, string>> = {
  tooOld: 'Wij vragen alleen naar kinderen jonger dan 30 jaar.',
  noAge: 'Wij weten de geboortedatum niet. U kunt dit kind zelf toevoegen.',
  notCurrent: 'Alleen uw huidige werkgever telt mee. Werkt u hier nog? Voeg de werkgever dan zelf toe.',
  notFirst: 'Wij vullen alleen de eerste woning in.',
  otherWage: 'Voor uw salaris gebruiken wij alleen het loon dat bij uw huidige werkgever is opgehaald.',
  notListed: 'Dit staat niet in onze lijst. Kies zelf het antwoord dat past.',
  noList: 'De lijst met geldverstrekkers is er nog niet. Zodra die er is, zoeken wij dit daarin op.',
  notAsked: 'Dit vragen wij u nu niet. Uw adviseur krijgt het wel bij uw gegevens.',
  removed: 'U heeft dit zelf verwijderd.',
}

/** Why something could not be read. */
export const asideReasonWords: Readonly<Record<AsideReason, string>> = {
  shape: 'Wij konden dit niet lezen.',
  number: 'Dit is geen getal dat wij kunnen lezen.',
  date: 'Dit is geen bestaande datum.',
  yesNo: 'Dit is geen ja of nee.',
  text: 'Wij konden deze tekst niet lezen.',
  long: 'Dit is te lang of te groot om te kloppen.',
  many: 'Het zijn er meer dan wij kunnen verwerken.',
  file: 'Dit document kunnen wij niet meesturen.',
}

/** What a part of the result is called where no question says it. */
export const partWords: Readonly<Record<string, string>> = {
  customer: 'Uw persoonlijke gegevens',
  partner: 'Uw partner',
  children: 'Kind',
  properties: 'Woning',
  employments: 'Werkgever',
  tax_return: 'Loon uit uw belastingaangifte',
  mortgages: 'Hypotheek',
  pensions: 'Pensioen',
  files: 'Document',
}
