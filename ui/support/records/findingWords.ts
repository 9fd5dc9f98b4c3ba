/**
 * Says in Dutch what was found in a log (refusals, failed calls, removed or replaced answers and more), when and by
 * whose doing, and the log's conclusion.
 */
import { slotAddress } from '../../../domain/engine/path'
import { capital } from '../../../domain/format/capital'
import { stepKeys } from '../../../domain/language/stepKey'
import type { SurveyRecord } from '../../../events/record/surveyRecord'
import type { AnswerSource } from '../../../projections/logHistory/provenanceTracker'
import type { Conclusion } from '../../../projections/replay/findings/conclusion'
import type { Attribution, FailedCallEvent, LogFinding, PartCount } from '../../../projections/replay/findings/finding'
import { defaultStepTitle } from '../../../projections/wording/stepTitle'
import { eventWords } from '../words/eventWords'
import { blockWords, callFailureWords, callNameWords } from '../words/failedCallWords'
import { logMomentText } from '../words/logMomentText'
import { displayedAnswerWords } from '../words/storedAnswerWords'
import { savedShutOutWords, shutOutWords, tabTakeoverWords } from '../words/tabWords'
import { terminalText } from '../words/terminalText'
import { typedTextWords } from '../words/typedTextWords'
import { type RowContext, recordWords } from './rowWords'

export const attributionWords: Readonly<Record<Attribution, string>> = {
  customer: 'handeling van de klant',
  defect: 'gebrek bij portaal of kantoor',
  unclear: 'niet te zeggen',
}

const several = (count: number, one: string, more: string): string => (count === 1 ? `1 ${one}` : `${count} ${more}`)

/** Items by the names that they have on a card: 'leningdeel 1', 'leningdeel 1 en 2', 'leningdeel 1 tot en met 3'. */
const partWords = ({ called, count }: PartCount): string => {
  const first = `${called.toLowerCase()} 1`
  if (count === 1) return first
  return count === 2 ? `${first} en 2` : `${first} tot en met ${count}`
}

const sourceWords: Readonly<Record<AnswerSource, string>> = {
  own: 'door de klant',
  joined: 'van een andere computer',
  office: 'door het kantoor',
  lists: 'bij de lijst van geldverstrekkers',
  retrieved: 'met ophalen',
  lookedUp: 'opgezocht bij postcode en huisnummer',
  along: 'door een ander antwoord',
  repeated: "met 'Zelfde antwoorden als'",
  other: 'door het portaal',
}

const stepWords = ({ catalogue }: RowContext, step: string): string => {
  const key = stepKeys.find(one => one === step)
  return (key === undefined ? '' : defaultStepTitle(catalogue, key)) || step
}

/** Whose fault an answer of the office is that failed. */
const callFault = ({ call, how, status }: FailedCallEvent): string => {
  if (how === 'nonsense') return ', van het kantoor of van het portaal'
  if (status === null) return ''
  if (status >= 500) return ', fout bij het kantoor'
  if (call !== 'file') return ', het kantoor nam dit niet aan'
  return status === 413 ? ', het document is te groot voor het kantoor' : ', het kantoor nam dit document niet aan'
}

const callWords = ({ events, tries, since }: Extract<LogFinding, { kind: 'call' }>): string => {
  const last = events.at(-1)
  if (last === undefined) return ''
  const reasons = [...new Set(events.map(event => `${callFailureWords(event)}${callFault(event)}`))].join('; ')
  return `${callNameWords(last)} mislukt${tries > 1 ? `, ${tries} keer (eerst in handeling ${since})` : ''}: ${reasons}`
}

/** So many questions are named. */
const mostNamed = 3

const questionWords = (names: readonly string[]): string =>
  names.length <= mostNamed
    ? names.join(', ')
    : `${names.slice(0, mostNamed).join(', ')} en nog ${several(names.length - mostNamed, 'vraag', 'vragen')}`

/** The answer that a record gave, as the customer read it. */
const givenWords = (context: RowContext, record: SurveyRecord | undefined, path: string): string => {
  const given = record?.events.findLast(event => event.type === 'AnswerChanged' && event.path === path)
  return given?.type === 'AnswerChanged' && record !== undefined
    ? displayedAnswerWords(context.catalogue, context.lenders(record.seq), given)
    : 'iets anders'
}

