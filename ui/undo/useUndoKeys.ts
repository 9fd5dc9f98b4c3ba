import { useEffect, useRef } from 'react'
import type { UndoDirection } from '../../projections/undo/nextUndo'
import { undoKeyOf } from '../widgets/undoKeyOf'

/** The keys for taking back: a field takes those for what was typed there since it was entered, and a dialog all. */
export const useUndoKeys = (press: (direction: UndoDirection) => void): void => {
  const latest = useRef(press)
  useEffect(() => {
    latest.current = press
  })
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const direction = undoKeyOf(event)
      if (direction === null || event.defaultPrevented) return
      if (document.querySelector('dialog[open]') !== null) return
      event.preventDefault()
      latest.current(direction)
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
}
