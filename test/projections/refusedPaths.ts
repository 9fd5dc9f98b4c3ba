import { slotPath } from '../../domain/engine/path'
import type { Situation } from '../../domain/engine/situation'
import { orderOf } from '../../domain/engine/steps/stepOrder'
import { isExempt } from '../../domain/engine/steps/stepVerdict'
import type { Step } from '../../domain/language/section'
import type { SurveyView } from '../../projections/live'
import { officeRefusedFields } from '../../projections/steps/officeRefusals'

/** The paths that the office refused as they stand, in steps of the visit that are judged. */
export const refusedPaths = (situation: Situation, view: SurveyView): readonly string[] => {
  const counts = (step: Step | null) =>
    step !== null && orderOf(situation).includes(step.key) && !isExempt(situation, step)
  return officeRefusedFields(situation.catalogue, view)
    .filter(({ slot }) => counts(slot.group.step))
    .map(({ slot, ids }) => slotPath(slot, ids))
}
