import { slotPath } from '../../domain/engine/path'
import type { Situation } from '../../domain/engine/situation'
import { isExempt, orderOf } from '../../domain/engine/verdict'
import type { Step } from '../../domain/language/section'
import type { View } from '../../projections/live'
import { refusedFields } from '../../projections/refusedByOffice'

/** The paths that the office refused as they stand, in steps of the visit that are judged. */
export const refusedPaths = (situation: Situation, view: View): readonly string[] => {
  const counts = (step: Step | null) =>
    step !== null && orderOf(situation).includes(step.key) && !isExempt(situation, step)
  return refusedFields(situation.catalogue, view)
    .filter(({ slot }) => counts(slot.group.step))
    .map(({ slot, ids }) => slotPath(slot, ids))
}
