import type { SessionStore } from '../session'
import type { StoredSession } from '../sessionPersistence'
import { type TimeSource, watchTime } from './watchTime'

/**
 * Calls `expired` once for each session, at the moment it ends; one that another tab has renewed meanwhile has not ended.
 * Ends nothing itself. Answers how to stop.
 */
export const watchExpiry = (
  session: SessionStore,
  now: () => number,
  waker: TimeSource,
  expired: (session: StoredSession) => void,
): (() => void) => {
  let told: string | null = null
  let isWatching = true
  const judge = async ({ access_token }: StoredSession): Promise<void> => {
    await session.changedElsewhere()
    const stored = session.stored()
    if (!isWatching || stored?.access_token !== access_token || told === access_token) return
    told = access_token
    expired(stored)
  }
  const stop = watchTime(session.session$, waker, () => {
    const stored = session.stored()
    if (stored === null || stored.access_token === told) return null
    const left = stored.expires_at - now()
    if (left > 0) return left
    void judge(stored)
    return null
  })
  return () => {
    isWatching = false
    stop()
  }
}
