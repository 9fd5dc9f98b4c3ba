import { useCallback, useEffect, useRef, useState } from 'react'

type Step<S, F> = readonly [S, readonly F[]]

/**
 * Runs a screen that is a pure function: `update` says what it becomes and what is to be done; once that is on the page,
 * `run` does it and sends what came of it. What comes after the screen has gone is dropped.
 * @param open makes the first state and its effects; called once.
 */
export const useEffectReducer = <S, M, F>(
  open: () => Step<S, F>,
  update: (state: S, message: M) => Step<S, F>,
  run: (effect: F, send: (message: M) => void) => void,
): readonly [S, (message: M) => void] => {
  const [first] = useState(open)
  const [shown, setShown] = useState(first)
  const state = useRef(first[0])
  const due = useRef(first[1])
  const here = useRef(true)
  const send = useCallback(
    (message: M): void => {
      if (!here.current) return
      const step = update(state.current, message)
      state.current = step[0]
      due.current = [...due.current, ...step[1]]
      // A new step each time, so that what is due is done also when the state stays the same.
      setShown(step)
    },
    [update],
  )
  useEffect(() => {
    const effects = due.current
    due.current = []
    for (const effect of effects) run(effect, send)
  })
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  return [shown[0], send]
}
