import { useEffect, useState } from 'react'
import type { Session } from '../../events/session/keeping'
import { type TimeLeft, timeLeft, untilNextTelling } from '../../events/session/timeLeft'
import { watchTime } from '../../events/session/watchTime'
import type { Stream } from '../../events/stream'

/** How soon the session ends, once it is to be told; also right after the laptop slept. */
export const useTimeLeft = (session$: Stream<Session | null>, now: () => number): TimeLeft | null => {
  const [left, setLeft] = useState<TimeLeft | null>(null)
  useEffect(
    () =>
      watchTime(session$, window, () => {
        const { value } = session$
        setLeft(value === null ? null : timeLeft(value.expires_at, now()))
        return value === null ? null : untilNextTelling(value.expires_at, now())
      }),
    [session$, now],
  )
  return left
}
