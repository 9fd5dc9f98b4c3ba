import type { ImportReason } from '../../../events/log/logExport/importPlan'
import type { Author } from '../../../events/record/surveyRecord'
import type { DerivationCondition } from '../../../projections/replay/derivation/derivationNode'
import { reasonDetailWords } from './reasonDetailWords'

/** Text from a file as a terminal may show it: what steers the terminal or turns the writing round is spelled out. */
export const terminalText = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, sign => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`)

const moment = new Intl.DateTimeFormat('nl-NL', {
  timeZone: 'Europe/Amsterdam',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

const latest = 8.64e15

/** A moment in Amsterdam; a number that is no moment is shown as it is. */
export const logMomentText = (at: number): string =>
  Math.abs(at) <= latest ? moment.format(at).replace(',', '') : String(at)

/** A date or moment of a log, which says where it stands that it was moved. */
export const movedWords = (words: string, isMoved: boolean): string => (isMoved ? `${words} (verschoven)` : words)

/** The title of all the times of a log: each of them by itself says no more. */
export const timelineTitle = (areMoved: boolean): string => (areMoved ? 'Tijdlijn (tijden verschoven)' : 'Tijdlijn')

export const authorWords: Readonly<Record<Author, string>> = {
  customer: 'klant',
  retrieval: 'ophalen',
  server: 'kantoor',
  system: 'portaal',
}

/** Whether a condition held, behind its words; '' for several together, whose words say so themselves. */
export const conditionHeldWords = ({ condition, held }: Pick<DerivationCondition, 'condition' | 'held'>): string =>
  condition === null || condition.tag === 'any' ? '' : held ? ' (klopt)' : ' (klopt niet)'

/** Of a log in a file that support made from another one ('Wat als'). `from`: the seq of the first record of support's. */
export const scenarioFileWords = (from: number): string =>
  `Dit logboek is een kopie van de helpdesk: vanaf handeling ${from} is het zo niet gebeurd.`

/** Where no step was submitted there is nothing that could come out otherwise. */
export const noVerdictWords = 'Er is geen stap ingediend: er is geen oordeel om te vergelijken.'

export const reasonWords: Readonly<Record<ImportReason['tag'], string>> = {
  size: 'het bestand is te groot',
  lines: 'het bestand heeft te veel regels',
  depth: 'een regel zit te diep in elkaar',
  key: 'een regel grijpt naar iets wat niet mag',
  path: 'een handeling schrijft naar een plek die geen portaal gebruikt',
  format: 'dit is geen log van het portaal',
  version: 'het bestand komt van een nieuwere versie van het portaal',
  survey: 'het log hoort bij een andere versie van de vragenlijst',
  header: 'de eerste regel is niet te lezen',
  damaged: 'een handeling is beschadigd; wat daarna komt, telt niet mee',
  gap: 'er ontbreekt een handeling; wat daarna komt, telt niet mee',
  newer: 'een handeling komt van een nieuwere versie van het portaal; wat daarna komt, telt niet mee',
  retired: 'de gegevens van de klant zijn niet te lezen',
  restored: 'dit deel was beschadigd, de antwoorden zijn teruggezet',
  truncated: 'het einde van het bestand ontbreekt',
  changed: 'het bestand is niet meer zoals het is bewaard',
  several: 'in dit bestand staan meer logboeken achter elkaar, en alleen het eerste is gelezen: het tweede begint hier',
  unknown: 'iets wat deze versie niet kent, wordt overgeslagen',
  rules: 'een andere versie van de regels heeft oordelen gegeven',
  missing: 'een lijst of afbeelding zit er niet bij',
}

export const isReason = (tag: string): tag is ImportReason['tag'] => Object.hasOwn(reasonWords, tag)

export const reasonLine = ({ tag, detail }: ImportReason): string =>
  detail === '' ? reasonWords[tag] : `${reasonWords[tag]} (${reasonDetailWords(terminalText(detail))})`
