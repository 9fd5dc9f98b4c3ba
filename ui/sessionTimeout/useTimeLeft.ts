import { useEffect, useState } from 'react'
import type { StoredSession } from '../../events/session/sessionPersistence'
import { type TimeLeft, timeLeft, untilNextWarning } from '../../events/session/sessionTimeout/timeLeft'
import { watchTime } from '../../events/session/sessionTimeout/watchTime'
import type { Stream } from '../../events/stream'

/** The time until the session ends, once the warning is due; also right after the computer slept. */
export const useTimeLeft = (session$: Stream<StoredSession | null>, now: () => number): TimeLeft | null => {
  const [left, setLeft] = useState<TimeLeft | null>(null)
  useEffect(
    () =>
      watchTime(session$, window, () => {
        const { value } = session$
        setLeft(value === null ? null : timeLeft(value.expires_at, now()))
        return value === null ? null : untilNextWarning(value.expires_at, now())
      }),
    [session$, now],
  )
  return left
}
