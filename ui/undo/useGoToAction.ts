import { useCallback, useEffect } from 'react'
import { orderOf } from '../../domain/engine/steps/stepOrder'
import { situationOf } from '../../events/state/state'
import type { ActionLocation } from '../../projections/logHistory/actionLocation'
import { useSurvey } from '../surveyContext/surveyContext'
import { focusQuestion, restoreLostFocus, revealQuestion } from './revealQuestion'
import type { UndoActions } from './undoActions'

/** The location that an undo leads to on another step: this step unmounts, and the next one takes it as it mounts. */
let pending: { readonly to: ActionLocation; readonly byKey: boolean } | null = null

/** Frames during which a question is looked for: its step, or the item around it, may not be rendered yet. */
const frames = 120

const showQuestion = (field: string | null, byKey: boolean, left = frames): void => {
  requestAnimationFrame(() => {
    if (field !== null && (byKey ? focusQuestion : revealQuestion)(field)) return
    restoreLostFocus()
    if (field !== null && left > 0) showQuestion(field, byKey, left - 1)
  })
}

/** Returns what goes to the place of an action, on this step or another, and shows its question: by key it takes the focus. */
export const useGoToAction = ({
  step,
  onNavigate,
  onOpen,
}: UndoActions): ((to: ActionLocation, byKey: boolean) => void) => {
  const { catalogue, live } = useSurvey()
  useEffect(() => {
    if (pending === null || pending.to.step !== step) return
    const { to, byKey } = pending
    pending = null
    if (to.field === null) return
    onOpen(to.field)
    showQuestion(to.field, byKey)
  }, [step, onOpen])
  return useCallback(
    (to, byKey) => {
      if (to.step === step) {
        if (to.field !== null) onOpen(to.field)
        showQuestion(to.field, byKey)
      } else if (orderOf(situationOf(catalogue, live.view().state)).includes(to.step)) {
        pending = { to, byKey }
        onNavigate(to.step)
      }
    },
    [catalogue, live, step, onNavigate, onOpen],
  )
}
