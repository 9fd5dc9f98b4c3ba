import type { Catalogue } from '../../../domain/engine/catalogue'
import { isEmptyAnswer } from '../../../domain/engine/kinds/kinds'
import { slotAddress } from '../../../domain/engine/path'
import { sameAnswer } from '../../../domain/language/answer'
import type { Lenders } from '../../../domain/language/lender'
import type { QuestionDifference, Standing } from '../../../projections/difference'
import type { Divergence } from '../../../projections/divergence'
import { evidenceOf, inOrder } from '../../../projections/replay/findings/conclusion'
import type { LogFinding } from '../../../projections/replay/findings/finding'
import { areTabsUnknown } from '../../../projections/replay/findings/tabs'
import { lendersIn } from '../../../projections/replay/lendersIn'
import type { SendingEnd } from '../../../projections/replay/sendingEnd'
import { copiedFrom } from '../../../projections/replay/whatIfMark'
import type { StepState } from '../../../projections/stepStates'
import type { Frame } from '../../../projections/timeline'
import { readingOf } from '../screen/timeline/rows'
import { shownWords } from '../words/answerWords'
import { endingWords, sendingStepWords } from '../words/endingWords'
import { eventWords, skippedWords } from '../words/eventWords'
import { attributionWords, conclusionWords, findingTime, findingWords, tabsUnknown } from '../words/findingWords'
import { copyWords, momentOf, movedWords, noVerdict, originWords, plain, reasonLine } from '../words/replayWords'
import { todaysRules } from '../words/rulesWords'
import type { Replayed } from './replayed'

type Lines = readonly string[]

