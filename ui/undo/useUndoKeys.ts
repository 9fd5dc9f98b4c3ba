import { useEffect, useRef } from 'react'
import type { UndoDirection } from '../../projections/undo/nextUndo'
import { undoKeyOf } from '../widgets/undoKeyOf'

/**
 * Calls `press` for the keys of undo and redo. A field handles them itself for what was typed since it was entered; in
 * a dialog they do nothing.
 */
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
