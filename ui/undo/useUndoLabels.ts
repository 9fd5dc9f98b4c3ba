import { useEffect, useState } from 'react'
import type { HistoryView } from '../../projections/logHistory/logHistory'
import type { LogHistoryStreams } from '../../projections/logHistoryStream'
import { isContinuedTyping, nextUndo, type UndoDirection, undoStateAt } from '../../projections/undo/nextUndo'
import { undoOfferWords, undoResultWords } from '../../projections/undo/undoWords'
import type { SurveyDependencies } from '../surveyContext/surveyContext'

/** The labels of the buttons, null where there is nothing to undo or redo, and what was undone last. */
export interface UndoLabels {
  readonly undo: string | null
  readonly redo: string | null
  readonly said: string
}

/**
 * Milliseconds after a change before the labels are computed, so that no answer waits for them. In a replay they change
 * at once.
 */
const restMs = 120

const labelsOf = ({ catalogue, live }: SurveyDependencies, { past$ }: LogHistoryStreams): UndoLabels => {
  const past = past$.value
  const view = live.view()
  if (past === null) return { undo: null, redo: null, said: '' }
  const offer = (direction: UndoDirection): string | null => {
    const { ready } = nextUndo(past, view.state, direction)
    return ready === null ? null : undoOfferWords(catalogue, view, ready.entry, direction)
  }
  return { undo: offer('undo'), redo: offer('redo'), said: undoResultWords(catalogue, view, undoStateAt(past)) }
}

const sameLabels = (a: UndoLabels, b: UndoLabels): boolean =>
  a.undo === b.undo && a.redo === b.redo && a.said === b.said

/** The labels of undo and redo; renders only when a label changes, not while the customer types on. */
export const useUndoLabels = (survey: SurveyDependencies, streams: LogHistoryStreams): UndoLabels => {
  const [shown, setShown] = useState(() => labelsOf(survey, streams))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let read: HistoryView | null = null
    const tell = () => {
      const past = streams.past$.value
      const isAsItWas = read !== null && past !== null && isContinuedTyping(read, past)
      read = past
      if (isAsItWas) return
      setShown(before => {
        const now = labelsOf(survey, streams)
        return sameLabels(before, now) ? before : now
      })
    }
    const watching = streams.past$.subscribe(() => {
      clearTimeout(timer)
      if (streams.isGrowing) timer = setTimeout(tell, restMs)
      else tell()
    })
    return () => {
      clearTimeout(timer)
      watching.unsubscribe()
    }
  }, [survey, streams])
  return shown
}
