import { showFileSize } from '../../../../domain/format/fileSize'
import { profiles } from '../../../../domain/invitation/profiles'
import type { ImportedLog, ImportPlan } from '../../../../events/log/logExport/importPlan'
import { scenarioStart } from '../../../../projections/logHistory/scenarioMark'
import { logMomentText, movedWords, reasonLine, scenarioFileWords, terminalText } from '../../words/replayWords'
import { tabsSummaryWords, unrecordedTabsWords } from '../../words/tabWords'
import type { InspectedFile, NotALogReason, WhoseData } from './inspectFile'

/** What the file is, in one glance. */
export type ImportVerdict = ImportPlan['verdict']

export const notALogWords: Readonly<Record<NotALogReason, { readonly title: string; readonly advice: string }>> = {
  empty: { title: 'Dit bestand is leeg', advice: 'Vraag de klant om het logboek opnieuw op te slaan en te sturen.' },
  binary: {
    title: 'Dit is geen logboek',
    advice:
      "Het is een bestand van een andere soort, zoals een pdf, een foto of een zip. Een logboek eindigt op '.jsonl'.",
  },
  noLog: {
    title: 'Dit is geen logboek van het klantportaal',
    advice: 'De eerste regel is niet die van een logboek. Vraag de klant of dit het goede bestand is.',
  },
  aside: {
    title: 'Dit is een deel dat het portaal niet kon lezen',
    advice:
      "De klant sloeg op wat beschadigd was. Vraag ook om 'Logboek voor de helpdesk opslaan'; geef dit deel aan een ontwikkelaar.",
  },
  gone: {
    title: 'Dit bestand kan niet worden gelezen',
    advice: 'Misschien is het verplaatst of nog open in een ander programma. Kies het opnieuw.',
  },
}

export const importVerdictOf = (read: InspectedFile): ImportVerdict =>
  read.tag === 'noLog' ? 'impossible' : read.plan.verdict

/** The picture beside the words. */
export const importVerdictIcons = {
  fine: 'check',
  unchecked: 'search',
  risky: 'warning',
  impossible: 'error',
} as const satisfies Readonly<Record<ImportVerdict, string>>

export const importVerdictWords: Readonly<Record<ImportVerdict, string>> = {
  fine: 'Dit logboek is in orde',
  unchecked: 'Dit logboek wordt nog nagekeken',
  risky: 'Dit logboek is te lezen, maar let op',
  impossible: 'Dit bestand kan niet als logboek worden gelezen',
}

const shortWords: Readonly<Record<ImportVerdict, string>> = {
  fine: 'In orde',
  unchecked: 'Wordt nog nagekeken',
  risky: 'Te lezen, let op',
  impossible: 'Niet te lezen',
}

/** How a file is told in a list, in a word or two. */
export const shortVerdictWords = (read: InspectedFile): string => {
  if (read.tag === 'noLog') return notALogWords[read.why].title
  return shortWords[read.plan.verdict]
}

export type ImportFact = readonly [what: string, words: string]

const invitationIn = ({ records }: ImportedLog): string => {
  for (const { events } of records.toReversed())
    for (const event of events.toReversed())
      if (event.type === 'CustomerLoaded' && event.invitation !== null) return profiles[event.invitation.type].label
  return 'niet bekend: de klant is niet geladen'
}

const spanOf = ({ records }: ImportedLog, areMoved: boolean): string => {
  const [first, last] = [records[0], records.at(-1)]
  if (first === undefined || last === undefined) return 'er is niets gebeurd'
  return movedWords(`${logMomentText(first.at)} tot ${logMomentText(last.at)}`, areMoved)
}

/** What each opening of the portal says of itself, and the beginning of the log before them. */
const portalsIn = ({ header, records }: ImportedLog): readonly { readonly build: string; readonly rules: string }[] => {
  const found: { readonly build: string; readonly rules: string }[] = [header]
  for (const { events } of records) for (const event of events) if (event.type === 'PortalOpened') found.push(event)
  return found
}

const buildsIn = (log: ImportedLog): string =>
  [...new Set(portalsIn(log).map(({ build }) => build))].map(terminalText).join(', ')

