/**
 * Undoes and redoes the customer's actions: dispatches the command, goes to the question that it changed, and says why
 * nothing was done.
 */
import * as E from 'fp-ts/Either'
import { useRef, useState } from 'react'
import { actionLocation } from '../../projections/logHistory/actionLocation'
import { entryDescription } from '../../projections/logHistory/actionWords'
import type { HistoryView } from '../../projections/logHistory/logHistory'
import type { LogHistoryStreams } from '../../projections/logHistoryStream'
import { nextUndo, type UndoDirection, undoStateAt } from '../../projections/undo/nextUndo'
import { undoRefusalWords } from '../../projections/undo/undoWords'
import { useSurvey } from '../surveyContext/surveyContext'
import type { UndoActions } from './undoActions'
import { useGoToAction } from './useGoToAction'
import { type UndoLabels, useUndoLabels } from './useUndoLabels'

interface UndoHandle extends UndoLabels {
  /** Why the last press did nothing; '' where it did. */
  readonly refusal: string
  readonly press: (direction: UndoDirection, byKey: boolean) => void
}

export const useUndo = (streams: LogHistoryStreams, actions: UndoActions): UndoHandle => {
  const survey = useSurvey()
  const labels = useUndoLabels(survey, streams)
  const goToAction = useGoToAction(actions)
  const [refusal, setRefusal] = useState('')
  /** The seq of the entry that was refused last: the next press by key passes over it. */
  const refusedSeq = useRef<number | null>(null)

  /** @returns why nothing came of it; '' where it is done */
  const undoOrRedo = (history: HistoryView, direction: UndoDirection, byKey: boolean): string => {
    const { catalogue, live, dispatch } = survey
    const { ready, blocked } = nextUndo(history, live.view().state, direction)
    const seq = blocked?.entry.last.seqs[0] ?? null
    if (blocked !== null && (ready === null || (byKey && refusedSeq.current !== seq))) {
      refusedSeq.current = seq
      return undoRefusalWords(catalogue, live.view(), blocked, direction)
    }
    if (ready === null) return ''
    const done = dispatch(ready.command)
    if (E.isLeft(done))
      return undoRefusalWords(catalogue, live.view(), { entry: ready.entry, reason: done.left }, direction)
    // A step that is judged again may lead elsewhere.
    const now = streams.history$.value
    const { entry } = (now === null ? null : undoStateAt(now)?.latest) ?? ready
    const to = actionLocation(catalogue, live.view(), entryDescription(entry), direction === 'redo')
    if (to !== null) goToAction(to, byKey)
    return ''
  }
  const press = (direction: UndoDirection, byKey: boolean): void => {
    const history = streams.history$.value
    if (history !== null) setRefusal(undoOrRedo(history, direction, byKey))
  }
  return { ...labels, refusal, press }
}
