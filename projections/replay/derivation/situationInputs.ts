/**
 * What events made of a situation at a replay position (answers, facts, lender lists, items, restored answers), each
 * with its events and the situation without the newest of them.
 */
import { asIfAnswered, groupAt, listsTo, type SlotAddress, withoutItem } from '../../../domain/engine/answers'
import { fitsQuestion } from '../../../domain/engine/kinds/kinds'
import { listPath, slotPath } from '../../../domain/engine/path'
import type { Situation } from '../../../domain/engine/situation'
import { type Answer, sameAnswer } from '../../../domain/language/answer'
import { noLenders } from '../../../domain/language/lender'
import type { ItemPresenceEvent } from '../../../events/record/eventRows'
import { foldRecords } from '../../../events/state/fold'
import { initialState } from '../../../events/state/state'
import type { Replay } from '../replay'
import type { VisitFact } from './derivationNode'
import { type EventIndex, type EventRef, eventIndex, factsAfter, type IndexedEvent, isEarlierEvent } from './eventIndex'

/**
 * Something of a situation that events made as it is: without the newest of them it would be as it was before. `newest`
 * first; an empty one was never made otherwise.
 */
export interface SituationInput {
  readonly key: string
  readonly newest: readonly EventRef[]
  /** The situation without the `count` newest; `leftOut` holds all that are left out of the situation by any input. */
  readonly without: (situation: Situation, count: number, leftOut: readonly EventRef[]) => Situation
  /** What it would be then: two counts with the same are the same. */
  readonly stateAfter: (count: number) => unknown
}

/** What events made of the situation at a position, each to be had without its newest events. */
export interface SituationInputs {
  readonly answer: (address: SlotAddress) => SituationInput
  readonly fact: (fact: VisitFact) => SituationInput
  readonly lenders: () => SituationInput
  /** The putting back of answers after damage, where this answer came back with it; null where it did not. */
  readonly restored: (address: SlotAddress) => SituationInput | null
  /** The items that the question stands in, outermost first. */
  readonly items: (address: SlotAddress) => readonly SituationInput[]
}

interface AnswerState {
  readonly value: Answer
  readonly isTouched: boolean
}

const eventsUpTo = <E extends EventRef>(events: readonly E[] | undefined, position: number): readonly E[] =>
  events?.filter(({ seq }) => seq <= position) ?? []

/** The path of each item on the way to a question, outermost first. */
const itemPaths = ({ slot, ids }: SlotAddress): readonly string[] =>
  listsTo(slot.group).map((list, depth) => `${listPath(list, ids.slice(0, depth))}.${ids[depth] ?? ''}`)

/** What happened to an item; bringing back one that never went does nothing. */
const presenceEvents = (
  index: EventIndex,
  path: string,
  position: number,
): readonly IndexedEvent<ItemPresenceEvent>[] => {
  let [isThere, hasGone] = [false, false]
  return eventsUpTo(index.items.get(path), position).filter(({ event: { type } }) => {
    if (type === 'ItemRestored' && !hasGone) return false
    hasGone ||= isThere && type === 'ItemRemoved'
    isThere = type !== 'ItemRemoved'
    return true
  })
}

/** The event that last made an item empty and new; a second one of an item that is there does nothing. */
const lastAdded = (index: EventIndex, path: string, position: number): EventRef | null => {
  let isThere = false
  let added: EventRef | null = null
  for (const one of presenceEvents(index, path, position)) {
    if (one.event.type === 'ItemAdded' && !isThere) added = one
    isThere = one.event.type !== 'ItemRemoved'
  }
  return added
}

/** The events since it was not there that say that an item is: each by itself is enough. */
const additionsOf = (index: EventIndex, path: string, position: number): readonly EventRef[] => {
  let additions: EventRef[] = []
  for (const one of presenceEvents(index, path, position)) {
    if (one.event.type === 'ItemRemoved') additions = []
    else additions.push(one)
  }
  return additions
}

const latest = (refs: readonly (EventRef | null)[]): EventRef | null =>
  refs.reduce((last, one) => (one !== null && (last === null || isEarlierEvent(last, one)) ? one : last), null)

const includesRef = (refs: readonly EventRef[], { seq, at }: EventRef): boolean =>
  refs.some(other => other.seq === seq && other.at === at)

/** Where the answers of a place begin: as it came new and empty, or as they were put back. */
const startOf = (index: EventIndex, position: number, address: SlotAddress) => {
  const restored = eventsUpTo(index.restored, position).at(-1) ?? null
  const start = latest([restored, ...itemPaths(address).map(item => lastAdded(index, item, position))])
  const path = slotPath(address.slot, address.ids)
  const restoredAnswer = start === restored ? restored?.event.answers.find(one => one.path === path) : undefined
  return { restored, begun: start, rescued: restoredAnswer }
}

