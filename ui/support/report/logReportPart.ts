/**
 * Counts one log as a report part: sent or where it stopped, submits, refusals and time by step, corrections by
 * question; or why it could not be read.
 */
import type { Catalogue } from '../../../domain/engine/catalogue'
import { type StepKey, stepKeys } from '../../../domain/language/stepKey'
import { withIntents } from '../../../events/intent/intentReader'
import type { SurveyRecord } from '../../../events/record/surveyRecord'
import { histogramOf } from './histogram'
import { questionName, ruleName } from './reportNames'
import { emptyReportPart, emptyStep, type OccurrenceCount, type ReportPart, type StepPart } from './reportPart'

/** A pause longer than this counts as absence and not as time spent, in milliseconds. */
export const idleAfterMs = 10 * 60_000

const stepOfPath = (screen: string): StepKey | null => stepKeys.find(key => screen === `/${key}`) ?? null

/** Counts by name; each name counts once for its log. */
const countsOf = (times: ReadonlyMap<string, number>): Record<string, OccurrenceCount> =>
  Object.fromEntries([...times].map(([name, count]) => [name, { times: count, logs: 1 }]))

const addOne = (times: Map<string, number>, name: string): void => {
  times.set(name, (times.get(name) ?? 0) + 1)
}

/** The verdict that the customer got: sending submits each refused step before it is refused itself, so the last counts. */
const submittedIn = ({ events }: SurveyRecord) =>
  events.findLast((event): event is Extract<typeof event, { type: 'StepSubmitted' }> => event.type === 'StepSubmitted')

/** How often each question was answered again after the customer had gone on to something else. */
const correctionsIn = (catalogue: Catalogue, records: readonly SurveyRecord[]): ReadonlyMap<string, number> => {
  const corrections = new Map<string, number>()
  const answered = new Set<string>()
  let last: string | null = null
  for (const { by, intent, scenario } of withIntents(catalogue, records)) {
    if (by !== 'customer') continue
    const path: string | null = intent.tag === 'answer' && scenario !== true ? intent.path : null
    // Text comes in pieces while it is typed: the next piece is no second thought.
    if (path !== null && path !== last && answered.has(path)) addOne(corrections, questionName(catalogue, path))
    if (path !== null) answered.add(path)
    last = path
  }
  return corrections
}

interface VisitCounts {
  readonly steps: ReadonlyMap<StepKey, StepPart>
  readonly refusals: ReadonlyMap<string, number>
  readonly last: StepKey | null
}

/** Counts submits, refusals and time by step, following the customer from screen to screen. */
const countVisit = (catalogue: Catalogue, records: readonly SurveyRecord[]): VisitCounts => {
  const steps = new Map<StepKey, StepPart>()
  const msByStep = new Map<StepKey, number>()
  const refusals = new Map<string, number>()
  const change = (key: StepKey, part: Partial<StepPart>) =>
    steps.set(key, { ...(steps.get(key) ?? emptyStep), ...part })
  let currentStep: StepKey | null = null
  let last: StepKey | null = null
  let previousAt = records[0]?.at ?? 0
  for (const record of records) {
    const elapsed = record.at - previousAt
    previousAt = record.at
    if (currentStep !== null && elapsed > 0 && elapsed <= idleAfterMs)
      msByStep.set(currentStep, (msByStep.get(currentStep) ?? 0) + elapsed)
    for (const event of record.events) {
      if (event.type === 'PortalOpened') currentStep = null
      if (event.type === 'ScreenShown') {
        currentStep = stepOfPath(event.screen)
        last = currentStep ?? last
        if (currentStep !== null) change(currentStep, { logs: 1 })
      }
    }
    const submitted = submittedIn(record)
    if (submitted === undefined) continue
    const { step, errors } = submitted
    const { submits, refused, duration } = steps.get(step) ?? emptyStep
    const isFirst = errors.length === 0 && Object.keys(duration).length === 0
    change(step, {
      submits: submits + 1,
      refused: refused + (errors.length === 0 ? 0 : 1),
      duration: isFirst && msByStep.has(step) ? histogramOf(msByStep.get(step) ?? 0) : duration,
    })
    for (const [path, rule] of errors)
      addOne(refusals, `${step} ${questionName(catalogue, path)} ${ruleName(catalogue, path, rule)}`)
  }
  return { steps, refusals, last }
}

const isSent = (records: readonly SurveyRecord[]): boolean =>
  records.some(({ events }) =>
    events.some(
      event =>
        event.type === 'InventorySent' ||
        (event.type === 'CustomerLoaded' && event.invitation !== null && event.invitation.submitted_at !== null),
    ),
  )

/** A log that was read, as far as it could be. */
interface LogToCount {
  readonly records: readonly SurveyRecord[]
  /** Why a part of it is not read; null for a log that is read to its end. */
  readonly unread: string | null
  readonly diverged: boolean
}

export const logReportPart = (catalogue: Catalogue, { records, unread, diverged }: LogToCount): ReportPart => {
  const { steps, refusals, last } = countVisit(catalogue, records)
  const sent = isSent(records)
  const stopped = sent ? null : last
  return {
    ...emptyReportPart,
    logs: 1,
    sent: sent ? 1 : 0,
    unread: unread === null ? {} : { [unread]: 1 },
    diverged: diverged ? 1 : 0,
    steps: Object.fromEntries(
      [...steps].map(([key, step]) => [key, { ...step, stopped: key === stopped ? 1 : 0 }] as const),
    ),
    refusals: countsOf(refusals),
    corrections: countsOf(correctionsIn(catalogue, records)),
  }
}

export const unreadReportPart = (why: string): ReportPart => ({ ...emptyReportPart, logs: 1, unread: { [why]: 1 } })
