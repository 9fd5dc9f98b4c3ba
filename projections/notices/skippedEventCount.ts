import type { Catalogue } from '../../domain/engine/catalogue'
import { fitsQuestion } from '../../domain/engine/kinds/kinds'
import { listAddress, slotAddress } from '../../domain/engine/path'
import { isAnswerEvent, isItemEvent } from '../../events/record/eventRows'
import type { SurveyEvent, UnknownEvent } from '../../events/record/surveyEvent'
import type { SurveyRecord } from '../../events/record/surveyRecord'

/**
 * How many events of a record this build passes over because it no longer, or not yet, knows what they are about:
 * events of an unknown type, and what the customer did at a question, option or list that is gone.
 */
export const skippedEventCount = (catalogue: Catalogue, { by, events }: SurveyRecord): number =>
  events.filter(event => event.type === 'Unknown' || (by === 'customer' && !hasPlace(catalogue, event))).length

const hasPlace = (catalogue: Catalogue, event: SurveyEvent | UnknownEvent): boolean => {
  if (isItemEvent(event)) return listAddress(catalogue, event.list) !== null
  if (!isAnswerEvent(event)) return true
  const address = slotAddress(catalogue, event.path)
  return address !== null && fitsQuestion(address.slot.question, event.value)
}
