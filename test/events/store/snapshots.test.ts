import * as TE from 'fp-ts/TaskEither'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyInMemoryLogData, openInMemoryLog } from '../../../events/log/inMemoryLog'
import type { Log } from '../../../events/log/log'
import {
  keepSnapshots,
  recordsBetweenSnapshots,
  snapshotQuietMs,
  snapshotReader,
} from '../../../events/store/snapshots'
import { createStore, type Store } from '../../../events/store/store'
import { catalogues } from '../../arbitraries/surveys'
import { header, tickingClock } from './tab'

const catalogue = catalogues.shipped

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

let names = 0
const answer = (store: Store, times: number): void => {
  for (let n = 0; n < times; n++)
    store.dispatch({ type: 'ChangeAnswer', path: 'customer.first_name', value: `name ${names++}` })
}

/** A portal on this log that keeps snapshots. */
const start = async (log: Log) => {
  const opened = await log.open(header, snapshotReader(catalogue, header.rules))()
  const store = createStore({ catalogue, log, clock: tickingClock(`${names++}-`), header, opened })
  const from = 'right' in opened ? (opened.right.from?.seq ?? 0) : 0
  return { store, from, stop: keepSnapshots({ log, store, rules: header.rules, from }) }
}

/** Long enough for everything to be stored, and for a snapshot that is due. */
const rest = () => vi.advanceTimersByTimeAsync(snapshotQuietMs + 100)

test('a snapshot is kept once there are enough new records, in a quiet moment, and the next start is from there', async () => {
  const shelf = emptyInMemoryLogData()
  const { store } = await start(openInMemoryLog(shelf))
  answer(store, recordsBetweenSnapshots - 1)
  await rest()
  expect(shelf.snapshot).toBeNull()
  answer(store, 1)
  await vi.advanceTimersByTimeAsync(snapshotQuietMs - 100)
  expect(shelf.snapshot).toBeNull()
  await vi.advanceTimersByTimeAsync(200)
  expect(shelf.snapshot?.seq).toBe(recordsBetweenSnapshots)

  const next = await start(openInMemoryLog(shelf))
  expect(next.from).toBe(recordsBetweenSnapshots)
  expect(next.store.state()).toEqual(store.state())
  answer(next.store, recordsBetweenSnapshots - 1)
  await rest()
  expect(shelf.snapshot?.seq).toBe(recordsBetweenSnapshots)
  answer(next.store, 1)
  await rest()
  expect(shelf.snapshot?.seq).toBe(2 * recordsBetweenSnapshots)
  expect((await start(openInMemoryLog(shelf))).store.state()).toEqual(next.store.state())
})

test('a customer who goes on answering is not held up by one', async () => {
  const shelf = emptyInMemoryLogData()
  const { store } = await start(openInMemoryLog(shelf))
  for (let n = 0; n < recordsBetweenSnapshots + 20; n++) {
    answer(store, 1)
    await vi.advanceTimersByTimeAsync(snapshotQuietMs / 2)
  }
  expect(shelf.snapshot).toBeNull()
  await rest()
  expect(shelf.snapshot?.seq).toBe(recordsBetweenSnapshots + 20)
})

test('none is kept while the store does not take what waits', async () => {
  const shelf = emptyInMemoryLogData()
  const log = openInMemoryLog(shelf)
  const { store } = await start({ ...log, append: () => TE.left({ tag: 'full', detail: 'tried' }) })
  answer(store, recordsBetweenSnapshots)
  await rest()
  expect(shelf.snapshot).toBeNull()
})

test('one that cannot be kept is not missed', async () => {
  const log = openInMemoryLog(emptyInMemoryLogData())
  const { store } = await start({ ...log, keepSnapshot: () => TE.left({ tag: 'full', detail: 'tried' }) })
  answer(store, recordsBetweenSnapshots)
  await rest()
  expect(store.saving().tag).toBe('saved')
})

test('none is kept after the portal has let go of the log', async () => {
  const shelf = emptyInMemoryLogData()
  const { store, stop } = await start(openInMemoryLog(shelf))
  answer(store, recordsBetweenSnapshots)
  await store.settled()
  stop()
  await rest()
  expect(shelf.snapshot).toBeNull()
})
