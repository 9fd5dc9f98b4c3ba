/** Finds the step, and the field to focus, of something that the customer did; null where it has none. */

import type { Catalogue } from '../../domain/engine/catalogue'
import { listAddress, slotAddress, slotPath } from '../../domain/engine/path'
import { cardAddress } from '../../domain/engine/readBack'
import type { StepKey } from '../../domain/language/stepKey'
import type { SurveyView } from '../live'
import { findItems, showsAt } from '../tree/findNode'
import type { ActionDescription } from './customerAction'

/** Where something was done: a step, and what takes the focus there; null where it is its heading. */
export interface ActionLocation {
  readonly step: StepKey
  readonly field: string | null
}

const firstField = (catalogue: Catalogue, { tree }: SurveyView, path: string, id: string): string | null => {
  const items = findItems(catalogue, tree, path)
  const item = items?.items[items.index.get(id) ?? -1]
  const first = item?.fields.find(({ visible, slot }) => visible && slot.question.kind !== 'stored')
  return first === undefined ? null : slotPath(first.slot, first.ids)
}

const atPath = (catalogue: Catalogue, { tree }: SurveyView, path: string): ActionLocation | null => {
  const step = slotAddress(catalogue, path)?.slot.group.step?.key
  if (step === undefined) return null
  return { step, field: showsAt(catalogue, tree, path) ? path : null }
}

/**
 * The step and the field of an action; null where it has none.
 * @param isThere whether what was done is in effect now: then a submit leads to the next step.
 */
export const actionLocation = (
  catalogue: Catalogue,
  view: SurveyView,
  description: ActionDescription,
  isThere: boolean,
): ActionLocation | null => {
  switch (description.kind) {
    case 'answer':
    case 'answers':
    case 'left':
      return atPath(catalogue, view, description.path)
    case 'confirmed': {
      const step = cardAddress(catalogue, description.path)?.group.step?.key
      return step === undefined ? null : { step, field: description.path }
    }
    case 'added':
    case 'removed':
    case 'restored': {
      const step = listAddress(catalogue, description.list)?.list.group.step?.key
      if (step === undefined) return null
      return { step, field: firstField(catalogue, view, description.list, description.id) ?? `${description.list}.add` }
    }
    case 'home': {
      const homeSlot = catalogue.homeAt.get(description.at)
      const step = homeSlot?.gate.group.step?.key
      if (homeSlot === undefined || step === undefined) return null
      const shown = [...homeSlot.slots.values()].find(
        ({ path, question }) => question.kind !== 'stored' && showsAt(catalogue, view.tree, path),
      )
      return { step, field: shown?.path ?? null }
    }
    case 'submitted':
      return { step: isThere ? (description.next ?? description.step) : description.step, field: null }
    case 'fileAdded':
    case 'fileRemoved':
      return { step: 'complete', field: null }
    case 'joined':
    case 'back':
      return null
  }
}
