/**
 * React hook: returns a function that goes to the place of an undone or redone action and shows its question; where a
 * key did it, the question gets the focus.
 */
import { useContext, useEffect } from 'react'
import { orderOf } from '../../domain/engine/steps/stepOrder'
import { situationOf } from '../../events/state/state'
import type { ActionLocation } from '../../projections/logHistory/actionLocation'
import { useSurvey } from '../surveyContext/surveyContext'
import { useAfterRender } from '../useAfterRender'
import { useStream } from '../useStream'
import { focusQuestion, restoreLostFocus, revealQuestion } from './revealQuestion'
import type { UndoActions } from './undoActions'
import { type UndoTarget, UndoTargetContext } from './undoTarget'

const show = ({ field, byKey }: UndoTarget): void => {
  if (field === null || !(byKey ? focusQuestion : revealQuestion)(field)) restoreLostFocus()
}

/** Opens what the question stands in. False where it is on another screen, which comes now. */
const opens = (onOpen: UndoActions['onOpen'], { field }: ActionLocation): boolean =>
  field === null || onOpen?.(field) !== false

export const useGoToAction = ({
  step,
  onNavigate,
  onOpen,
}: UndoActions): ((to: ActionLocation, byKey: boolean) => void) => {
  const { catalogue, live } = useSurvey()
  const target$ = useContext(UndoTargetContext)
  const target = useStream(target$)
  const afterRender = useAfterRender()
  // After the effects of a step that has just come: the one that names its screen in the address would undo this one.
  useEffect(() => {
    if (target?.step !== step) return
    afterRender(() => {
      if (!opens(onOpen, target)) return
      target$.next(null)
      afterRender(() => show(target))
    })
  }, [target$, target, step, onOpen, afterRender])
  return (to, byKey) => {
    const target = { ...to, byKey }
    // An item that comes back is shown in the list that one is at: it has screens of its own once it has rendered.
    if (to.step === step && opens(onOpen, to)) return afterRender(() => show(target))
    if (to.step !== step && !orderOf(situationOf(catalogue, live.view().state)).includes(to.step)) return
    target$.next(target)
    if (to.step !== step) onNavigate(to.step)
  }
}
