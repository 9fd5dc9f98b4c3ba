import { useEffect, useRef } from 'react'

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
    run: async <A>(work: () => Promise<A>): Promise<A | null> => {
      turn.current += 1
      const mine = turn.current
      const done = await work()
      return turn.current === mine ? done : null
    },
  }
}
