import { openIndexedDbLog } from '../../../../events/log/indexedDb/indexedDbLog'
import type { Log } from '../../../../events/log/log'
import type { State } from '../../../../events/state/state'
import { createStore, type Store } from '../../../../events/store/store'
import { catalogue } from '../../benchSurvey'
import { header } from '../replays'

/** What this page holds: all that an open log is, or the state alone that follows from it. */
let held: { readonly log: Log; readonly store: Store } | State | null = null

/** Opens the log that `fill` stored, as the portal does. */
export const hold = async (what: 'log' | 'state'): Promise<void> => {
  const clock = { now: () => 0, today: () => '2026-11-22', newId: () => 'opening' }
  const log = openIndexedDbLog('bench.one')
  const opened = await log.open(header)()
  const store = createStore({ catalogue, log, clock, header, opened })
  store.dispatch({
    type: 'OpenPortal',
    host: 'localhost',
    association: false,
    today: '2026-11-22',
    build: 'bench',
    rules: 'bench',
  })
  if (!(await store.settled())) throw new Error('the log was not written')
  if (what === 'state') log.close()
  held = what === 'state' ? store.state() : { log, store }
  Object.assign(window, { isHeld: held !== null })
}
