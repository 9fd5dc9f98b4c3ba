/**
 * Indexes a log's events by what they change (answers, items, facts, lender lists, restored answers), once for each
 * replay; orders events, and folds facts from them.
 */
import { type Facts, initialFacts } from '../../../domain/language/facts'
import { type ItemPresenceEvent, isAnswerEvent, isItemEvent, isTreeEvent } from '../../../events/record/eventRows'
import type { Author, SurveyRecord } from '../../../events/record/surveyRecord'
import type { Replay } from '../replay'

type Event = SurveyRecord['events'][number]
type EventOf<T extends Event['type']> = Extract<Event, { type: T }>

/** One event of a log: the seq of its record, and its place there. */
export interface EventRef {
  readonly seq: number
  readonly at: number
}

export interface IndexedEvent<E extends Event = Event> extends EventRef {
  readonly by: Author
  readonly event: E
}

type FactEvent = EventOf<'PortalOpened' | 'DayBegan' | 'CustomerLoaded'>

/** The events of a log by what they say something of, in the order of the log. */
export interface EventIndex {
  /** By the path of the question. */
  readonly answers: ReadonlyMap<string, readonly IndexedEvent<EventOf<'AnswerChanged'>>[]>
  /** By the path of the item ('customer.employers.a'). */
  readonly items: ReadonlyMap<string, readonly IndexedEvent<ItemPresenceEvent>[]>
  readonly facts: readonly IndexedEvent<FactEvent>[]
  readonly lenders: readonly IndexedEvent<EventOf<'LendersLoaded'>>[]
  readonly restored: readonly IndexedEvent<EventOf<'AnswersRestored'>>[]
}

const push = <A>(map: Map<string, A[]>, key: string, one: A): void => {
  const list = map.get(key)
  if (list === undefined) map.set(key, [one])
  else list.push(one)
}

const buildIndex = (records: readonly SurveyRecord[]): EventIndex => {
  const answers = new Map<string, IndexedEvent<EventOf<'AnswerChanged'>>[]>()
  const items = new Map<string, IndexedEvent<ItemPresenceEvent>[]>()
  const facts: IndexedEvent<FactEvent>[] = []
  const lenders: IndexedEvent<EventOf<'LendersLoaded'>>[] = []
  const restored: IndexedEvent<EventOf<'AnswersRestored'>>[] = []
  for (const { seq, by, events } of records)
    for (const [at, event] of events.entries()) {
      if (!isTreeEvent(event)) continue
      if (isAnswerEvent(event)) push(answers, event.path, { seq, at, by, event })
      else if (isItemEvent(event)) push(items, `${event.list}.${event.id}`, { seq, at, by, event })
      else if (event.type === 'AnswersRestored') restored.push({ seq, at, by, event })
      else if (event.type !== 'LendersLoaded') facts.push({ seq, at, by, event })
      else if (event.lists !== null) lenders.push({ seq, at, by, event })
    }
  return { answers, items, facts, lenders, restored }
}

const indexes = new WeakMap<Replay, EventIndex>()

/** Indexes the events of a log by what they change; built once for each replay. */
export const eventIndex = (replay: Replay): EventIndex => {
  const index = indexes.get(replay) ?? buildIndex(replay.records)
  indexes.set(replay, index)
  return index
}

export const isEarlierEvent = (a: EventRef, b: EventRef): boolean => a.seq < b.seq || (a.seq === b.seq && a.at < b.at)

const afterFact = (facts: Facts, event: FactEvent): Facts => {
  switch (event.type) {
    case 'PortalOpened':
      return { ...facts, today: event.today, association: event.association, discount: event.discount }
    case 'DayBegan':
      return { ...facts, today: event.today }
    case 'CustomerLoaded':
      return { ...facts, type: event.invitation?.type ?? facts.type, partnerSession: event.partnerSession }
  }
}

/** The facts that follow from these events. */
export const factsAfter = (events: readonly IndexedEvent<FactEvent>[]): Facts =>
  events.reduce((facts, { event }) => afterFact(facts, event), initialFacts)
