import { useEffect, useRef } from 'react'
import { belongsTo, type Move, moveOf } from './keys'

/** Hears the keys of the replay wherever the focus is, but where they are meant for what has it. */
export const useKeys = (onMove: (move: Move) => void): void => {
  const hears = useRef(onMove)
  useEffect(() => {
    hears.current = onMove
  }, [onMove])
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const move = moveOf(event)
      // In the customer's screen the focus is on its host, and nothing there takes a key.
      if (move === null || belongsTo(document.activeElement, event)) return
      if (document.querySelector('dialog[open]') !== null) return
      event.preventDefault()
      hears.current(move)
    }
    window.addEventListener('keydown', press, { capture: true })
    return () => window.removeEventListener('keydown', press, { capture: true })
  }, [])
}
