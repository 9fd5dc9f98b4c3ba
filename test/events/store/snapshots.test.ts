import * as TE from 'fp-ts/TaskEither'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Log } from '../../../events/log/log'
import { emptyShelf, openMemoryLog } from '../../../events/log/memory'
import { keepSnapshots, quiet, recordsBetween, resumeWith } from '../../../events/store/snapshots'
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
  const opened = await log.open(header, resumeWith(catalogue, header.rules))()
  const store = createStore({ catalogue, log, clock: tickingClock(`${names++}-`), header, opened })
  const from = 'right' in opened ? (opened.right.from?.seq ?? 0) : 0
  return { store, from, stop: keepSnapshots({ log, store, rules: header.rules, from }) }
}

/** Long enough for everything to be stored, and for a snapshot that is due. */
const rest = () => vi.advanceTimersByTimeAsync(quiet + 100)

test('a snapshot is kept once there are enough new records, in a quiet moment, and the next start is from there', async () => {
  const shelf = emptyShelf()
  const { store } = await start(openMemoryLog(shelf))
  answer(store, recordsBetween - 1)
  await rest()
  expect(shelf.snapshot).toBeNull()
  answer(store, 1)
  await vi.advanceTimersByTimeAsync(quiet - 100)
  expect(shelf.snapshot).toBeNull()
  await vi.advanceTimersByTimeAsync(200)
  expect(shelf.snapshot?.seq).toBe(recordsBetween)

  const next = await start(openMemoryLog(shelf))
  expect(next.from).toBe(recordsBetween)
  expect(next.store.state()).toEqual(store.state())
  answer(next.store, recordsBetween - 1)
  await rest()
  expect(shelf.snapshot?.seq).toBe(recordsBetween)
  answer(next.store, 1)
  await rest()
  expect(shelf.snapshot?.seq).toBe(2 * recordsBetween)
  expect((await start(openMemoryLog(shelf))).store.state()).toEqual(next.store.state())
})

test('a customer who goes on answering is not held up by one', async () => {
  const shelf = emptyShelf()
  const { store } = await start(openMemoryLog(shelf))
  for (let n = 0; n < recordsBetween + 20; n++) {
    answer(store, 1)
    await vi.advanceTimersByTimeAsync(quiet / 2)
  }
  expect(shelf.snapshot).toBeNull()
  await rest()
  expect(shelf.snapshot?.seq).toBe(recordsBetween + 20)
})

test('none is kept while the store does not take what waits', async () => {
  const shelf = emptyShelf()
  const log = openMemoryLog(shelf)
  const { store } = await start({ ...log, append: () => TE.left({ tag: 'full', detail: 'tried' }) })
  answer(store, recordsBetween)
  await rest()
  expect(shelf.snapshot).toBeNull()
})

test('one that cannot be kept is not missed', async () => {
  const log = openMemoryLog(emptyShelf())
  const { store } = await start({ ...log, keepSnapshot: () => TE.left({ tag: 'full', detail: 'tried' }) })
  answer(store, recordsBetween)
  await rest()
  expect(store.saving().tag).toBe('saved')
})

test('none is kept after the portal has let go of the log', async () => {
  const shelf = emptyShelf()
  const { store, stop } = await start(openMemoryLog(shelf))
  answer(store, recordsBetween)
  await store.settled()
  stop()
  await rest()
  expect(shelf.snapshot).toBeNull()
})
