/**
 * Adds an item to a list in the one-question view and goes to its first question, or goes to the first question of a
 * given item.
 */
import * as E from 'fp-ts/Either'
import type { ListSlot } from '../../../domain/engine/catalogue'
import { listPath } from '../../../domain/engine/path'
import type { StepKey } from '../../../domain/language/stepKey'
import { questionScreens } from '../../../projections/oneQuestionView/questionScreens'
import { useSurvey } from '../../surveyContext/surveyContext'
import { addedItemIn } from '../list/addedItemIn'
import type { GoToScreen } from './oneQuestionProps'

export const useGoToItem = (step: StepKey, onScreen: GoToScreen): ((id: string) => void) => {
  const { catalogue, live } = useSurvey()
  return id => {
    const first = questionScreens(catalogue, live.view(), step).find(({ items }) => items.some(item => item.id === id))
    if (first !== undefined) onScreen(first.id)
  }
}

export const useAddItem = (
  step: StepKey,
  slot: ListSlot,
  ids: readonly string[],
  onScreen: GoToScreen,
): (() => void) => {
  const { dispatch } = useSurvey()
  const goToItem = useGoToItem(step, onScreen)
  return () => {
    const path = listPath(slot, ids)
    const outcome = dispatch({ type: 'AddItem', list: path })
    const id = E.isRight(outcome) ? addedItemIn(outcome.right, path) : undefined
    if (id !== undefined) goToItem(id)
  }
}