const answerInput = (replay: Replay, index: EventIndex, position: number, address: SlotAddress): SituationInput => {
  const { slot, ids } = address
  const path = slotPath(slot, ids)
  const { begun: start, rescued: restoredAnswer } = startOf(index, position, address)
  const isLater = (one: EventRef): boolean => start === null || isEarlierEvent(start, one)
  const all = eventsUpTo(index.answers.get(path), position).filter(
    one => isLater(one) && fitsQuestion(slot.question, one.event.value),
  )
  const group = groupAt(replay.stateAt(position).answers, slot.group, ids)
  const now = group?.values[slot.index] ?? slot.question.initial
  // An event that found no place is none of its making.
  const events = sameAnswer(all.at(-1)?.event.value ?? now, now) ? all : []
  const base: AnswerState = {
    value: restoredAnswer?.value ?? slot.question.initial,
    isTouched: restoredAnswer?.own ?? false,
  }
  // What it was after each of them, so that leaving out many costs no more than leaving out one.
  const states: [AnswerState, ...AnswerState[]] = [base]
  for (const { by, event } of events)
    states.push({ value: event.value, isTouched: by === 'customer' || (states.at(-1) ?? base).isTouched })
  const after = (count: number): AnswerState => states[Math.max(0, events.length - count)] ?? base
  return {
    key: path,
    newest: events.toReversed(),
    stateAfter: after,
    without: (situation, count) => {
      const { value, isTouched } = after(count)
      return { ...situation, answers: asIfAnswered(situation.answers, address, value, isTouched) }
    },
  }
}

/** Everything that was put back goes with it: the answers are those of the log without it. */
const restoredInput = (
  replay: Replay,
  index: EventIndex,
  position: number,
  address: SlotAddress,
): SituationInput | null => {
  const { restored, rescued: restoredAnswer } = startOf(index, position, address)
  if (restored === null || restoredAnswer === undefined) return null
  const { catalogue, records } = replay
  return {
    key: 'restored',
    newest: [restored],
    stateAfter: count => count,
    without: situation => {
      const rest = records
        .slice(0, position)
        .map(record => ({ ...record, events: record.events.filter(event => event !== restored.event) }))
      return { ...situation, answers: foldRecords(catalogue, initialState(catalogue), rest).answers }
    },
  }
}

const setsFact = ({ event }: EventIndex['facts'][number], fact: string): boolean => {
  if (fact === 'today') return event.type !== 'CustomerLoaded'
  if (fact === 'association' || fact === 'officeDiscount') return event.type === 'PortalOpened'
  return event.type === 'CustomerLoaded' && (fact !== 'type' || event.invitation !== null)
}

const factInput = (index: EventIndex, position: number, fact: string): SituationInput => {
  const all = eventsUpTo(index.facts, position)
  const newest = all.filter(one => setsFact(one, fact)).toReversed()
  const without = (leftOut: readonly EventRef[]) => factsAfter(all.filter(one => !includesRef(leftOut, one)))
  return {
    key: `fact ${fact}`,
    newest,
    stateAfter: count => without(newest.slice(0, count)),
    // An event that says two things says neither when it is left out.
    without: (situation, _, leftOut) => ({ ...situation, facts: without(leftOut) }),
  }
}

const lendersInput = (index: EventIndex, position: number): SituationInput => {
  const all: readonly IndexedEvent<EventIndex['lenders'][number]['event']>[] = eventsUpTo(index.lenders, position)
  const after = (count: number) => all[all.length - 1 - count]?.event
  return {
    key: 'lenders',
    newest: all.toReversed(),
    stateAfter: count => after(count)?.digest ?? null,
    without: (situation, count) => ({ ...situation, lenders: after(count)?.lists ?? noLenders }),
  }
}

const itemInputs = (index: EventIndex, position: number, address: SlotAddress): readonly SituationInput[] => {
  const paths = itemPaths(address)
  return listsTo(address.slot.group).flatMap((list, depth) => {
    const [path = '', ids] = [paths[depth], address.ids.slice(0, depth)]
    const withoutThis = (situation: Situation): Situation => ({
      ...situation,
      answers: withoutItem(situation.answers, { list, ids }, address.ids[depth] ?? ''),
    })
    const additions = additionsOf(index, path, position)
    if (additions.length === 0) return []
    const isAbsent = (count: number): boolean => count >= additions.length
    return [
      {
        key: `item ${path}`,
        newest: additions.toReversed(),
        stateAfter: isAbsent,
        without: (situation: Situation, count: number) => (isAbsent(count) ? withoutThis(situation) : situation),
      },
    ]
  })
}

export const situationInputs = (replay: Replay, position: number): SituationInputs => {
  const index = eventIndex(replay)
  return {
    answer: address => answerInput(replay, index, position, address),
    fact: fact => factInput(index, position, fact),
    lenders: () => lendersInput(index, position),
    restored: address => restoredInput(replay, index, position, address),
    items: address => itemInputs(index, position, address),
  }
}
