import { BehaviorSubject, Subject } from 'rxjs'
import { expect, test } from 'vitest'
import type { SurveyRecord } from '../../events/record/surveyRecord'
import type { StoreChange } from '../../events/store/store'
import { lastVisitMoment } from '../../projections/logHistory/visitMoments'
import { followLogHistory, logHistoryAtPosition } from '../../projections/logHistoryStream'
import { evening, visited } from './logHistory/visited'

const name = 'customer.last_name'

/** A log that is read when the test says so. */
const following = () => {
  const visit = visited({ type: 'full', values: { [name]: 'Jansen' } })
  const change$ = new Subject<StoreChange>()
  const reads: ((records: readonly SurveyRecord[]) => void)[] = []
  const read = (): Promise<readonly SurveyRecord[]> => new Promise(resolve => reads.push(resolve))
  const past = followLogHistory(visit.at.catalogue, read, change$)
  const answers = (value: string): void => {
    visit.does(evening, at => at.answers(name, value))
    change$.next({ state: visit.at.state(), record: visit.records().at(-1) ?? null })
  }
  return { visit, change$, reads, past, answers }
}
const soon = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 0))

test('nobody reads the log before somebody listens, and all who listen read it once', async () => {
  const { reads, past, visit } = following()
  expect(past.history$.value).toBeNull()
  expect(reads.length).toBe(0)
  past.history$.subscribe()
  past.answerTrace$(name).subscribe()
  expect(reads.length).toBe(1)
  reads[0]?.(visit.records())
  await soon()
  expect(past.history$.value?.seq).toBe(visit.records().length)
  const trace$ = past.answerTrace$(name)
  expect(trace$.value?.answer.source).toBe('office')
  // A screen that reads twice reads one value.
  expect(trace$.value).toBe(trace$.value)
})

test('what comes while the log is read, and after it, is followed, and told to its own question alone', async () => {
  const { reads, past, visit, answers } = following()
  const told: unknown[] = []
  const others: unknown[] = []
  past.answerTrace$(name).subscribe(trace => told.push(trace?.answer.value))
  past.answerTrace$('customer.initials').subscribe(trace => others.push(trace))
  const before = visit.records()
  answers('Janssen')
  reads[0]?.(before)
  await soon()
  answers('Janssens')
  expect(told).toEqual([undefined, 'Janssen', 'Janssens'])
  expect(others).toEqual([null])
  const { value } = past.history$
  expect(value === null ? null : lastVisitMoment(value)?.path).toBe(name)
})

test("it is read again where another tab's records came in between", async () => {
  const { reads, past, visit, change$ } = following()
  past.history$.subscribe()
  reads[0]?.(visit.records())
  await soon()
  visit.does(evening, at => at.answers(name, 'Uit een ander tabblad'))
  change$.next({ state: visit.at.state(), record: null })
  expect(past.history$.value).toBeNull()
  reads[1]?.(visit.records())
  await soon()
  expect(past.answerTrace$(name).value?.answer.value).toBe('Uit een ander tabblad')
})

test('a replay says at every moment what was said then', () => {
  const visit = visited({ type: 'full', values: { [name]: 'Jansen' } })
  visit.does(evening, at => at.answers(name, 'Janssen'))
  const records = visit.records()
  const position$ = new BehaviorSubject(records.length)
  const { history$, answerTrace$ } = logHistoryAtPosition(visit.at.catalogue, records, position$)
  const told: unknown[] = []
  answerTrace$(name).subscribe(trace => told.push([trace?.answer.value, trace?.before?.value]))
  position$.next(records.length - 1)
  position$.next(0)
  expect(told).toEqual([
    ['Janssen', 'Jansen'],
    ['Jansen', undefined],
    [undefined, undefined],
  ])
  expect(history$.value?.seq).toBe(0)
  position$.next(records.length)
  const again$ = answerTrace$(name)
  expect(again$.value).not.toBeNull()
  expect(again$.value).toBe(again$.value)
})
