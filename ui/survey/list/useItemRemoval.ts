/**
 * Removes an item of a list, and restores the one removed last: by undo where the log allows, else by `RestoreItem`.
 */
import * as E from 'fp-ts/Either'
import { useCallback, useContext, useState } from 'react'
import { useSurvey } from '../../surveyContext/surveyContext'
import { LogHistoryContext } from '../provenance/logHistoryContext'

/** The item that was removed last on this page, with its index and title. */
interface RemovedItem {
  readonly id: string
  readonly at: number
  readonly title: string
}

interface Removal {
  readonly removed: RemovedItem | null
  /** Returns whether it was done. */
  readonly remove: (one: RemovedItem) => boolean
  /** Returns the id; null where there was nothing to restore. */
  readonly restore: () => string | null
}

export const useItemRemoval = (list: string): Removal => {
  const { dispatch, live } = useSurvey()
  const logHistory = useContext(LogHistoryContext)
  const [removed, setRemoved] = useState<RemovedItem | null>(null)
  const remove = useCallback(
    (one: RemovedItem): boolean => {
      if (E.isLeft(dispatch({ type: 'RemoveItem', list, id: one.id }))) return false
      setRemoved(one)
      return true
    },
    [dispatch, list],
  )
  const restore = (): string | null => {
    if (removed === null) return null
    dispatch(
      logHistory?.restoreItemCommand(live.view().state, list, removed.id) ?? {
        type: 'RestoreItem',
        list,
        id: removed.id,
      },
    )
    setRemoved(null)
    return removed.id
  }
  return { removed, remove, restore }
}
