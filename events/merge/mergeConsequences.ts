/**
 * Makes the events that merging a transfer file adds beside the answers: list gates, products, look-ups, retrieved data,
 * ownership, steps, confirmations; also folds events into a state, and translates the file's paths.
 */
import { answerAt, groupAt, type ListAddress, listAt } from '../../domain/engine/answers'
import type { Catalogue, Slot } from '../../domain/engine/catalogue'
import { productCorrections } from '../../domain/engine/consequence'
import { listAddress, listPath, slotAddress, slotPath } from '../../domain/engine/path'
import { orderOf } from '../../domain/engine/steps/stepOrder'
import { stepVerdictOf } from '../../domain/engine/steps/stepVerdict'
import { sameAnswer } from '../../domain/language/answer'
import { isSameJson } from '../../domain/language/json'
import type { StepKey } from '../../domain/language/stepKey'
import { confirmationEvent } from '../decisions/confirmationEvent'
import { submissionEvent } from '../decisions/submitStep'
import { actionUndone } from '../definitions/actionUndone'
import { addressLookedUp } from '../definitions/addressLookedUp'
import { answerChanged } from '../definitions/answerChanged'
import { dataRetrieved, retrievedLeft } from '../definitions/dataRetrieved'
import { isAnswerEvent, isItemEvent } from '../record/eventRows'
import type { SurveyEvent } from '../record/surveyEvent'
import { doubtKey, doubtOfKey, sameRestedAnswers } from '../state/confirmations'
import { evolve } from '../state/evolve'
import { type State, situationOf } from '../state/state'
import { isCustomerAnswer } from './customerAnswers'
import type { MergeBase } from './mergeBase'
import type { MergeContext, MergeResult } from './mergeContext'

/** The state after events that come in one record. */
export const stateAfter = (catalogue: Catalogue, state: State, at: number, events: readonly SurveyEvent[]): State => {
  const own = new WeakSet()
  return events.reduce((now, event) => evolve(catalogue, now, { at, by: 'customer', event }, own), state)
}

/** The lists of which something came or went, or the question before them. */
const listsOf = (catalogue: Catalogue, events: readonly SurveyEvent[]): ReadonlySet<string> =>
  new Set(
    events.flatMap(event => {
      if (isItemEvent(event)) return [event.list]
      const address = isAnswerEvent(event) ? slotAddress(catalogue, event.path) : null
      const list = address === null ? undefined : catalogue.listOfGate.get(address.slot.question)
      return address === null || list === undefined ? [] : [listPath(list, address.ids)]
    }),
  )

/** Whether the customer said that there is nothing, of a list that is not empty: then it stays hidden. */
const isHidden = (state: State, slot: Slot, address: ListAddress): boolean =>
  (listAt(state.answers, address.list, address.ids)?.ids.length ?? 0) > 0 &&
  answerAt(state.answers, { slot, ids: address.ids }) !== 1

/** Whether there is something, of a list with nothing in it yet: so it may be retrieved. */
const isBare = (state: State, slot: Slot, address: ListAddress): boolean =>
  listAt(state.answers, address.list, address.ids)?.ids.length === 0 &&
  answerAt(state.answers, { slot, ids: address.ids }) === 1

/** Whether there is something, though the customer did not say so. */
const isToldByOthers = (state: State, slot: Slot, { ids }: ListAddress): boolean => {
  const held = groupAt(state.answers, slot.group, ids)
  return held !== null && held.values[slot.index] === 1 && !isCustomerAnswer(state, slot, ids, held)
}

/**
 * The question before a list says whether there is anything in it, unless one side said otherwise.
 * @param isChosen whether the customer chose this answer by itself
 */
export const mergeListGates = (
  { catalogue, here, file }: Pick<MergeContext, 'catalogue' | 'here' | 'file'>,
  now: State,
  { events, ids, free }: Pick<MergeResult, 'events' | 'ids' | 'free'>,
  isChosen: (path: string) => boolean,
): readonly SurveyEvent[] => {
  const there = new Map([...ids].map(([theirs, ours]) => [ours, theirs]))
  return [...listsOf(catalogue, events)].flatMap(path => {
    const address = listAddress(catalogue, path)
    const gate = address?.list.list.gate ?? null
    const slot = gate === null ? undefined : catalogue.slotOf.get(gate)
    if (address === null || slot === undefined) return []
    const at = slotPath(slot, address.ids)
    const isEmpty = listAt(now.answers, address.list, address.ids)?.ids.length === 0
    const isOpen = answerAt(now.answers, { slot, ids: address.ids }) === 1
    if (isOpen !== isEmpty || isChosen(at)) return []
    const inFile = { list: address.list, ids: address.ids.map(id => there.get(id) ?? id) }
    const isSaid = isEmpty ? isBare : isHidden
    if (isSaid(here, slot, address) || isSaid(file, slot, inFile)) return []
    if (!isEmpty && isToldByOthers(file, slot, inFile)) free.push(at)
    return [answerChanged({ path: at, value: isEmpty ? 0 : 1 })]
  })
}

