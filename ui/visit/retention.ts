import { distinctUntilChanged, map, startWith } from 'rxjs'
import { openIndexedDbLog } from '../../events/log/indexedDb'
import { eraseExpired, openKeptLogs } from '../../events/log/retention'
import type { KeyValueStorage } from '../../events/storage'
import type { Store } from '../../events/store/store'

/**
 * Remembers that this device has the log, and until when; erases those of others that have had their time. Answers how
 * to stop.
 */
export const followRetention = (storage: KeyValueStorage | null, invitation: string, store: Store): (() => void) => {
  const kept = openKeptLogs(storage)
  const validUntil$ = store.change$.pipe(
    startWith(null),
    map(() => store.state().invitation?.valid_until ?? null),
    distinctUntilChanged(),
  )
  const watching = validUntil$.subscribe(validUntil => kept.remember({ invitation, validUntil }))
  void eraseExpired(storage, store.state().facts.today, other => openIndexedDbLog(other).erase(), invitation)
  return () => watching.unsubscribe()
}
