import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { expect, test } from 'vitest'
import { emptyInMemoryLogData, openInMemoryLog } from '../../events/log/inMemoryLog'
import type { Log, Snapshot } from '../../events/log/log'
import { exportLog } from '../../events/log/logExport/exportLog'
import type { SurveyRecord } from '../../events/record/surveyRecord'
import { encodeState } from '../../events/state/stateCodec'
import { snapshotReader } from '../../events/store/snapshots'
import { createStore, type Store } from '../../events/store/store'
import { commandOf } from '../arbitraries/commands'
import { catalogues, type SurveyName } from '../arbitraries/surveys'
import { live, visitArbitrary } from '../arbitraries/visit'
import { movesArbitrary } from '../arbitraries/walks'
import { header, tickingClock } from '../events/store/tab'
import { checkAsyncLaw } from './check'

/** A log of these records with this snapshot, on a disk of its own. */
const logOf = async (records: readonly SurveyRecord[], snapshot: Snapshot | null): Promise<Log> => {
  const shelf = emptyInMemoryLogData()
  const log = openInMemoryLog(shelf)
  await log.open(header)()
  expect(await log.append(0, records, [])()).toEqual(E.right(undefined))
  if (snapshot !== null) await log.keepSnapshot(snapshot)()
  return openInMemoryLog(shelf)
}

const started = async (survey: SurveyName, log: Log): Promise<Store> => {
  const catalogue = catalogues[survey]
  const opened = await log.open(header, snapshotReader(catalogue, header.rules))()
  return createStore({ catalogue, log, clock: tickingClock('next'), header, opened })
}

const exported = async (store: Store): Promise<string> =>
  exportLog({ header, records: (await store.allRecords()).records, blobs: [] })

/** A snapshot of a visit after some records, as it was kept. */
const snapshotAt = (visit: Parameters<typeof live>[0], at: number): Snapshot | null => {
  const { records, states } = live(visit)
  const seq = records.length === 0 ? 0 : 1 + (at % records.length)
  const [last, state] = [records[seq - 1], states[seq]]
  return last === undefined || state === undefined
    ? null
    : { seq, last: last.id, rules: header.rules, state: encodeState(state) }
}

test('a start from any snapshot is a start from the whole log, and goes on as such', async () => {
  const visits = visitArbitrary().chain(visit =>
    fc.tuple(fc.constant(visit), movesArbitrary(catalogues[visit.survey], 5)),
  )
  const law = fc.asyncProperty(visits, fc.nat(60), async ([visit, moves], at) => {
    const { records, last, catalogue } = live(visit)
    const snapshot = snapshotAt(visit, at)
    fc.pre(snapshot !== null)
    const quick = await started(visit.survey, await logOf(records, snapshot))
    const slow = await started(visit.survey, await logOf(records, null))
    expect(quick.state()).toEqual(last)
    expect(quick.records().length).toBe(records.length - (snapshot?.seq ?? 0))
    for (const move of moves)
      expect(quick.dispatch(commandOf(catalogue, quick.state(), move))).toEqual(
        slow.dispatch(commandOf(catalogue, slow.state(), move)),
      )
    expect([await quick.settled(), await slow.settled()]).toEqual([true, true])
    expect(quick.state()).toEqual(slow.state())
    expect(await exported(quick)).toBe(await exported(slow))
  })
  await checkAsyncLaw('snapshot and tail are the whole log', law)
})

const damages: readonly ((snapshot: Snapshot, at: number) => Snapshot)[] = [
  snapshot => ({ ...snapshot, rules: 'another build' }),
  (snapshot, at) => ({ ...snapshot, seq: snapshot.seq + 1 + at }),
  snapshot => ({ ...snapshot, last: 'another record' }),
  (snapshot, at) => ({ ...snapshot, state: snapshot.state.slice(0, at % snapshot.state.length) }),
  snapshot => ({ ...snapshot, state: encodeState(live({ survey: 'everyKind', moves: [] }).last).replace('[', '[[],') }),
]

test('a snapshot that is damaged, too new or of another build changes nothing', async () => {
  const law = fc.asyncProperty(
    visitArbitrary(),
    fc.nat(60),
    fc.nat(10_000),
    fc.constantFrom(...damages),
    async (visit, at, where, damage) => {
      const snapshot = snapshotAt(visit, at)
      fc.pre(snapshot !== null)
      const { records, last } = live(visit)
      const store = await started(visit.survey, await logOf(records, snapshot && damage(snapshot, where)))
      expect(store.records()).toEqual(records)
      expect(store.state()).toEqual(last)
    },
  )
  await checkAsyncLaw('a bad snapshot changes nothing', law)
})
