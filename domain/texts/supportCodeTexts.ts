/**
 * Texts of the support code that a customer reads out by phone: what it says, for customer and helpdesk, why a code
 * cannot be read, and the Dutch spelling alphabet (our choice).
 */
export const supportCodeTexts = {
  title: 'Uw code voor de helpdesk',
  why: 'Lees deze code voor als u de helpdesk belt. De code zegt op welke pagina u bent, en in welke versie van het portaal. Ook hoeveel vragen nog niet goed zijn, en of alles is bewaard. Er staat niets over uzelf in.',
  spelled: 'Zo leest u de code voor:',
  step: 'Pagina',
  elsewhere: 'Een andere pagina',
  build: 'Versie',
  errors: 'Vragen die nog niet goed zijn',
  noErrors: 'Geen',
  unknown: 'Niet bekend: op deze pagina is geen logboek open',
  orMore: (count: number) => `${count} of meer`,
  saved: 'Bewaard',
} as const

/** What a code says of saving, for the helpdesk. */
export const savedWords = {
  saved: 'Alles is bewaard op het apparaat',
  saving: 'Bezig met bewaren',
  inWindow: 'Alleen in dit venster: de browser bewaart niets',
  refused: 'Niet bewaard: de browser weigert de opslag',
  full: 'Niet bewaard: er is geen ruimte meer',
  erased: 'Niet bewaard: de antwoorden zijn gewist',
  newer: 'Niet bewaard: er staat een log van een nieuwere versie',
  closed: 'Niet bewaard: de browser heeft de opslag gesloten',
  failed: 'Niet bewaard: het schrijven mislukt',
  none: 'Er is geen logboek open',
} as const

/** Why a code cannot be read. */
export const codeRefusals = {
  length: 'De code heeft 8 tekens.',
  character:
    'De code heeft geen I, O, 0 of 1, en alleen letters en cijfers. Vraag de klant om de code nog een keer voor te lezen.',
  check: 'Deze code klopt niet. Vraag de klant om de code nog een keer voor te lezen.',
  meaning: 'Deze code is van een andere versie van het portaal.',
} as const

/** How letters are named by phone. */
export const spellingWords: Readonly<Record<string, string>> = {
  A: 'Anton',
  B: 'Bernard',
  C: 'Cornelis',
  D: 'Dirk',
  E: 'Eduard',
  F: 'Ferdinand',
  G: 'Gerard',
  H: 'Hendrik',
  J: 'Johan',
  K: 'Karel',
  L: 'Lodewijk',
  M: 'Maria',
  N: 'Nico',
  P: 'Pieter',
  Q: 'Quotiënt',
  R: 'Richard',
  S: 'Simon',
  T: 'Theodoor',
  U: 'Utrecht',
  V: 'Victor',
  W: 'Willem',
  X: 'Xantippe',
  Y: 'Ypsilon',
  Z: 'Zaandam',
}
