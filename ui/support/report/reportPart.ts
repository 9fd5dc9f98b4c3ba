/**
 * A report part: counts over some logs, without answers; its io-ts codec, the empty one, and the sum of two, so that
 * logs can be counted in parts.
 */

import * as t from 'io-ts'
import { countCodec } from './countCodec'
import { addHistograms, type Histogram, histogramCodec } from './histogram'

/** How often, and in how many logs. */
const occurrenceCountCodec = t.type({ times: countCodec, logs: countCodec }, 'Times')
export type OccurrenceCount = t.TypeOf<typeof occurrenceCountCodec>

const stepCodec = t.type(
  {
    /** Logs in which its screen was seen. */
    logs: countCodec,
    submits: countCodec,
    refused: countCodec,
    /** Logs that were not sent and in which it was the last step on the screen. */
    stopped: countCodec,
    /** How long a customer was busy with it, in each log in which it was accepted. */
    duration: histogramCodec,
  },
  'StepPart',
)
export type StepPart = t.TypeOf<typeof stepCodec>

const byName = <A>(codec: t.Type<A, unknown>) => t.record(t.string, codec)

const reportPartVersion = 1

/**
 * Counts only, so that the parts of any split of a set of logs add up to the part of the whole, in any order. It holds
 * names of the catalogue, and no answers.
 */
export const reportPartCodec = t.type(
  {
    type: t.literal('klantportaal-report'),
    version: t.literal(reportPartVersion),
    logs: countCodec,
    sent: countCodec,
    /** Logs that could not be read, or not to their end, by what was wrong. */
    unread: byName(countCodec),
    /** Logs with a verdict that comes out otherwise. */
    diverged: countCodec,
    steps: byName(stepCodec),
    /** By step, question and rule, with a blank between them. */
    refusals: byName(occurrenceCountCodec),
    /** By question: answers that a customer came back to. */
    corrections: byName(occurrenceCountCodec),
  },
  'Part',
)
export type ReportPart = t.TypeOf<typeof reportPartCodec>

export const emptyReportPart: ReportPart = {
  type: 'klantportaal-report',
  version: reportPartVersion,
  logs: 0,
  sent: 0,
  unread: {},
  diverged: 0,
  steps: {},
  refusals: {},
  corrections: {},
}

export const emptyStep: StepPart = { logs: 0, submits: 0, refused: 0, stopped: 0, duration: {} }

type ByName<A> = Readonly<Record<string, A>>

const addByName = <A>(a: ByName<A>, b: ByName<A>, add: (one: A, other: A) => A): Record<string, A> => {
  const sum: Record<string, A> = { ...a }
  for (const [name, value] of Object.entries(b)) {
    const previous = Object.hasOwn(sum, name) ? sum[name] : undefined
    sum[name] = previous === undefined ? value : add(previous, value)
  }
  return sum
}

const addTimes = (a: OccurrenceCount, b: OccurrenceCount): OccurrenceCount => ({
  times: a.times + b.times,
  logs: a.logs + b.logs,
})

const addStep = (a: StepPart, b: StepPart): StepPart => ({
  logs: a.logs + b.logs,
  submits: a.submits + b.submits,
  refused: a.refused + b.refused,
  stopped: a.stopped + b.stopped,
  duration: addHistograms(a.duration, b.duration) satisfies Histogram,
})

/** Adds two parts; with `emptyReportPart` a commutative monoid. */
export const mergeReportParts = (a: ReportPart, b: ReportPart): ReportPart => ({
  type: a.type,
  version: a.version,
  logs: a.logs + b.logs,
  sent: a.sent + b.sent,
  unread: addByName(a.unread, b.unread, (one, other) => one + other),
  diverged: a.diverged + b.diverged,
  steps: addByName(a.steps, b.steps, addStep),
  refusals: addByName(a.refusals, b.refusals, addTimes),
  corrections: addByName(a.corrections, b.corrections, addTimes),
})