const planLines = ({ plan: { verdict, reasons, upcasters, pseudonymised, onlyClaimed } }: Replayed): Lines => [
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

const headLines = ({ header, frames, plan: { pseudonymised } }: Replayed): Lines => {
  const from = copiedFrom(frames)
  return [
    `Log ${plain(header.log)} van uitnodiging ${plain(header.invitation)}`,
    `Begonnen op ${movedWords(momentOf(header.createdAt), pseudonymised)}, portaal ${plain(header.build)}, ${frames.length} handelingen`,
    ...(from === null ? [] : [copyWords(from)]),
  ]
}

const frameLines = (
  catalogue: Catalogue,
  { seq, at, by, command, events, along, skipped }: Frame,
  lenders: Lenders,
): Lines => [
  `#${seq}  ${momentOf(at)}  ${originWords[by]}  ${plain(command)}`,
  ...events.map(event => `      ${eventWords(catalogue, event, lenders)}`),
  ...[...along].map(([path, words]) => `      > daarmee ook: ${words} (${plain(path)})`),
  ...skipped.map(one => `      ! ${skippedWords(one)}`),
]

/** Each record with its events, in words. */
export const timelineLines = (catalogue: Catalogue, frames: readonly Frame[]): Lines =>
  frames.flatMap(frame => frameLines(catalogue, frame, lendersIn(frames)(frame.seq)))

const standing = ({ step, isDone, isExempt, isSubmitted, errors }: StepState, { ending }: SendingEnd): string => {
  if (isDone && step === 'complete') return sendingStepWords[ending]
  if (isDone) return isExempt ? 'klaar (vrijgesteld)' : 'klaar'
  const count = errors.length === 1 ? '1 fout' : `${errors.length} fouten`
  return `${isSubmitted ? 'ingediend' : 'nog niet ingediend'}, ${count}`
}

const stepLines = ({ seq, steps, sending, isOwn }: Replayed['at']): Lines => [
  `Stappen na handeling ${seq}`,
  ...(isOwn ? [] : [`  ${todaysRules}`]),
  ...steps.flatMap(state => [
    `  ${state.title} (${state.step}): ${standing(state, sending)}`,
    ...state.errors.map(({ title, message, path }) => `      ${title}: ${message} (${path})`),
  ]),
  `  ${endingWords(sending)}`,
]

/** The answer of one moment in words, the first or the second. */
type InWords = (path: string, standing: Standing) => string

const valueChange = ({ path, before, after }: QuestionDifference, was: InWords, is: InWords): Lines => {
  if (before === null || after === null)
    return [...(before === null ? [] : [was(path, before)]), ...(after === null ? [] : [is(path, after)])]
  return sameAnswer(before.value, after.value) ? [] : [`${was(path, before)} werd ${is(path, after)}`]
}

const change = (question: QuestionDifference, was: InWords, is: InWords): string => {
  const { before, after } = question
  const came = before === null ? ['erbij'] : after === null ? ['weg'] : []
  const shown =
    before === null || after === null || before.visible === after.visible
      ? []
      : [after.visible ? 'nu zichtbaar' : 'niet meer zichtbaar']
  const error =
    (before?.error ?? null) === (after?.error ?? null)
      ? []
      : [after?.error == null ? 'fout weg' : `fout: ${after.error}`]
  return [...came, ...valueChange(question, was, is), ...shown, ...error].join('; ')
}

/** An item that came or went is told by what it holds. */
const tellsSomething = (catalogue: Catalogue, { path, before, after }: QuestionDifference): boolean => {
  const only = before === null ? after : after === null ? before : null
  const question = slotAddress(catalogue, path)?.slot.question
  return only === null || only.error !== null || question === undefined || !isEmptyAnswer(question, only.value)
}

const done = (state: boolean | null): string =>
  state === null ? 'hoort er niet bij' : state ? 'goedgekeurd' : 'niet goedgekeurd'

const diffLines = (
  catalogue: Catalogue,
  frames: readonly Frame[],
  { from, to, questions, steps, order, isOwn }: NonNullable<Replayed['diff']>,
): Lines => {
  const inWordsAt =
    (seq: number): InWords =>
    (path, { value }) =>
      shownWords(catalogue, lendersIn(frames)(seq), { path, value })
  const [was, is] = [inWordsAt(from), inWordsAt(to)]
  return [
    `Verschil tussen handeling ${from} en ${to}`,
    ...(isOwn ? [] : [`  ${todaysRules}`]),
    ...(questions.length + steps.length === 0 && order === null ? ['  Niets aan antwoorden, vragen en stappen.'] : []),
    ...questions
      .filter(each => tellsSomething(catalogue, each))
      .map(question => `  ${question.title}: ${change(question, was, is)} (${question.path})`),
    ...steps.map(({ title, before, after }) => `  Stap ${title}: ${done(before)} werd ${done(after)}`),
    ...(order === null
      ? []
      : [`  Volgorde was: ${order.before.join(', ')}`, `  Volgorde is:  ${order.after.join(', ')}`]),
  ]
}

const asked: Readonly<Record<Divergence['in'], string>> = {
  rule: 'de regel die de vraag breekt',
  order: 'de volgorde van de vragen',
  next: 'de volgende stap',
}

const isJudged = ({ events }: Frame): boolean => events.some(({ type }) => type === 'StepSubmitted')

const divergenceLines = ({ divergence, frames }: Replayed): Lines => {
  if (divergence === null) return [frames.some(isJudged) ? 'Elk oordeel komt uit zoals de klant het kreeg.' : noVerdict]
  const { seq, step, path, expected, found, rulesDiffer } = divergence
  return [
    `AFWIJKING bij handeling ${seq}, stap ${step}: ${asked[divergence.in]}`,
    `  plek:      ${plain(path)}`,
    `  verwacht:  ${plain(expected ?? 'niets')}`,
    `  gevonden:  ${plain(found ?? 'niets')}`,
    rulesDiffer
      ? '  Het oordeel is met andere regels gegeven: waarschijnlijk is een regel veranderd.'
      : '  De regels zijn dezelfde: het log is beschadigd, of een regel kijkt naar meer dan het log.',
  ]
}

/** The same as stands first in 'Kort': whose doing it was, by what, and all else that a customer may ask about. */
const findingLines = (catalogue: Catalogue, { frames, findings, conclusion, plan, sending }: Replayed): Lines => {
  const reading = readingOf({ replay: { catalogue, records: frames } })
  const first = evidenceOf(conclusion)
  const line = (one: LogFinding): string => {
    const whose = one.weight > 0 && one.kind !== 'tab' ? ` (${attributionWords[one.attribution]})` : ''
    return `  ${findingWords(reading, frames, one)}, ${findingTime(frames, one)}, handeling ${one.seq}${whose}`
  }
  return [
    `${conclusionWords(conclusion)}.`,
    ...first.map(line),
    `  ${endingWords(sending)}`,
    ...inOrder(findings.filter(one => !first.includes(one))).map(line),
    ...(plan.pseudonymised
      ? ['  Zonder klantgegevens: noem de klant geen tijd en geen bedrag, want die zijn anders.']
      : []),
    ...(areTabsUnknown(frames) ? [`  ${tabsUnknown}`] : []),
  ]
}

/** A replay for people: the timeline, or only the point or the difference that was asked for. */
export const replayReport = (catalogue: Catalogue, replayed: Replayed, isPointAsked: boolean): string => {
  const { plan } = replayed
  const parts: readonly Lines[] = [
    ...(isPointAsked || replayed.diff !== null ? [] : [findingLines(catalogue, replayed)]),
    headLines(replayed),
    planLines(replayed),
    ...(isPointAsked || replayed.diff !== null
      ? []
      : [
          [
            plan.pseudonymised ? 'Tijdlijn (tijden verschoven)' : 'Tijdlijn',
            ...timelineLines(catalogue, replayed.frames),
          ],
        ]),
    ...(isPointAsked || replayed.diff === null ? [stepLines(replayed.at)] : []),
    ...(replayed.diff === null ? [] : [diffLines(catalogue, replayed.frames, replayed.diff)]),
    divergenceLines(replayed),
  ]
  return `${parts.map(lines => lines.join('\n')).join('\n\n')}\n`
}
