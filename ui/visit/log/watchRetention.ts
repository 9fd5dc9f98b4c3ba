import { distinctUntilChanged, map, startWith } from 'rxjs'
import { openKeptLogs } from '../../../events/log/keptLogs'
import type { Store } from '../../../events/store/store'
import { eraseExpiredLogs } from './eraseExpiredLogs'
import type { ErasureDependencies } from './eraseInvitationLog'

/** Remembers that this device has the log, and until when; erases those of others that are due. Answers how to stop. */
export const watchRetention = (erasing: ErasureDependencies, invitation: string, store: Store): (() => void) => {
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
  void eraseExpiredLogs(erasing, store.state().facts.today, invitation)
  return () => watching.unsubscribe()
}
