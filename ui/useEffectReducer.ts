import { useCallback, useEffect, useRef, useState } from 'react'

type Step<S, F> = readonly [S, readonly F[]]

const isStop = (answer: unknown): answer is () => void => typeof answer === 'function'

/**
 * A reducer whose steps also return effects: `update` gives the next state and its effects, `run` performs these once
 * the state is rendered, and sends their results. Messages after the unmount are dropped.
 * @param open makes the first state and its effects; called once.
 * @param run may answer a function that stops what it began; that is called when the screen goes.
 */
export const useEffectReducer = <S, M, F>(
  open: () => Step<S, F>,
  update: (state: S, message: M) => Step<S, F>,
  run: (effect: F, send: (message: M) => void) => unknown,
): readonly [S, (message: M) => void] => {
  const [first] = useState(open)
  // With the state goes how many effects there were up to it: those of a state that is not rendered yet have to wait.
  const [[shown, issued], setShown] = useState<readonly [S, number]>([first[0], first[1].length])
  const state = useRef(first[0])
  const due = useRef(first[1])
  const begun = useRef(0)
  const isMounted = useRef(true)
  const stops = useRef<(() => void)[]>([])
  const send = useCallback(
    (message: M): void => {
      if (!isMounted.current) return
      const [next, effects] = update(state.current, message)
      state.current = next
      due.current = [...due.current, ...effects]
      // A new pair each time, so that what is due is done also when the state stays the same.
      setShown([next, begun.current + due.current.length])
    },
    [update],
  )
  useEffect(() => {
    const effects = due.current.slice(0, issued - begun.current)
    due.current = due.current.slice(effects.length)
    begun.current += effects.length
    stops.current.push(...effects.map(effect => run(effect, send)).filter(isStop))
  })
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
      for (const stop of stops.current.splice(0)) stop()
    }
  }, [])
  return [shown, send]
}
