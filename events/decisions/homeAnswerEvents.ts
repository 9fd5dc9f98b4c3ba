/**
 * Events that set the answers kept of a found home, as far as they differ, and events that clear a home when its
 * address changes.
 */
import { answerAt, type SlotAddress, withAnswer } from '../../domain/engine/answers'
import type { HomeSlot } from '../../domain/engine/catalogue'
import { slotAddress } from '../../domain/engine/path'
import { homeToLookUp } from '../../domain/homes/homeToLookUp'
import { keptHomeAnswers } from '../../domain/homes/keptHomeAnswers'
import type { Property } from '../../domain/homes/property'
import { type Answer, sameAnswer } from '../../domain/language/answer'
import { answerChanged } from '../definitions/answerChanged'
import type { SurveyEvent } from '../record/surveyEvent'
import type { DecisionContext } from './decision'

/** What is kept of the home (null: of none), as far as it is not there yet. */
export const homeAnswerEvents = (
  { catalogue, state }: DecisionContext,
  place: HomeSlot,
  home: Property | null,
): SurveyEvent[] =>
  keptHomeAnswers(place, home).flatMap(({ path, value }) => {
    const address = slotAddress(catalogue, path)
    const held = address === null ? undefined : answerAt(state.answers, address)
    return held === undefined || sameAnswer(held, value) ? [] : [answerChanged({ path, value })]
  })

/** Another address is another home: what was found for the old one goes at once, never what the customer typed. */
export const clearOldHome = (deciding: DecisionContext, address: SlotAddress, after: Answer): SurveyEvent[] => {
  const { catalogue, state } = deciding
  const place = catalogue.homeOf.get(address.slot.question)
  if (place?.what !== 'wanted') return []
  const answers = withAnswer(state.answers, address, after, true)
  const isSame = homeToLookUp(catalogue, state.answers, place)?.key === homeToLookUp(catalogue, answers, place)?.key
  return isSame ? [] : homeAnswerEvents(deciding, place, null)
}
