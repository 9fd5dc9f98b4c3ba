import * as TE from 'fp-ts/TaskEither'
import { expect, test } from 'vitest'
import { failedFault } from '../../../../events/disk/storeFault'
import { emptyInMemoryLogData, openInMemoryLog } from '../../../../events/log/inMemoryLog'
import type { Log } from '../../../../events/log/log'
import { exportLog } from '../../../../events/log/logExport/exportLog'
import { planImport } from '../../../../events/log/logExport/importLog'
import { foldRecords } from '../../../../events/state/fold'
import { initialState } from '../../../../events/state/state'
import { createStore } from '../../../../events/store/store'
import { visitExport } from '../../../../ui/visit/log/visitExport'
import { catalogues } from '../../../arbitraries/surveys'
import { header, tickingClock } from '../../../events/store/tab'

const catalogue = catalogues.shipped

/** What a disk in trouble answers when the lines of a log are asked for; null: as a sound one does. */
type Trouble = ReturnType<Log['lines']> | null

const noAnswer: Trouble = TE.left(failedFault('no answer within 10000 ms'))

const disks: readonly (readonly [string, readonly Trouble[], boolean])[] = [
  ['as it should', [], true],
  ['at the second time of asking', [noAnswer], false],
  ['never', [noAnswer, noAnswer], false],
  ['with less than it holds', [TE.right([])], false],
]

test.each(disks)('a file of a long log holds every answer, where the disk answers %s', async (_, troubles, isWhole) => {
  const told: Trouble[] = []
  const sound = openInMemoryLog(emptyInMemoryLogData())
  const log: Log = { ...sound, lines: (from, upTo) => told.shift() ?? sound.lines(from, upTo) }
  const opened = await log.open(header)()
  const store = createStore({ catalogue, log, clock: tickingClock('a'), header, opened, mostHeld: 2 })
  const change = (path: string, value: string): void => {
    store.dispatch({ type: 'ChangeAnswer', path, value })
  }
  store.dispatch({ type: 'OpenPortal', host: 'h', association: false, today: '2026-11-21', build: 'b', rules: 'r' })
  for (const name of ['Jan', 'Piet', 'Klaas']) change('customer.first_name', name)
  await store.settled()
  change('customer.last_name', 'Jansen')
  await store.settled()

  told.push(...troubles)
  const parts = await visitExport(header, store, log)
  expect(parts.isWhole).toBe(isWhole)
  const plan = planImport(exportLog(parts))
  if (plan.verdict !== 'fine') throw new Error(JSON.stringify(plan))
  const state = foldRecords(catalogue, initialState(catalogue), plan.log.records)
  expect(state.answers).toEqual(store.state().answers)
  expect(state.facts).toEqual(store.state().facts)
})
