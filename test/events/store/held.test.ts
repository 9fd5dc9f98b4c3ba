import * as TE from 'fp-ts/TaskEither'
import { expect, test } from 'vitest'
import { failedFault } from '../../../events/disk/storeFault'
import { emptyInMemoryLogData, openInMemoryLog } from '../../../events/log/inMemoryLog'
import type { Log, StoredLine } from '../../../events/log/log'
import { exportLog } from '../../../events/log/logExport/exportLog'
import { planImport } from '../../../events/log/logExport/importLog'
import { foldRecords } from '../../../events/state/fold'
import { initialState } from '../../../events/state/state'
import { createStore, type Store } from '../../../events/store/store'
import { catalogues } from '../../arbitraries/surveys'
import { header, openTab, tickingClock } from './tab'

const catalogue = catalogues.shipped

const start = async (log: Log, mostHeld: number): Promise<Store> =>
  createStore({ catalogue, log, clock: tickingClock('a'), header, opened: await log.open(header)(), mostHeld })

const begin = (store: Store): void => {
  store.dispatch({ type: 'OpenPortal', host: 'h', association: false, today: '2026-11-21', build: 'b', rules: 'r' })
  store.dispatch({ type: 'ChangeAnswer', path: 'customer.first_name', value: 'Jan' })
}

test('a long log is held whole until another record is stored; then it is left to the disk', async () => {
  const shelf = emptyInMemoryLogData()
  const first = await start(openInMemoryLog(shelf), Number.POSITIVE_INFINITY)
  for (let n = 0; n < 600; n++)
    first.dispatch({ type: 'ChangeAnswer', path: 'customer.first_name', value: `name ${n}` })
  await first.settled()
  expect(first.records()).toHaveLength(600)

  const { store } = await openTab(catalogue, openInMemoryLog(shelf), 'b')
  expect(store.records()).toHaveLength(600)
  store.dispatch({ type: 'ChangeAnswer', path: 'customer.last_name', value: 'Jansen' })
  expect(store.records()).toHaveLength(601)
  await store.settled()
  expect(store.records()).toEqual([])
  expect(store.last()).toMatchObject({ seq: 601 })
  expect((await store.allRecords()).records.map(({ seq }) => seq)).toEqual(Array.from({ length: 601 }, (_, n) => n + 1))
})

test('another tab’s records are told and decided on behind what is left to the disk', async () => {
  const shelf = emptyInMemoryLogData()
  const [one, other] = [await start(openInMemoryLog(shelf), 0), await start(openInMemoryLog(shelf), 0)]
  begin(one)
  await one.settled()
  await other.catchUp()
  other.dispatch({ type: 'ChangeAnswer', path: 'customer.initials', value: 'J' })
  await other.settled()
  one.dispatch({ type: 'ChangeAnswer', path: 'customer.last_name', value: 'Jansen' })
  expect(await one.settled()).toBe(true)
  await other.catchUp()
  expect(other.state()).toEqual(one.state())
  expect(await other.allRecords()).toEqual(await one.allRecords())
  expect(shelf.lines).toHaveLength(5)
})

test('what is mended still knows in which visit it happens, though that record is left to the disk', async () => {
  const store = await start(openInMemoryLog(emptyInMemoryLogData()), 0)
  begin(store)
  await store.settled()
  expect(await store.mend(2)).toBe(true)
  expect(store.last()?.events[0]).toMatchObject({ type: 'PortalOpened', build: 'b' })
})

test('where the disk does not give back what was left to it, all answers are exported all the same', async () => {
  let isGone = false
  const log = openInMemoryLog(emptyInMemoryLogData())
  const store = await start(
    { ...log, lines: (from, upTo) => (isGone ? TE.left(failedFault('gone')) : log.lines(from, upTo)) },
    0,
  )
  begin(store)
  await store.settled()
  isGone = true
  const { records, isWhole } = await store.allRecords()
  expect(isWhole).toBe(false)
  const plan = planImport(exportLog({ header, records, blobs: [] }))
  if (plan.verdict === 'impossible') throw new Error(JSON.stringify(plan.reasons))
  expect(foldRecords(catalogue, initialState(catalogue), plan.log.records).answers).toEqual(store.state().answers)
})

test('a line that went bad among those left to the disk makes no gap that nobody sees', async () => {
  const shelf = emptyInMemoryLogData()
  const log = openInMemoryLog(shelf)
  let spoiled = 0
  const store = await start(
    {
      ...log,
      lines: (from, upTo) =>
        TE.map((lines: readonly StoredLine[]) =>
          lines.map(line => (line.seq === spoiled ? { ...line, text: '{' } : line)),
        )(log.lines(from, upTo)),
    },
    0,
  )
  begin(store)
  store.dispatch({ type: 'ChangeAnswer', path: 'customer.last_name', value: 'Jansen' })
  await store.settled()
  expect(await store.allRecords()).toMatchObject({ isWhole: true, records: [{ seq: 1 }, { seq: 2 }, { seq: 3 }] })
  spoiled = 2
  const { records, isWhole } = await store.allRecords()
  expect(isWhole).toBe(false)
  const state = foldRecords(catalogue, initialState(catalogue), records)
  expect(state.answers).toEqual(store.state().answers)
  expect(state.facts).toEqual(store.state().facts)
})
