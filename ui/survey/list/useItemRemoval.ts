import * as E from 'fp-ts/Either'
import { useCallback, useContext, useState } from 'react'
import { useSurvey } from '../../surveyContext/surveyContext'
import { LogHistoryContext } from '../provenance/logHistoryContext'

/** An item that was removed here last: where it stood, and what it was called. */
export interface RemovedItem {
  readonly id: string
  readonly at: number
  readonly title: string
}

interface Removal {
  readonly removed: RemovedItem | null
  /** Says whether it was done. */
  readonly remove: (one: RemovedItem) => boolean
  /** Its id; null where there was nothing to bring back. */
  readonly restore: () => string | null
}

/** Removing items of a list, with a way back: by taking back what was done, or else by restoring the item. */
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
    dispatch(logHistory?.itemBack(live.view().state, list, removed.id) ?? { type: 'RestoreItem', list, id: removed.id })
    setRemoved(null)
    return removed.id
  }
  return { removed, remove, restore }
}