const uncapitalisedWords = (context: RowContext, records: readonly SurveyRecord[], one: LogFinding): string => {
  const { catalogue, names } = context
  const { seq } = one
  const record = records[seq - 1]
  switch (one.kind) {
    case 'refused': {
      const times = one.times > 1 ? `${one.times} keer afgekeurd, het laatst om` : 'afgekeurd om'
      const byCall = one.byCall === 0 ? '' : `; ${one.byCall} daarvan door het opzoeken dat mislukte`
      const words = one.isTold ? '' : '; welke woorden er stonden, zegt het logboek niet'
      const over = one.isOver ? '; later goedgekeurd' : ''
      const questions = questionWords(one.questions.map(path => terminalText(names.question(path, seq))))
      return `stap ${stepWords(context, one.step)} ${times} ${questions}${byCall}${words}${over}`
    }
    case 'divergence':
      return `stap ${stepWords(context, one.step)} wordt met dezelfde regels nu anders beoordeeld`
    case 'damaged':
      return one.isRestored
        ? 'een deel van het logboek was beschadigd, de antwoorden zijn teruggezet'
        : 'een deel van het logboek is beschadigd'
    case 'removed': {
      const lent = one.lenders.length === 0 ? '' : ` bij ${one.lenders.map(terminalText).join(', ')}`
      const parts = one.parts.length === 0 ? '' : `, met ${one.parts.map(partWords).join(', ')}`
      return `${terminalText(names.item(one.list, one.id, seq))}${lent} verwijderd${parts}${one.isOver ? ', later teruggezet' : ''}`
    }
    case 'call':
      return callWords(one)
    case 'sending':
      return `${eventWords(catalogue, one.event)}${one.tries > 1 ? `, ${one.tries} keer` : ''}`
    case 'typed':
      return `${terminalText(names.question(one.path, seq))}: ${typedTextWords(catalogue, one)}${one.times > 1 ? `, ${one.times} keer` : ''}`
    case 'replaced': {
      const taken = one.attribution === 'customer' && one.how === 'retrieved' ? ', overgenomen door de klant' : ''
      const was = displayedAnswerWords(catalogue, context.lenders(seq), { path: one.path, value: one.was })
      return `${terminalText(names.question(one.path, seq))} werd ${givenWords(context, record, one.path)} (was ${was}), ${sourceWords[one.how]}${taken}`
    }
    case 'absent':
      return `${blockWords(one.block)} niet gevonden: het kantoor kent het niet${one.isOver ? '; later gevonden of ingevuld' : ''}`
    case 'filled':
      return `${several(one.count, 'antwoord', 'antwoorden')} ingevuld ${sourceWords[one.how]}`
    case 'undone': {
      const [first = 0] = one.of
      return `${terminalText(recordWords(context, records[first - 1]))}, teruggenomen`
    }
    case 'tab':
      if (one.tab === null) return savedShutOutWords
      return one.took === null ? shutOutWords(one.tab) : tabTakeoverWords(one.tab, one.took)
    case 'hidden': {
      const what = `${several(one.paths.length, 'antwoord', 'antwoorden')} uit beeld, nog wel bewaard`
      if (one.by === null) return what
      const title = slotAddress(catalogue, one.by)?.slot.question.title ?? one.by
      return `${what}, want bij '${terminalText(title)}' staat nu ${givenWords(context, record, one.by)}`
    }
  }
}

/** A finding in one line. */
export const findingWords = (context: RowContext, records: readonly SurveyRecord[], finding: LogFinding): string =>
  capital(uncapitalisedWords(context, records, finding))

const day = (moment: string): string => moment.slice(0, 10)

/** When it was: the time in Amsterdam, with the date where the log ends on another. */
export const findingTime = (records: readonly SurveyRecord[], { at }: Pick<LogFinding, 'at'>): string => {
  const moment = logMomentText(at)
  const isLastDay = day(moment) === day(logMomentText(records.at(-1)?.at ?? at))
  return isLastDay ? moment.slice(11, 16) : moment.slice(0, 16)
}

const uncertaintyWords: Readonly<Record<NonNullable<Conclusion['why']>, string>> = {
  changed: 'het bestand is niet meer zoals het is bewaard',
  copy: 'dit is een kopie van de helpdesk',
  both: 'het logboek wijst op meer dan één oorzaak',
  nothing: 'in dit logboek staat niets dat het verklaart',
}

/** The conclusion of a log: who caused the trouble, or why that cannot be determined. */
export const conclusionWords = ({ attribution, why }: Conclusion): string =>
  `${capital(attributionWords[attribution])}${why === null ? '' : `: ${uncertaintyWords[why]}`}`

export const unknownTabsWords = 'Het portaal is vaker geopend; in welk tabblad zegt dit logboek niet.'
