import type { RestedAnswer } from '../../domain/language/doubt'
import { doubtConfirmed } from '../definitions/doubtConfirmed'
import { itemConfirmed } from '../definitions/itemConfirmed'
import type { SurveyEvent } from '../record/surveyEvent'
import { doubtOfKey } from '../state/confirmations'

/**
 * Makes the event that sets the confirmed answers under a key of the state: a doubt's, or a section's or item's, as
 * the key says.
 */
export const confirmationEvent = (key: string, rested: readonly RestedAnswer[]): SurveyEvent => {
  const { path, doubt } = doubtOfKey(key)
  return doubt === undefined ? itemConfirmed({ path, rested }) : doubtConfirmed({ path, doubt, rested })
}
