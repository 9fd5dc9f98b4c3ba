/**
 * Lists what is known of an imported log before it is opened, as label and words: invitation, records, wholeness,
 * versions, tabs.
 */
import { showFileSize } from '../../../../domain/format/fileSize'
import { profiles } from '../../../../domain/invitation/profiles'
import type { ImportedLog, ImportPlan } from '../../../../events/log/logExport/importPlan'
import { scenarioStart } from '../../../../projections/logHistory/scenarioMark'
import { logMomentText } from '../../words/logMomentText'
import { movedWords } from '../../words/movedWords'
import { scenarioFileWords } from '../../words/replayWords'
import { notYetRecordedWords, tabsSummaryWords } from '../../words/tabWords'
import { terminalText } from '../../words/terminalText'

type ImportFact = readonly [what: string, words: string]

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

export type ReadablePlan = Exclude<ImportPlan, { verdict: 'impossible' }>

const wholeness = ({ reasons, isChecked }: ReadablePlan): string => {
  if (reasons.some(({ tag }) => broken.has(tag))) return "niet heel: zie 'Let op'"
  if (!isChecked) return 'wordt nog nagekeken: of elke handeling zo is opgeslagen, is nog niet bekend'
  return 'heel: elke handeling sluit aan, het einde is er, en geen regel is veranderd'
}

const unread = ({ leftOut, isChecked }: ReadablePlan): string => {
  if (leftOut === 0) return isChecked ? 'niets' : 'wordt nog nagekeken'
  return `${leftOut} ${leftOut === 1 ? 'handeling' : 'handelingen'} aan het einde: die staan er niet bij`
}

export const importFacts = (plan: ReadablePlan, rules: string, size: number): readonly ImportFact[] => {
  const others = [...new Set(portalsIn(plan.log).map(one => one.rules))].filter(other => other !== rules)
  const from = scenarioStart(plan.log.records)
  const untold = notYetRecordedWords(plan.log)
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