const broken: ReadonlySet<string> = new Set(['damaged', 'gap', 'newer', 'truncated', 'changed', 'retired', 'survey'])

type Readable = Exclude<ImportPlan, { verdict: 'impossible' }>

const wholeness = ({ reasons, isChecked }: Readable): string => {
  if (reasons.some(({ tag }) => broken.has(tag))) return "niet heel: zie 'Let op'"
  if (!isChecked) return 'wordt nog nagekeken: of elke handeling zo is opgeslagen, is nog niet bekend'
  return 'heel: elke handeling sluit aan, het einde is er, en geen regel is veranderd'
}

const unread = ({ leftOut, isChecked }: Readable): string => {
  if (leftOut === 0) return isChecked ? 'niets' : 'wordt nog nagekeken'
  return `${leftOut} ${leftOut === 1 ? 'handeling' : 'handelingen'} aan het einde: die staan er niet bij`
}

/** What can be said of a log before anything of it is shown. */
export const importFacts = (plan: Readable, rules: string, size: number): readonly ImportFact[] => {
  const others = [...new Set(portalsIn(plan.log).map(one => one.rules))].filter(other => other !== rules)
  const from = scenarioStart(plan.log.records)
  const untold = unrecordedTabsWords(plan.log)
  return [
    ...(from === null ? [] : [['Kopie', scenarioFileWords(from)] as const]),
    ['Uitnodiging', `${invitationIn(plan.log)} (${terminalText(plan.log.header.invitation)})`],
    ['Handelingen', `${plan.log.records.length}, ${spanOf(plan.log, plan.pseudonymised)}`],
    ['Bestand', `${showFileSize(size)}, ${wholeness(plan)}`],
    ['Portaal', `versie ${buildsIn(plan.log)}`],
    [
      'Regels',
      others.length === 0
        ? 'dezelfde als van dit hulpmiddel'
        : `anders dan van dit hulpmiddel (${others.map(terminalText).join(', ')}): een oordeel kan nu anders uitvallen`,
    ],
    ['Tabbladen', tabsSummaryWords(plan.log)],
    ...(untold === null ? [] : [['Niet vastgelegd', untold] as const]),
    ['Niet te lezen', unread(plan)],
    ['Oudere gebeurtenissen', plan.upcasters.length === 0 ? 'geen' : `worden omgezet: ${plan.upcasters.join(', ')}`],
  ]
}

/** What went from a log while somebody looked at it, because it is not as it was stored. */
export const leftOutRecordsWords = ({ leftOut, log }: Readable): string => {
  const what = leftOut === 1 ? 'de laatste handeling' : `de laatste ${leftOut} handelingen`
  const rest = leftOut === 1 ? 'is niet te vertrouwen en staat' : 'zijn niet te vertrouwen en staan'
  return `${what} (vanaf nummer ${log.records.length + 1}) ${rest} er niet meer bij. Waarom, leest u bij 'Over het bestand'.`
}

export const reasonLines = ({ reasons }: ImportPlan): readonly string[] => [...new Set(reasons.map(reasonLine))]

/** Whose data it holds: said wherever the log is in sight, and no more than is known. */
export const whoseDataWords: Readonly<Record<WhoseData, { readonly title: string; readonly text: string }>> = {
  invented: {
    title: 'Zonder klantgegevens',
    text: 'Volgens het bestand zijn de antwoorden vervangen, en alle namen, adressen en teksten zien er verzonnen uit. Aan een bedrag of een datum is dat niet te zien.',
  },
  claimed: {
    title: 'Met gegevens van de klant, anders dan het bestand zegt',
    text: 'Volgens het bestand zijn de antwoorden vervangen, maar er staat iets in dat niet verzonnen is. Laat niemand meekijken en bewaar het bestand niet langer dan nodig.',
  },
  looking: {
    title: 'Misschien met gegevens van de klant',
    text: 'Volgens het bestand zijn de antwoorden vervangen. Of dat zo is, wordt nog nagekeken.',
  },
  customer: {
    title: 'Met gegevens van de klant',
    text: 'Alle antwoorden staan er leesbaar in. Laat niemand meekijken en bewaar het bestand niet langer dan nodig.',
  },
}
