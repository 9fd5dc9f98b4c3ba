import type { Rested } from '../../domain/language/doubt'
import { doubtConfirmed } from '../definitions/doubtConfirmed'
import { itemConfirmed } from '../definitions/itemConfirmed'
import { doubtOf } from '../state/confirmed'
import type { SurveyEvent } from './surveyEvent'

/** The event that confirms again what the state holds under this key. */
export const confirmedAgain = (key: string, rested: readonly Rested[]): SurveyEvent => {
  const { path, doubt } = doubtOf(key)
  return doubt === undefined ? itemConfirmed({ path, rested }) : doubtConfirmed({ path, doubt, rested })
}
