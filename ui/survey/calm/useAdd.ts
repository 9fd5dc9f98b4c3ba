import * as E from 'fp-ts/Either'
import type { ListSlot } from '../../../domain/engine/catalogue'
import { listPath } from '../../../domain/engine/path'
import type { StepKey } from '../../../domain/language/stepKey'
import { calmScreens } from '../../../projections/calm/calmScreens'
import { addedIn } from '../list/added'
import { usePortal } from '../portal'
import type { GoToScreen } from './calmDoors'

/** Goes to the first question of an item. */
export const useToItem = (step: StepKey, onScreen: GoToScreen): ((id: string) => void) => {
  const { catalogue, live } = usePortal()
  return id => {
    const first = calmScreens(catalogue, live.view(), step).find(({ items }) => items.some(item => item.id === id))
    if (first !== undefined) onScreen(first.id)
  }
}

/** Adds an item to a list and goes to its first question. */
export const useAdd = (step: StepKey, slot: ListSlot, ids: readonly string[], onScreen: GoToScreen): (() => void) => {
  const { dispatch } = usePortal()
  const toItem = useToItem(step, onScreen)
  return () => {
    const path = listPath(slot, ids)
    const outcome = dispatch({ type: 'AddItem', list: path })
    const id = E.isRight(outcome) ? addedIn(outcome.right, path) : undefined
    if (id !== undefined) toItem(id)
  }
}
