/**
 * Writes a replayed log as Dutch text for a terminal: findings, import verdict, timeline, steps and divergence, or only
 * the requested point or difference.
 */
import type { Catalogue } from '../../../../domain/engine/catalogue'
import type { Lenders } from '../../../../domain/language/lender'
import { scenarioStart } from '../../../../projections/logHistory/scenarioMark'
import { evidenceOf, findingsByWeight } from '../../../../projections/replay/findings/conclusion'
import type { LogFinding } from '../../../../projections/replay/findings/finding'
import { areTabsUnknown } from '../../../../projections/replay/findings/tabFindings'
import { lendersBySeq } from '../../../../projections/replay/lendersBySeq'
import type { TimelineRecord } from '../../../../projections/replay/timeline'
import type { Divergence } from '../../../../projections/replay/verdicts/divergence'
import type { SendingEnd } from '../../../../projections/replay/visitPicture/sendingEnd'
import type { StepState } from '../../../../projections/steps/stepStates'
import {
  attributionWords,
  conclusionWords,
  findingTime,
  findingWords,
  unknownTabsWords,
} from '../../records/findingWords'
import { rowContextOf } from '../../records/rowWords'
import {
  type ChangeGroup,
  type ChangeLine,
  changeGroups,
  errorCountWords,
  noChangesWords,
} from '../../words/changeGroups'
import { eventWords, skippedWords } from '../../words/eventWords'
import { reasonLine } from '../../words/importReasonWords'
import { logMomentText } from '../../words/logMomentText'
import { movedWords, timelineTitle } from '../../words/movedWords'
import { authorWords, noVerdictWords, scenarioFileWords } from '../../words/replayWords'
import { todaysRules } from '../../words/rulesWords'
import { sendingEndWords, sendingStepWords } from '../../words/sendingEndWords'
import { terminalText } from '../../words/terminalText'
import type { ReplayedLog } from './replayLog'

type Lines = readonly string[]

const planLines = ({ plan: { verdict, reasons, upcasters, pseudonymised, onlyClaimed } }: ReplayedLog): Lines => [
  verdict === 'fine' ? 'Inlezen: in orde.' : 'Inlezen: het kan, maar let op:',
  ...reasons.map(reason => `  - ${reasonLine(reason)}`),
  ...(pseudonymised
    ? ['  Gepseudonimiseerd: wat de klant heeft ingevuld en elke datum en tijd zijn door iets anders vervangen.']
    : []),
  ...(onlyClaimed
    ? ['  Let op: het bestand zegt dat het gepseudonimiseerd is, maar er staat iets in dat niet verzonnen is.']
    : []),
  ...(upcasters.length === 0 ? [] : [`  Oudere gebeurtenissen worden omgezet: ${upcasters.join(', ')}.`]),
]

const headLines = ({ header, frames, plan: { pseudonymised } }: ReplayedLog): Lines => {
  const from = scenarioStart(frames)
  return [
    `Log ${terminalText(header.log)} van uitnodiging ${terminalText(header.invitation)}`,
    `Begonnen op ${movedWords(logMomentText(header.createdAt), pseudonymised)}, portaal ${terminalText(header.build)}, ${frames.length} handelingen`,
    ...(from === null ? [] : [scenarioFileWords(from)]),
  ]
}

const frameLines = (
  catalogue: Catalogue,
  { seq, at, by, command, events, along, skipped }: TimelineRecord,
  lenders: Lenders,
): Lines => [
  `#${seq}  ${logMomentText(at)}  ${authorWords[by]}  ${terminalText(command)}`,
  ...events.map(event => `      ${eventWords(catalogue, event, lenders)}`),
  ...[...along].map(([path, words]) => `      > daarmee ook: ${words} (${terminalText(path)})`),
  ...skipped.map(one => `      ! ${skippedWords(one)}`),
]

/** Each record with its events, in words. */
export const timelineLines = (catalogue: Catalogue, frames: readonly TimelineRecord[]): Lines =>
  frames.flatMap(frame => frameLines(catalogue, frame, lendersBySeq(frames)(frame.seq)))

const stepStatusWords = (
  { step, isDone, isExempt, isSubmitted, errors }: StepState,
  { ending }: SendingEnd,
): string => {
  if (isDone && step === 'complete') return sendingStepWords[ending]
  if (isDone) return isExempt ? 'goedgekeurd (vrijgesteld)' : 'goedgekeurd'
  const count = errors.length === 1 ? '1 fout' : `${errors.length} fouten`
  return `${isSubmitted ? 'ingediend' : 'nog niet ingediend'}, ${count}`
}

