import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyInMemoryLogData, type InMemoryLogData, openInMemoryLog } from '../../events/log/inMemoryLog'
import { exportLog } from '../../events/log/logExport/exportLog'
import { createStore, type Store } from '../../events/store/store'
import { commandOf } from '../arbitraries/commands'
import { catalogues } from '../arbitraries/surveys'
import { movesArbitrary } from '../arbitraries/walks'
import { header, tickingClock } from '../events/store/tab'
import { checkAsyncLaw } from './check'

const catalogue = catalogues.shipped

const started = async (shelf: InMemoryLogData, mostHeld?: number): Promise<Store> => {
  const log = openInMemoryLog(shelf)
  const opened = await log.open(header)()
  const clock = tickingClock('a')
  return createStore({ catalogue, log, clock, header, opened, ...(mostHeld === undefined ? {} : { mostHeld }) })
}

const exported = async (store: Store): Promise<string> =>
  exportLog({ header, records: (await store.allRecords()).records, blobs: [] })

test('a portal that leaves its records to the disk does what one does that holds them all', async () => {
  const law = fc.asyncProperty(
    movesArbitrary(catalogue, 20),
    fc.array(fc.boolean(), { maxLength: 20 }),
    fc.nat(4),
    async (moves, pauses, mostHeld) => {
      const shelf = emptyInMemoryLogData()
      const [few, all] = [await started(shelf, mostHeld), await started(emptyInMemoryLogData())]
      for (const [n, move] of moves.entries()) {
        expect(few.dispatch(commandOf(catalogue, few.state(), move))).toEqual(
          all.dispatch(commandOf(catalogue, all.state(), move)),
        )
        expect(few.last()).toEqual(all.last())
        if (pauses[n] === true) expect([await few.settled(), await all.settled()]).toEqual([true, true])
      }
      expect(await exported(few)).toBe(await exported(all))
      expect([await few.settled(), await all.settled()]).toEqual([true, true])
      expect(few.state()).toEqual(all.state())
      expect(few.waiting()).toEqual(all.waiting())
      expect(few.last()).toEqual(all.records().at(-1) ?? null)
      expect(few.records().length).toBeLessThanOrEqual(mostHeld)
      expect(await few.allRecords()).toEqual({ records: all.records(), isWhole: true })
      expect(await exported(few)).toBe(await exported(all))
      expect((await started(shelf)).state()).toEqual(all.state())
    },
  )
  await checkAsyncLaw('records on the disk need not be held', law)
})