/** Products that go with their lenders, where the two came from different sides. */
export const mergeProducts = (catalogue: Catalogue, state: State): readonly SurveyEvent[] =>
  productCorrections(situationOf(catalogue, state)).map(answerChanged)

/** What was looked up there is known here: it is not the customer's own, and not asked again. */
export const mergeLookups = (
  catalogue: Catalogue,
  file: State,
  events: readonly SurveyEvent[],
): readonly SurveyEvent[] => {
  const blocks = new Set(
    events.flatMap(event => {
      const slot = isAnswerEvent(event) ? slotAddress(catalogue, event.path)?.slot : undefined
      return slot === undefined ? [] : (catalogue.filledAt.get(slot.question) ?? [])
    }),
  )
  return [...blocks].flatMap(at => {
    const isFound = file.lookedUp.has(`${at}.street`) && file.lookedUp.has(`${at}.place`)
    return isFound ? [addressLookedUp({ at, outcome: 'found' })] : []
  })
}

/** A path of the file as it is here. */
export const ourPath = (path: string, ids: ReadonlyMap<string, string>): string =>
  path
    .split('.')
    .map(segment => ids.get(segment) ?? segment)
    .join('.')

/** What was retrieved there and not here, or later than here; nothing that was chosen here is asked about again. */
export const mergeRetrieval = (
  catalogue: Catalogue,
  here: State,
  file: State,
  now: State,
  ids: ReadonlyMap<string, string>,
  at: number,
): readonly SurveyEvent[] => {
  const theirs = file.retrieval
  const ours = here.retrieval
  if (theirs === null || (ours !== null && (ours.at >= theirs.at || isSameJson(ours.retrieved, theirs.retrieved))))
    return []
  const told = [...theirs.told].map(([path, { open: _, at: __, ...rest }]) => ({ path: ourPath(path, ids), ...rest }))
  const again = dataRetrieved({
    retrieved: theirs.retrieved,
    told,
    placed: theirs.placed.map(one => ({ ...one, path: ourPath(one.path, ids) })),
    setAside: theirs.setAside,
    passedOver: theirs.passedOver,
  })
  const open = stateAfter(catalogue, now, at, [again]).retrieval?.told ?? new Map()
  const isOpenThere = new Map([...theirs.told].map(([path, { open: isOpen }]) => [ourPath(path, ids), isOpen]))
  const settled = [...open].filter(([path, one]) => one.open && isOpenThere.get(path) !== true)
  return [again, ...settled.map(([path]) => retrievedLeft({ path }))]
}

/** What no answer can say: what nobody gave there is nobody's here. */
export const mergeTakenBack = (free: readonly string[]): readonly SurveyEvent[] =>
  free.length === 0 ? [] : [actionUndone({ of: [], free, lookedUp: [], offered: [], reopened: [] })]

/**
 * A step that was gone through there is so here, with the verdict that it has now; not one that was taken back here since.
 * One that was taken back there is so here.
 */
export const mergeSteps = (
  catalogue: Catalogue,
  here: State,
  file: State,
  base: MergeBase | null,
  now: State,
): readonly SurveyEvent[] => {
  const was = base?.state.submitted
  const reopened = [...here.submitted.keys()].filter(step => was?.has(step) === true && !file.submitted.has(step))
  const situation = situationOf(catalogue, now)
  const isNew = (step: StepKey): boolean =>
    file.submitted.has(step) && !here.submitted.has(step) && was?.has(step) !== true
  return [
    ...(reopened.length === 0 ? [] : [actionUndone({ of: [], free: [], lookedUp: [], offered: [], reopened })]),
    ...orderOf(situation)
      .filter(step => step !== 'complete' && isNew(step))
      .map(step => submissionEvent(situation, step, stepVerdictOf(situation, step))),
  ]
}

/** What the customer confirmed there is not asked here, as long as it rests on the same answers. */
export const mergeConfirmations = (
  catalogue: Catalogue,
  here: State,
  file: State,
  now: State,
  ids: ReadonlyMap<string, string>,
): readonly SurveyEvent[] =>
  [...file.confirmed].flatMap(([key, there]) => {
    const { path, doubt } = doubtOfKey(key)
    const at = ourPath(path, ids)
    const keyHere = doubt === undefined ? at : doubtKey(at, doubt)
    const rested = there.map(one => ({ ...one, path: ourPath(one.path, ids) }))
    const isSo = rested.every(one => {
      const address = slotAddress(catalogue, one.path)
      const held = address === null ? undefined : answerAt(now.answers, address)
      return held !== undefined && sameAnswer(held, one.value)
    })
    const isKnown = sameRestedAnswers(here.confirmed.get(keyHere), rested)
    return isSo && !isKnown ? [confirmationEvent(keyHere, rested)] : []
  })
