import { type Answers, type OwnedLists, withAnswer } from '../../domain/engine/answers'
import type { Catalogue, Slot } from '../../domain/engine/catalogue'
import { slotAddress } from '../../domain/engine/path'
import { addressToLookUp } from '../../domain/homes/addressToLookUp'
import type { SurveyEvent } from '../record/surveyEvent'
import type { Author } from '../record/surveyRecord'
import { homesAfter } from './evolveHomes'
import { sendingAfterAnswer } from './sendingState'
import { type LookupStatus, type State, withAnswers } from './state'
import { withSettledAnswer } from './withRetrieval'

/**
 * Returns the state after an answer; one of the customer's also updates the look-ups, homes, office messages and
 * retrieved value that it touches.
 */
export const evolveAnswer = (
  catalogue: Catalogue,
  state: State,
  by: Author,
  event: Extract<SurveyEvent, { type: 'AnswerChanged' }>,
  own: OwnedLists,
): State => {
  const address = slotAddress(catalogue, event.path)
  if (address === null || !address.slot.row.fits(address.slot.question, event.value)) return state
  const answers = withAnswer(state.answers, address, event.value, by === 'customer', own)
  if (by !== 'customer')
    return withAnswers(state, {
      answers,
      sending: state.sending,
      lookUps: state.lookUps,
      lookedUp: state.lookedUp,
      homes: state.homes,
      retrieval: state.retrieval,
    })
  const { slot } = address
  return withAnswers(state, {
    answers,
    sending: sendingAfterAnswer(state.sending, event.path),
    lookUps: slot.alone ? state.lookUps : lookUpsAfter(catalogue, state, answers, slot),
    lookedUp: slot.alone ? state.lookedUp : without(state.lookedUp, event.path),
    homes: slot.alone ? state.homes : homesAfter(catalogue, state, answers, slot),
    retrieval: withSettledAnswer(state.retrieval, event.path),
  })
}

/**
 * An address that can be looked up is due, and one that no longer can is not spoken of; a street or place that the
 * customer types is the customer's own, and nothing that is looked up comes over it.
 */
const lookUpsAfter = (
  catalogue: Catalogue,
  { lookUps }: State,
  answers: Answers,
  { question }: Slot,
): ReadonlyMap<string, LookupStatus> => {
  const at = catalogue.lookedUpAt.get(question)
  const own = catalogue.filledAt.get(question)
  if (at === undefined && (own === undefined || !lookUps.has(own))) return lookUps
  const now = new Map(lookUps)
  if (at !== undefined && addressToLookUp(catalogue, answers, at) !== null) now.set(at, 'due')
  else now.delete(at ?? own ?? '')
  return now
}

const without = (paths: ReadonlySet<string>, path: string): ReadonlySet<string> => {
  if (!paths.has(path)) return paths
  const rest = new Set(paths)
  rest.delete(path)
  return rest
}
