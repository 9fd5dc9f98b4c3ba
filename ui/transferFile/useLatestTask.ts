/** Runs tasks of which only the latest counts: `run` answers null for one that was replaced, cancelled or unmounted. */
import { useEffect, useRef } from 'react'

/** Whether the task is cancelled. */
export type TaskSignal = Pick<AbortSignal, 'aborted'>

export const useLatestTask = () => {
  const turn = useRef(new AbortController())
  const cancel = (): void => turn.current.abort()
  useEffect(() => () => turn.current.abort(), [])
  return {
    cancel,
    run: async <A>(work: (signal: TaskSignal) => Promise<A>): Promise<A | null> => {
      cancel()
      turn.current = new AbortController()
      const { signal } = turn.current
      const done = await work(signal)
      return signal.aborted ? null : done
    },
  }
}
