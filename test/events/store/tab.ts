import type { Catalogue } from '../../../domain/engine/catalogue'
import type { Clock } from '../../../events/clock'
import type { Log } from '../../../events/log/log'
import { type StoredLogHeader, surveyVersion } from '../../../events/record/surveyRecord'
import type { SupersededCommand } from '../../../events/store/ledger'
import { createStore, type Store } from '../../../events/store/store'
import type { SavingStatus } from '../../../events/store/writer'
import { momentOf } from '../../arbitraries/visit'

export const header: StoredLogHeader = {
  log: 'log-1',
  invitation: '1',
  survey: surveyVersion,
  build: 'test',
  rules: 'test',
  createdAt: 0,
}

/** A clock that ticks once for each thing that is asked of it; the ids of two tabs never meet. */
export const tickingClock = (name: string): Clock => {
  let count = 0
  return { now: () => momentOf(count++), today: () => '2026-11-21', newId: () => `${name}${count++}` }
}

export interface Tab {
  readonly store: Store
  readonly lost: readonly SupersededCommand[]
  /** What the saved state said, in order. */
  readonly said: readonly SavingStatus['tag'][]
}

/** A portal on a log, as another tab or another start of it. */
export const openTab = async (catalogue: Catalogue, log: Log, name: string): Promise<Tab> => {
  const opened = await log.open(header)()
  const store = createStore({ catalogue, log, clock: tickingClock(name), header, opened })
  const lost: SupersededCommand[] = []
  const said: SavingStatus['tag'][] = []
  store.lost$.subscribe(one => lost.push(one))
  store.saving$.subscribe(({ tag }) => said.push(tag))
  return { store, lost, said }
}
