import { afterEach, expect, test, vi } from 'vitest'
import type { AllRecords } from '../../../../events/store/store'
import { followLogHistory } from '../../../../projections/logHistoryStream'
import type { LogHistoryStatus } from '../../../../ui/surveyContext/surveyContext'
import { createSurveyDependencies, historyTimeoutMs } from '../../../../ui/visit/openVisit/createSurveyDependencies'
import type { Visit } from '../../../../ui/visit/openVisit/visit'
import { eventually } from '../../../setup/eventually'
import { device } from '../../openedPortal'
import { host } from '../../testHost'

const { logged } = device()

afterEach(() => void vi.useRealTimers())

/** What a portal over this visit says of the past, one after the other: whether it is there, and read. */
const heard = (visit: Visit) => {
  const said: string[] = []
  const waiting = new Map<string, () => void>()
  const say = (past: LogHistoryStatus): void => {
    const words = typeof past === 'string' ? past : past.history$.value === null ? 'unread' : 'read'
    said.push(words)
    waiting.get(words)?.()
  }
  // Time passes when the test says so: a busy machine takes longer for the code than a screen waits.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  createSurveyDependencies(visit, host, Date.now).logHistory$.subscribe(say)
  const until = async (words: string): Promise<void> => {
    if (!said.includes(words)) await new Promise<void>(resolve => waiting.set(words, resolve))
  }
  return { said, until }
}

test('the past is there once it was read, and never before', async () => {
  const { open } = await logged()
  const { said, until } = heard(open)
  await until('read')
  expect(said).toEqual(['loading', 'read'])
})

test('nobody waits for a past that takes long; it comes in the end', async () => {
  const { open } = await logged()
  const asked: ((records: AllRecords) => void)[] = []
  const allRecords = () => new Promise<AllRecords>(resolve => asked.push(resolve))
  const past = followLogHistory(open.catalogue, async () => (await allRecords()).records, open.store.change$)
  const { said, until } = heard({ ...open, logHistory: past })
  vi.advanceTimersByTime(historyTimeoutMs - 1)
  await Promise.resolve()
  expect(said).toEqual(['loading'])
  vi.advanceTimersByTime(1)
  await until('missing')
  vi.useRealTimers()
  const read = await open.store.allRecords()
  await eventually(() => expect(asked).toHaveLength(1))
  asked[0]?.(read)
  await until('read')
  expect(said).toEqual(['loading', 'missing', 'read'])
})
