import { useEffect, useState } from 'react'
import type { HistoryView } from '../../projections/logHistory/logHistory'
import type { LogHistoryStreams } from '../../projections/logHistoryStream'
import { isContinuedTyping, nextUndo, type UndoDirection, undoStateAt } from '../../projections/undo/nextUndo'
import { undoOfferWords, undoResultWords } from '../../projections/undo/undoWords'
import type { SurveyDependencies } from '../surveyContext/surveyContext'

/** What stands on the buttons, null where there is nothing to do, and what was done last. */
export interface UndoLabels {
  readonly undo: string | null
  readonly redo: string | null
  readonly said: string
}

/**
 * What is said is read while nobody answers, so that no answer waits for it, in milliseconds. In a log that is looked at
 * nobody does: there it goes along with the rest of the screen.
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

/** It renders when it says something else: while one types on it does not. */
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
