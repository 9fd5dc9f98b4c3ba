import { distinctUntilChanged, map, startWith } from 'rxjs'
import { openIndexedDbLog } from '../../events/log/indexedDb'
import { eraseExpired, openKeptLogs } from '../../events/log/retention'
import type { Store } from '../../events/store/store'
import { type Erasing, eraseLog } from './eraseLog'

/**
 * Remembers that this device has the log, and until when; erases those of others that have had their time. Another's
 * answers are shown to nobody: whoever comes back to his own log is told what it holds. Answers how to stop.
 */
export const followRetention = (erasing: Erasing, invitation: string, store: Store): (() => void) => {
  const { storage } = erasing
  const kept = openKeptLogs(storage)
  const validUntil$ = store.change$.pipe(
    startWith(null),
    map(() => store.state().invitation),
    // What was used and has no end of its own ended with its use.
    map(invitation => invitation?.valid_until ?? invitation?.submitted_at ?? null),
    distinctUntilChanged(),
  )
  const watching = validUntil$.subscribe(validUntil => kept.remember({ invitation, validUntil }))
  const erase = (other: string): Promise<boolean> => eraseLog(erasing, other, openIndexedDbLog(other), null)
  void eraseExpired(storage, store.state().facts.today, erase, invitation)
  return () => watching.unsubscribe()
}
