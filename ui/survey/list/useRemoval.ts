import * as E from 'fp-ts/Either'
import { useCallback, useContext, useState } from 'react'
import { PastContext } from '../content/origin'
import { usePortal } from '../portal'

/** An item that was removed here last: where it stood, and what it was called. */
export interface Removed {
  readonly id: string
  readonly at: number
  readonly title: string
}

interface Removal {
  readonly removed: Removed | null
  /** Says whether it was done. */
  readonly remove: (one: Removed) => boolean
  /** Its id; null where there was nothing to bring back. */
  readonly restore: () => string | null
}

/** Removing items of a list, with a way back: by taking back what was done, or else by restoring the item. */
export const useRemoval = (list: string): Removal => {
  const { dispatch, live } = usePortal()
  const past = useContext(PastContext)
  const [removed, setRemoved] = useState<Removed | null>(null)
  const remove = useCallback(
    (one: Removed): boolean => {
      if (E.isLeft(dispatch({ type: 'RemoveItem', list, id: one.id }))) return false
      setRemoved(one)
      return true
    },
    [dispatch, list],
  )
  const restore = (): string | null => {
    if (removed === null) return null
    dispatch(past?.itemBack(live.view().state, list, removed.id) ?? { type: 'RestoreItem', list, id: removed.id })
    setRemoved(null)
    return removed.id
  }
  return { removed, remove, restore }
}
