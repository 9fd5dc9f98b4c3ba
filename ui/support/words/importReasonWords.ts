/**
 * The reasons why a log file imports with a warning or not at all, in Dutch, each as a line with its detail; whether a
 * tag is such a reason.
 */
import type { ImportReason } from '../../../events/log/logExport/importPlan'
import { reasonDetailWords } from './reasonDetailWords'
import { terminalText } from './terminalText'

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
