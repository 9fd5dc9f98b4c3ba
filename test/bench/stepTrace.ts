import * as E from 'fp-ts/Either'
import * as t from 'io-ts'

/** The marks that a walk leaves in a browser's trace, each within the task of its step. */
export const stepMarks = { stays: 'step: the screen stays', changes: 'step: another screen' } as const

/** Of a browser's trace, times in microseconds: `dur` by the clock, `tdur` of the processor alone. */
const eventCodec = t.intersection([
  t.type({ name: t.string, ph: t.string, ts: t.number, tid: t.number }),
  t.partial({ dur: t.number, tdur: t.number }),
])
const traceCodec = t.type({ traceEvents: t.array(t.unknown) })
type TraceEvent = t.TypeOf<typeof eventCodec>

/** Milliseconds of the processor that each step took. */
export interface StepTimes {
  /** Until the page is laid out again, where the screen stays and where it changes. */
  readonly stays: readonly number[]
  readonly changes: readonly number[]
  /** Up to the next step: with what is drawn after the customer's screen, and the painting. */
  readonly inAll: readonly number[]
}

const eventsIn = (trace: string): readonly TraceEvent[] => {
  const read = traceCodec.decode(JSON.parse(trace))
  if (E.isLeft(read)) throw new Error('The browser gave no trace')
  return read.right.traceEvents.flatMap(one => {
    const event = eventCodec.decode(one)
    return E.isRight(event) ? [event.right] : []
  })
}

const up = (a: number, b: number): number => a - b

/** A busy machine takes time of the clock, and hardly any of the processor's: so steps can be told apart on one. */
export const stepTimes = (trace: string): StepTimes => {
  const events = eventsIn(trace)
  const marks = events.filter(({ name }) => Object.values<string>(stepMarks).includes(name))
  const [first] = marks
  const tasks = events.filter(({ name, ph, tid }) => ph === 'X' && name.endsWith('RunTask') && tid === first?.tid)
  const taskOf = (mark: TraceEvent): TraceEvent | undefined =>
    tasks.find(({ ts, dur = 0 }) => ts <= mark.ts && mark.ts <= ts + dur)
  const of = (name: string): readonly number[] =>
    marks.flatMap(mark => (mark.name === name ? (taskOf(mark)?.tdur ?? Number.NaN) / 1000 : [])).sort(up)
  const inAll = marks.slice(1).map((mark, at) => {
    const from = marks[at]?.ts ?? 0
    const between = tasks.filter(({ ts, dur = 0 }) => ts + dur >= from && ts + dur < mark.ts)
    return between.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000
  })
  return { stays: of(stepMarks.stays), changes: of(stepMarks.changes), inAll: inAll.sort(up) }
}
