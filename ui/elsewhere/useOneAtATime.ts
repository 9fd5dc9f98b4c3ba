import { useEffect, useRef } from 'react'

/** Whether the work counts still. */
export type Wanted = Pick<AbortSignal, 'aborted'>

/**
 * Work of which only the last counts: what was cancelled, or whose screen is gone, tells nothing any more.
 * @returns `run` answers null where it no longer counts
 */
export const useOneAtATime = () => {
  const turn = useRef(0)
  useEffect(
    () => () => {
      turn.current += 1
    },
    [],
  )
  return {
    cancel: (): void => {
      turn.current += 1
    },
    run: async <A>(work: (wanted: Wanted) => Promise<A>): Promise<A | null> => {
      turn.current += 1
      const mine = turn.current
      const wanted = {
        get aborted() {
          return turn.current !== mine
        },
      }
      const done = await work(wanted)
      return turn.current === mine ? done : null
    },
  }
}
