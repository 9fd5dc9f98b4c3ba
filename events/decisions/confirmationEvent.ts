import type { RestedAnswer } from '../../domain/language/doubt'
import { doubtConfirmed } from '../definitions/doubtConfirmed'
import { itemConfirmed } from '../definitions/itemConfirmed'
import type { SurveyEvent } from '../record/surveyEvent'
import { doubtOfKey } from '../state/confirmations'

/** The event that confirms again what the state holds under this key. */
export const confirmationEvent = (key: string, rested: readonly RestedAnswer[]): SurveyEvent => {
  const { path, doubt } = doubtOfKey(key)
  return doubt === undefined ? itemConfirmed({ path, rested }) : doubtConfirmed({ path, doubt, rested })
}
