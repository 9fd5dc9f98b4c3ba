import { distinctUntilChanged, map, startWith } from 'rxjs'
import { openKeptLogs } from '../../../events/log/keptLogs'
import type { Store } from '../../../events/store/store'
import { eraseExpiredLogs } from './eraseExpiredLogs'
import type { ErasureDependencies } from './eraseInvitationLog'

/**
 * Records until when this device keeps the log of an open visit, and erases the expired ones of others. Returns how to
 * stop.
 */
export const watchRetention = (erasure: ErasureDependencies, invitation: string, store: Store): (() => void) => {
  const { storage } = erasure
  const kept = openKeptLogs(storage)
  const validUntil$ = store.change$.pipe(
    startWith(null),
    map(() => store.state().invitation),
    // What was used and has no end of its own ended with its use.
    map(invitation => invitation?.valid_until ?? invitation?.submitted_at ?? null),
    distinctUntilChanged(),
  )
  const subscription = validUntil$.subscribe(validUntil => kept.remember({ invitation, validUntil }))
  void eraseExpiredLogs(erasure, store.state().facts.today, invitation)
  return () => subscription.unsubscribe()
}