const stepLines = ({ seq, steps, sending, isOwn }: ReplayedLog['at']): Lines => [
  `Stappen na handeling ${seq}`,
  ...(isOwn ? [] : [`  ${todaysRules}`]),
  ...steps.flatMap(state => [
    `  ${state.title} (${state.step}): ${stepStatusWords(state, sending)}`,
    ...state.errors.map(({ title, message, path }) => `      ${title}: ${message} (${path})`),
  ]),
  `  ${sendingEndWords(sending)}`,
]

/** Changes without a path: calls, and the order of the steps. */
const kindsWithoutPath: readonly ChangeGroup['kind'][] = ['order', 'callsDue', 'callsOver']

const changeLine = ({ kind }: ChangeGroup, { key, title, text }: ChangeLine): string => {
  const pathWords = kindsWithoutPath.includes(kind) ? '' : ` (${terminalText(key)})`
  return `      ${terminalText(title)}${text === undefined ? '' : `: ${terminalText(text)}`}${pathWords}`
}

/** The same lines as the viewer's compare view. */
const diffLines = (
  catalogue: Catalogue,
  { from, to, errors, isOwn, ...effects }: NonNullable<ReplayedLog['diff']>,
): Lines => {
  const groups = changeGroups(catalogue, effects)
  const counts = errorCountWords(errors.before, errors.after)
  return [
    `Verschil tussen handeling ${from} en ${to}`,
    ...(counts === null ? [] : [`  ${counts}`]),
    ...(isOwn ? [] : [`  ${todaysRules}`]),
    ...(groups.length === 0 ? [`  ${noChangesWords}`] : []),
    ...groups.flatMap(group => [`  ${group.title}`, ...group.lines.map(line => changeLine(group, line))]),
  ]
}

const divergenceKindWords: Readonly<Record<Divergence['in'], string>> = {
  rule: 'de regel die de vraag breekt',
  order: 'de volgorde van de vragen',
  next: 'de volgende stap',
}

const hasVerdict = ({ events }: TimelineRecord): boolean => events.some(({ type }) => type === 'StepSubmitted')

const divergenceLines = ({ divergence, frames }: ReplayedLog): Lines => {
  if (divergence === null)
    return [frames.some(hasVerdict) ? 'Elk oordeel komt uit zoals de klant het kreeg.' : noVerdictWords]
  const { seq, step, path, expected, found, rulesDiffer } = divergence
  return [
    `AFWIJKING bij handeling ${seq}, stap ${step}: ${divergenceKindWords[divergence.in]}`,
    `  plek:      ${terminalText(path)}`,
    `  verwacht:  ${terminalText(expected ?? 'niets')}`,
    `  gevonden:  ${terminalText(found ?? 'niets')}`,
    rulesDiffer
      ? '  Het oordeel is met andere regels gegeven: waarschijnlijk is een regel veranderd.'
      : '  De regels zijn dezelfde: het log is beschadigd, of een regel kijkt naar meer dan het log.',
  ]
}

/** The same lines as the viewer's tab 'Kort': the conclusion, its evidence and the other findings. */
const findingLines = (catalogue: Catalogue, { frames, findings, conclusion, plan, sending }: ReplayedLog): Lines => {
  const context = rowContextOf({ replay: { catalogue, records: frames } })
  const evidence = evidenceOf(conclusion)
  const line = (one: LogFinding): string => {
    const whose = one.weight > 0 && one.kind !== 'tab' ? ` (${attributionWords[one.attribution]})` : ''
    return `  ${findingWords(context, frames, one)}, ${findingTime(frames, one)}, handeling ${one.seq}${whose}`
  }
  return [
    `${conclusionWords(conclusion)}.`,
    ...evidence.map(line),
    `  ${sendingEndWords(sending)}`,
    ...findingsByWeight(findings.filter(one => !evidence.includes(one))).map(line),
    ...(plan.pseudonymised
      ? ['  Zonder klantgegevens: noem de klant geen tijd en geen bedrag, want die zijn anders.']
      : []),
    ...(areTabsUnknown(frames) ? [`  ${unknownTabsWords}`] : []),
  ]
}

export const replayReport = (catalogue: Catalogue, replayed: ReplayedLog, isPointAsked: boolean): string => {
  const { plan } = replayed
  const parts: readonly Lines[] = [
    ...(isPointAsked || replayed.diff !== null ? [] : [findingLines(catalogue, replayed)]),
    headLines(replayed),
    planLines(replayed),
    ...(isPointAsked || replayed.diff !== null
      ? []
      : [[timelineTitle(plan.pseudonymised), ...timelineLines(catalogue, replayed.frames)]]),
    ...(isPointAsked || replayed.diff === null ? [stepLines(replayed.at)] : []),
    ...(replayed.diff === null ? [] : [diffLines(catalogue, replayed.diff)]),
    divergenceLines(replayed),
  ]
  return `${parts.map(lines => lines.join('\n')).join('\n\n')}\n`
}
