import { useEffect, useRef } from 'react'
import type { Way } from '../../projections/past/undo'
import { isTypedIn } from './beside'

const wayOf = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): Way | null => {
  if (altKey || ctrlKey === metaKey) return null
  switch (key.toLowerCase()) {
    case 'z':
      return shiftKey ? 'redo' : 'undo'
    case 'y':
      return shiftKey ? null : 'redo'
    default:
      return null
  }
}

/** Ctrl or Cmd with Z, with Shift and Z, or with Y; where something is typed, and in a dialog, they are the browser's own. */
export const useUndoKeys = (press: (way: Way) => void): void => {
  const latest = useRef(press)
  useEffect(() => {
    latest.current = press
  })
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const way = wayOf(event)
      if (way === null || event.defaultPrevented || isTypedIn(event.target)) return
      if (document.querySelector('dialog[open]') !== null) return
      event.preventDefault()
      latest.current(way)
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
}
