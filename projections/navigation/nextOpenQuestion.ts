/**
 * Lists the questions that are left to be answered or put right, in the order of the visit, and finds the next one.
 */

import type { Catalogue, Group } from '../../domain/engine/catalogue'
import { slotPath } from '../../domain/engine/path'
import { orderOf } from '../../domain/engine/steps/stepOrder'
import type { StepKey } from '../../domain/language/stepKey'
import { situationOf } from '../../events/state/state'
import type { SurveyView } from '../live'
import { isExemptNow } from '../steps/errorScope'
import { officeRefusedFields } from '../steps/officeRefusals'
import { questionCompletion } from '../steps/questionCompletion'
import type { FieldView } from '../tree/fieldView'
import type { GroupView } from '../tree/surveyTree'

/** A question that is left to be answered or put right, and its step. */
export interface OpenQuestion {
  readonly step: StepKey
  readonly path: string
}

const openPathsIn = (group: Group, view: GroupView, refused: ReadonlySet<FieldView>): readonly string[] =>
  group.order.flatMap(entry => {
    if (entry.kind === 'list') {
      const list = view.lists[entry.index]
      return list?.visible === true ? list.items.flatMap(item => openPathsIn(entry.item, item, refused)) : []
    }
    const field = view.fields[entry.index]
    if (field === undefined) return []
    const status = questionCompletion(field, true)
    return status === 'open' || status === 'unchosen' || refused.has(field) ? [slotPath(entry, field.ids)] : []
  })

/** All questions that `visitProgress` counts as remaining, in the order of the visit. */
export const openQuestions = (catalogue: Catalogue, view: SurveyView): readonly OpenQuestion[] => {
  const refused = new Set(officeRefusedFields(catalogue, view))
  return orderOf(situationOf(catalogue, view.state)).flatMap(step => {
    if (isExemptNow(catalogue, view.state, step)) return []
    return (catalogue.sectionsOf.get(step) ?? []).flatMap(group => {
      const section = view.tree[group.id]
      return section === undefined ? [] : openPathsIn(group, section, refused).map(path => ({ step, path }))
    })
  })
}

/**
 * The open question that comes next, over the end to the first; null where none is open.
 * @param currentStep the step that one is on, if any
 * @param from the question that one came for; it is passed over while others are open
 */
export const nextOpenQuestion = (
  catalogue: Catalogue,
  view: SurveyView,
  currentStep: StepKey | null,
  from: string | null,
): OpenQuestion | null => {
  const open = openQuestions(catalogue, view)
  const at = open.findIndex(({ path }) => path === from)
  if (at !== -1) return open[(at + 1) % open.length] ?? null
  const order = orderOf(situationOf(catalogue, view.state))
  const start = currentStep === null ? -1 : order.indexOf(currentStep)
  return open.find(({ step }) => order.indexOf(step) >= start) ?? open[0] ?? null
}
