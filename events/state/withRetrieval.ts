/**
 * Returns the retrieval part of the state: after data was retrieved, with each value that it gave open where the customer's own
 * answer differs; and after the customer settled such a value.
 */
import { groupAt } from '../../domain/engine/answers'
import type { Catalogue } from '../../domain/engine/catalogue'
import { slotAddress } from '../../domain/engine/path'
import { sameAnswer } from '../../domain/language/answer'
import { isSameJson } from '../../domain/language/json'
import type { ToldValue } from '../../domain/retrieval/toldValue'
import type { SurveyEvent } from '../record/surveyEvent'
import type { RetrievalState, State, ToldValueState } from './state'

/** Whether the customer's own answer stands there and says something else. */
const differs = (catalogue: Catalogue, { answers }: State, { path, value }: ToldValue): boolean => {
  const address = slotAddress(catalogue, path)
  const held = address === null ? null : groupAt(answers, address.slot.group, address.ids)
  if (address === null || held === null || held.touched[address.slot.index] !== true) return false
  return !sameAnswer(held.values[address.slot.index] ?? address.slot.question.initial, value)
}

/** What differs is open, unless the customer has been offered this very value before. What is assumed is no value. */
const heldOf = (catalogue: Catalogue, state: State, told: ToldValue, at: number): ToldValueState => {
  const { path: _, ...rest } = told
  const before = state.retrieval?.told.get(told.path)
  const isOffered = before !== undefined && sameAnswer(before.value, told.value) && !before.open
  return { ...rest, at, open: told.manner !== 'assumed' && !isOffered && differs(catalogue, state, told) }
}

/** What an earlier retrieval told of other questions still says where their values come from. */
export const withRetrieval = (
  catalogue: Catalogue,
  state: State,
  at: number,
  { retrieved, placed, setAside, passedOver, told }: Extract<SurveyEvent, { type: 'DataRetrieved' }>,
): RetrievalState => {
  const held = state.retrieval
  // The lists came later and say more of it: that is no other retrieval.
  const isSame = held !== null && isSameJson(held.retrieved, retrieved)
  const moment = isSame ? held.at : at
  const now = new Map(held?.told)
  for (const one of told) now.set(one.path, heldOf(catalogue, state, one, moment))
  return {
    at: moment,
    retrieved,
    placed,
    setAside,
    passedOver,
    told: now,
    seen: isSame && held.seen,
  }
}

/** The customer has said what it is to be: by an answer, or by leaving the one that was there. */
export const withSettledAnswer = (retrieval: RetrievalState | null, path: string): RetrievalState | null => {
  const told = retrieval?.told.get(path)
  if (retrieval === null || told?.open !== true) return retrieval
  return { ...retrieval, told: new Map(retrieval.told).set(path, { ...told, open: false }) }
}
