/**
 * Builds the data of a picture of a visit: portal sessions, days, stays on screens, pauses, step submits and errors
 * by step; also the pauses of one stay.
 */
import type { Catalogue } from '../../../domain/engine/catalogue'
import type { StepKey } from '../../../domain/language/stepKey'
import type { RecordWithIntent, SurveyRecord } from '../../../events/record/surveyRecord'
import { type ScreenStay, screenStays } from './screenStays'

/** Nothing happened between two records for longer than a while. */
interface VisitPause {
  readonly afterSeq: number
  readonly from: number
  readonly to: number
}

/** What 'Volgende stap' answered; `errors` counts the refused questions. */
interface StepSubmit {
  readonly seq: number
  readonly at: number
  readonly step: StepKey
  readonly errors: number
}

/** From one opening of the portal to the next. */
interface PortalSession {
  readonly fromSeq: number
  readonly toSeq: number
  readonly from: number
  readonly to: number
  readonly host: string
}

interface VisitDay {
  /** ISO, in Amsterdam. */
  readonly today: string
  readonly seq: number
  readonly at: number
}

/** How often a step was refused, and how often each of its questions was, by path, the most first. */
interface StepErrors {
  readonly step: StepKey
  readonly submits: number
  readonly refused: number
  readonly questions: readonly (readonly [path: string, times: number])[]
}

/** The data of a picture of a visit, in the order of the log. */
export interface VisitPicture {
  readonly from: number
  readonly to: number
  readonly sessions: readonly PortalSession[]
  readonly days: readonly VisitDay[]
  readonly segments: readonly ScreenStay[]
  readonly pauses: readonly VisitPause[]
  readonly submits: readonly StepSubmit[]
  readonly errorsByStep: readonly StepErrors[]
}

/** A pause that is worth drawing, in milliseconds. */
const pauseFromMs = 2 * 60_000

const sessionsOf = (records: readonly SurveyRecord[]): readonly PortalSession[] => {
  const opened = records.flatMap(({ seq, events }) =>
    events.flatMap(event => (event.type === 'PortalOpened' ? [{ seq, host: event.host }] : [])),
  )
  return opened.flatMap(({ seq, host }, at) => {
    const toSeq = (opened[at + 1]?.seq ?? records.length + 1) - 1
    const [first, last] = [records[seq - 1], records[toSeq - 1]]
    return first === undefined || last === undefined ? [] : [{ fromSeq: seq, toSeq, from: first.at, to: last.at, host }]
  })
}

const daysOf = (records: readonly SurveyRecord[]): readonly VisitDay[] => {
  const days: VisitDay[] = []
  for (const { seq, at, events } of records)
    for (const event of events)
      if ((event.type === 'PortalOpened' || event.type === 'DayBegan') && event.today !== days.at(-1)?.today)
        days.push({ today: event.today, seq, at })
  return days
}

const pausesOf = (records: readonly SurveyRecord[], atLeast: number): readonly VisitPause[] =>
  records.flatMap((record, at) => {
    const next = records[at + 1]
    return next !== undefined && next.at - record.at >= atLeast
      ? [{ afterSeq: record.seq, from: record.at, to: next.at }]
      : []
  })

/** Sending submits each refused step before it is refused itself: that is one submit, the last of its record. */
const submittedIn = ({ events }: SurveyRecord) =>
  events.findLast((event): event is Extract<typeof event, { type: 'StepSubmitted' }> => event.type === 'StepSubmitted')

const submitsOf = (records: readonly SurveyRecord[]): readonly StepSubmit[] =>
  records.flatMap(record => {
    const submitted = submittedIn(record)
    if (submitted === undefined) return []
    return [{ seq: record.seq, at: record.at, step: submitted.step, errors: submitted.errors.length }]
  })

const errorsByStep = (records: readonly SurveyRecord[]): readonly StepErrors[] => {
  const steps = new Map<StepKey, { submits: number; refused: number; questions: Map<string, number> }>()
  for (const submitted of records.flatMap(record => submittedIn(record) ?? [])) {
    const entry = steps.get(submitted.step) ?? { submits: 0, refused: 0, questions: new Map() }
    entry.submits += 1
    if (submitted.errors.length > 0) entry.refused += 1
    for (const [path] of submitted.errors) entry.questions.set(path, (entry.questions.get(path) ?? 0) + 1)
    steps.set(submitted.step, entry)
  }
  return [...steps].map(([step, { questions, ...counts }]) => ({
    step,
    ...counts,
    questions: [...questions].sort(([, a], [, b]) => b - a),
  }))
}

/** The pauses of a stay: each is of one stay, the last that had begun before it. */
export const pausesDuring = (
  { segments, pauses }: Pick<VisitPicture, 'segments' | 'pauses'>,
  { fromSeq }: Pick<ScreenStay, 'fromSeq'>,
): readonly VisitPause[] =>
  pauses.filter(({ afterSeq }) => segments.findLast(stay => stay.fromSeq <= afterSeq)?.fromSeq === fromSeq)

/** @param pauseFrom a pause from so many milliseconds on is told */
export const visitPicture = (
  catalogue: Catalogue,
  records: readonly RecordWithIntent[],
  pauseFrom: number = pauseFromMs,
): VisitPicture => ({
  from: records[0]?.at ?? 0,
  to: records.at(-1)?.at ?? 0,
  sessions: sessionsOf(records),
  days: daysOf(records),
  segments: screenStays(catalogue, records),
  pauses: pausesOf(records, pauseFrom),
  submits: submitsOf(records),
  errorsByStep: errorsByStep(records),
})
