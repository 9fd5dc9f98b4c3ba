/**
 * Lists the records of a log, each with the events that this build skips (and why) and what its answer changed
 * elsewhere; also folds one record so.
 */
import { type Answers, groupAt, listAt } from '../../domain/engine/answers'
import type { Catalogue } from '../../domain/engine/catalogue'
import { fitsQuestion } from '../../domain/engine/kinds/kinds'
import { listAddress, slotAddress } from '../../domain/engine/path'
import { withIntents } from '../../events/intent/intentReader'
import { type ItemPresenceEvent, isAnswerEvent, isItemEvent } from '../../events/record/eventRows'
import type { SurveyEvent, UnknownEvent } from '../../events/record/surveyEvent'
import type { RecordWithIntent, SurveyRecord } from '../../events/record/surveyRecord'
import { evolve } from '../../events/state/evolve'
import { initialState, type State, situationOf } from '../../events/state/state'
import { derivedChangeWords } from '../answerEffects/derivedChangeWords'
import { treeAfter } from '../live'
import { surveyTree } from '../tree/surveyTree'

/**
 * An event that changed nothing here. `unknownEvent`: this build has no such event; `noSuchPlace`: the catalogue has no
 * such question or list, or the item is not there; `wrongShape`: the question cannot hold this value. `what` is the
 * event's type or the path.
 */
export interface SkippedEvent {
  readonly why: 'unknownEvent' | 'noSuchPlace' | 'wrongShape'
  readonly what: string
}

/** One record of a log as a replay tells it. */
export interface TimelineRecord extends RecordWithIntent {
  readonly skipped: readonly SkippedEvent[]
  /** What the customer was told that his answer changed elsewhere, by the path of each question. */
  readonly along: ReadonlyMap<string, string>
}

/** Whether an item of this id can come or go in a list. */
const canMove: {
  readonly [T in ItemPresenceEvent['type']]: (items: NonNullable<ReturnType<typeof listAt>>, id: string) => boolean
} = {
  ItemAdded: ({ index }, id) => !index.has(id),
  ItemRemoved: ({ index }, id) => index.has(id),
  ItemRestored: ({ removed }, id) => removed.has(id),
}

const changesItem = (catalogue: Catalogue, answers: Answers, { type, list, id }: ItemPresenceEvent): boolean => {
  const address = listAddress(catalogue, list)
  const items = address === null ? null : listAt(answers, address.list, address.ids)
  return items !== null && canMove[type](items, id)
}

const skippedBy = (
  catalogue: Catalogue,
  answers: Answers,
  event: SurveyEvent | UnknownEvent,
): readonly SkippedEvent[] => {
  if (event.type === 'Unknown') return [{ why: 'unknownEvent', what: String(event.raw.type) }]
  if (isItemEvent(event))
    return changesItem(catalogue, answers, event) ? [] : [{ why: 'noSuchPlace', what: `${event.list}.${event.id}` }]
  if (!isAnswerEvent(event)) return []
  const address = slotAddress(catalogue, event.path)
  if (address === null || groupAt(answers, address.slot.group, address.ids) === null)
    return [{ why: 'noSuchPlace', what: event.path }]
  return fitsQuestion(address.slot.question, event.value) ? [] : [{ why: 'wrongShape', what: event.path }]
}

/** The state after a record, with what of it this build passes over. */
export const foldWithSkipped = (
  catalogue: Catalogue,
  before: State,
  record: SurveyRecord,
): { readonly state: State; readonly skipped: readonly SkippedEvent[] } => {
  const skipped: SkippedEvent[] = []
  const own = new WeakSet()
  let state = before
  for (const event of record.events) {
    skipped.push(...skippedBy(catalogue, state.answers, event))
    state = evolve(catalogue, state, { at: record.at, by: record.by, event }, own)
  }
  return { state, skipped }
}

/** The records of a log in order, with the events of each that this build skips. Pure: nothing is called, sent or stored. */
export const timeline = (catalogue: Catalogue, records: readonly SurveyRecord[]): readonly TimelineRecord[] => {
  let state = initialState(catalogue)
  let tree = surveyTree(situationOf(catalogue, state))
  return withIntents(catalogue, records).map(record => {
    const after = foldWithSkipped(catalogue, state, record)
    state = after.state
    const before = tree
    tree = treeAfter(catalogue, before, state, record).tree
    return { ...record, skipped: after.skipped, along: derivedChangeWords(catalogue, before, tree, record) }
  })
}
