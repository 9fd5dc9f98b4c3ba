import { useEffect, useRef } from 'react'

/** Whether the work counts still. */
export type TaskSignal = Pick<AbortSignal, 'aborted'>

/**
 * Work of which only the last counts: what was cancelled, or whose screen is gone, tells nothing any more.
 * @returns `run` answers null where it no longer counts
 */
export const useLatestTask = () => {
  const turn = useRef(new AbortController())
  const cancel = (): void => turn.current.abort()
  useEffect(() => () => turn.current.abort(), [])
  return {
    cancel,
    run: async <A>(work: (wanted: TaskSignal) => Promise<A>): Promise<A | null> => {
      cancel()
      turn.current = new AbortController()
      const { signal } = turn.current
      const done = await work(signal)
      return signal.aborted ? null : done
    },
  }
}
