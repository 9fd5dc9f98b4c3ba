/**
 * The labels of the undo and redo buttons, null where there is nothing to do, and what was undone last; computed after
 * a pause, so that no answer waits.
 */
import { useEffect, useState } from 'react'
import type { HistoryView } from '../../projections/logHistory/logHistory'
import type { LogHistoryStreams } from '../../projections/logHistoryStream'
import { isContinuedTyping, nextUndo, type UndoDirection, undoStateAt } from '../../projections/undo/nextUndo'
import { undoOfferWords, undoResultWords } from '../../projections/undo/undoWords'
import type { SurveyDependencies } from '../surveyContext/surveyContext'

export interface UndoLabels {
  readonly undo: string | null
  readonly redo: string | null
  readonly lastResult: string
}

/**
 * Milliseconds after a change before the labels are computed, so that no answer waits for them. In a replay they change
 * at once.
 */
const restMs = 120

const labelsOf = ({ catalogue, live }: SurveyDependencies, { history$ }: LogHistoryStreams): UndoLabels => {
  const history = history$.value
  const view = live.view()
  if (history === null) return { undo: null, redo: null, lastResult: '' }
  const offer = (direction: UndoDirection): string | null => {
    const { ready } = nextUndo(history, view.state, direction)
    return ready === null ? null : undoOfferWords(catalogue, view, ready.entry, direction)
  }
  return {
    undo: offer('undo'),
    redo: offer('redo'),
    lastResult: undoResultWords(catalogue, view, undoStateAt(history)),
  }
}

const sameLabels = (a: UndoLabels, b: UndoLabels): boolean =>
  a.undo === b.undo && a.redo === b.redo && a.lastResult === b.lastResult

/** The labels of undo and redo; renders only when a label changes, not while the customer types on. */
export const useUndoLabels = (survey: SurveyDependencies, streams: LogHistoryStreams): UndoLabels => {
  const [shown, setShown] = useState(() => labelsOf(survey, streams))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let read: HistoryView | null = null
    const update = () => {
      const history = streams.history$.value
      const isAsItWas = read !== null && history !== null && isContinuedTyping(read, history)
      read = history
      if (isAsItWas) return
      setShown(before => {
        const now = labelsOf(survey, streams)
        return sameLabels(before, now) ? before : now
      })
    }
    const subscription = streams.history$.subscribe(() => {
      clearTimeout(timer)
      if (streams.isGrowing) timer = setTimeout(update, restMs)
      else update()
    })
    return () => {
      clearTimeout(timer)
      subscription.unsubscribe()
    }
  }, [survey, streams])
  return shown
}
