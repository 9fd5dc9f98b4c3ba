import type { RestedAnswer } from '../../domain/language/doubt'
import { doubtConfirmed } from '../definitions/doubtConfirmed'
import { itemConfirmed } from '../definitions/itemConfirmed'
import type { SurveyEvent } from '../record/surveyEvent'
import { doubtOfKey } from '../state/confirmations'

/**
 * Makes, for undo and merging, the event that a doubt, or a section or item (told apart by the key in the state), is
 * confirmed with these answers; without answers it is confirmed no more.
 */
export const confirmationEvent = (key: string, rested: readonly RestedAnswer[]): SurveyEvent => {
  const { path, doubt } = doubtOfKey(key)
  return doubt === undefined ? itemConfirmed({ path, rested }) : doubtConfirmed({ path, doubt, rested })
}
