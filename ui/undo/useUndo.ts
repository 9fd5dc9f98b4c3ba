import * as E from 'fp-ts/Either'
import { useCallback, useEffect, useRef, useState } from 'react'
import { orderOf } from '../../domain/engine/steps/stepOrder'
import type { StepKey } from '../../domain/language/stepKey'
import { situationOf } from '../../events/state/state'
import { type ActionLocation, actionLocation } from '../../projections/logHistory/actionLocation'
import { entryDescription } from '../../projections/logHistory/actionWords'
import type { HistoryView } from '../../projections/logHistory/logHistory'
import type { LogHistoryStreams } from '../../projections/logHistoryStream'
import { isContinuedTyping, nextUndo, type UndoDirection, undoStateAt } from '../../projections/undo/nextUndo'
import { undoOfferWords, undoRefusalWords, undoResultWords } from '../../projections/undo/undoWords'
import { type SurveyDependencies, useSurvey } from '../surveyContext/surveyContext'
import type { GoToStep } from '../surveyContext/wizardActions'
import { focusQuestion, restoreLostFocus, revealQuestion } from './revealQuestion'

/** What stands on the buttons, null where there is nothing to do, and what was done last. */
export interface UndoLabels {
  readonly undo: string | null
  readonly redo: string | null
  readonly said: string
}

export type UndoActions = Readonly<{
  step: StepKey
  onNavigate: GoToStep
  /** Opens what a question of this page stands in. */
  onOpen: (path: string) => void
}>

/**
 * What is said is read while nobody answers, so that no answer waits for it, in milliseconds. In a log that is looked at
 * nobody does: there it goes along with the rest of the screen.
 */
const restMs = 120

const shownOf = ({ catalogue, live }: SurveyDependencies, { history$ }: LogHistoryStreams): UndoLabels => {
  const past = history$.value
  const view = live.view()
  if (past === null) return { undo: null, redo: null, said: '' }
  const will = (way: UndoDirection): string | null => {
    const { ready } = nextUndo(past, view.state, way)
    return ready === null ? null : undoOfferWords(catalogue, view, ready.entry, way)
  }
  return { undo: will('undo'), redo: will('redo'), said: undoResultWords(catalogue, view, undoStateAt(past)) }
}

const sameShown = (a: UndoLabels, b: UndoLabels): boolean => a.undo === b.undo && a.redo === b.redo && a.said === b.said

/** It renders when it says something else: while one types on it does not. */
const useShown = (portal: SurveyDependencies, streams: LogHistoryStreams): UndoLabels => {
  const [shown, setShown] = useState(() => shownOf(portal, streams))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let read: HistoryView | null = null
    const tell = () => {
      const past = streams.history$.value
      const isAsItWas = read !== null && past !== null && isContinuedTyping(read, past)
      read = past
      if (isAsItWas) return
      setShown(before => {
        const now = shownOf(portal, streams)
        return sameShown(before, now) ? before : now
      })
    }
    const watching = streams.history$.subscribe(() => {
      clearTimeout(timer)
      if (streams.isGrowing) timer = setTimeout(tell, restMs)
      else tell()
    })
    return () => {
      clearTimeout(timer)
      watching.unsubscribe()
    }
  }, [portal, streams])
  return shown
}

/** Where one is on the way to, on another page; it is looked for there until it shows. */
let onTheWay: { readonly to: ActionLocation; readonly byKey: boolean } | null = null

const frames = 120

const arrive = (field: string | null, byKey: boolean, left = frames): void => {
  requestAnimationFrame(() => {
    if (field !== null && (byKey ? focusQuestion : revealQuestion)(field)) return
    restoreLostFocus()
    if (field !== null && left > 0) arrive(field, byKey, left - 1)
  })
}

/** Why nothing came of a press; it is said until the next. */
export interface UndoHandle extends UndoLabels {
  readonly why: string
  readonly press: (way: UndoDirection, byKey: boolean) => void
}

export const useUndo = (streams: LogHistoryStreams, { step, onNavigate, onOpen }: UndoActions): UndoHandle => {
  const portal = useSurvey()
  const shown = useShown(portal, streams)
  const [why, setWhy] = useState('')
  /** What was said to stay: the next press passes over it. */
  const told = useRef<number | null>(null)

  const lead = useCallback(
    (to: ActionLocation, byKey: boolean): void => {
      const { catalogue, live } = portal
      if (to.step === step) {
        if (to.field !== null) onOpen(to.field)
        arrive(to.field, byKey)
      } else if (orderOf(situationOf(catalogue, live.view().state)).includes(to.step)) {
        onTheWay = { to, byKey }
        onNavigate(to.step)
      }
    },
    [portal, step, onNavigate, onOpen],
  )
  useEffect(() => {
    if (onTheWay === null || onTheWay.to.step !== step) return
    const { to, byKey } = onTheWay
    onTheWay = null
    if (to.field === null) return
    onOpen(to.field)
    arrive(to.field, byKey)
  }, [step, onOpen])

  /** @returns why nothing came of it; '' where it is done */
  const take = (past: HistoryView, way: UndoDirection, byKey: boolean): string => {
    const { catalogue, live, dispatch } = portal
    const { ready, blocked } = nextUndo(past, live.view().state, way)
    const seq = blocked?.entry.last.seqs[0] ?? null
    if (blocked !== null && (ready === null || (byKey && told.current !== seq))) {
      told.current = seq
      return undoRefusalWords(catalogue, live.view(), blocked, way)
    }
    if (ready === null) return ''
    const done = dispatch(ready.command)
    if (E.isLeft(done)) return undoRefusalWords(catalogue, live.view(), { entry: ready.entry, reason: done.left }, way)
    // A step that is judged again may lead elsewhere.
    const now = streams.history$.value
    const { entry } = (now === null ? null : undoStateAt(now)?.latest) ?? ready
    const to = actionLocation(catalogue, live.view(), entryDescription(entry), way === 'redo')
    if (to !== null) lead(to, byKey)
    return ''
  }
  const press = (way: UndoDirection, byKey: boolean): void => {
    const past = streams.history$.value
    if (past !== null) setWhy(take(past, way, byKey))
  }
  return { ...shown, why, press }
}
