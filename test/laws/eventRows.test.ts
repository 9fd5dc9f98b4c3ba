import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { expect, test } from 'vitest'
import type { GroupAnswers } from '../../domain/engine/answers'
import type { Catalogue } from '../../domain/engine/catalogue'
import { slotAddress } from '../../domain/engine/path'
import type { Command } from '../../events/decisions/command'
import { recordOf } from '../../events/decisions/recordOf'
import { advancesByItself } from '../../events/intent/countsAsSubmitted'
import { changesInventory, eventReach, eventUndo, isAnswerEvent, isJudgingEvent } from '../../events/record/eventRows'
import type { SurveyEvent, UnknownEvent } from '../../events/record/surveyEvent'
import type { SurveyRecord } from '../../events/record/surveyRecord'
import { evolve } from '../../events/state/evolve'
import { foldRecord } from '../../events/state/fold'
import { type State, situationOf, stateKeys } from '../../events/state/state'
import { activityLog, activityWords } from '../../projections/activityLog/activityLog'
import { createLogHistory, type LogHistory } from '../../projections/logHistory/logHistory'
import { inventory } from '../../projections/sending/inventory'
import { surveyTree } from '../../projections/tree/surveyTree'
import { nextUndo } from '../../projections/undo/nextUndo'
import { visitsWith } from '../arbitraries/commandVisits'
import { liveTwo, twoComputers } from '../arbitraries/twoComputers'
import { evenVisits, type Lived, live, type Visit } from '../arbitraries/visit'
import { walks } from '../arbitraries/walks'
import { checkLaw } from './check'

type Event = SurveyEvent | UnknownEvent

/** What goes to the office of what the customer said; how far the steps have come (`status`) goes along. */
const bodyOf = (catalogue: Catalogue, state: State): string => {
  const { status: _, ...said } = Object(inventory(catalogue, state, surveyTree(situationOf(catalogue, state))))
  return JSON.stringify([said, state.files])
}

/** What an event does that its row says it does not. */
const broken = (catalogue: Catalogue, before: State, after: State, by: SurveyRecord['by'], event: Event) => {
  const { answers, facts, lenders, submitted } = before
  return [
    ...(eventReach(event.type) === 'nothing' &&
    (after.answers !== answers || after.facts !== facts || after.lenders !== lenders)
      ? ['reach']
      : []),
    ...(!isJudgingEvent(event) && after.submitted !== submitted ? ['judges'] : []),
    ...(by === 'customer' &&
    !changesInventory(event.type) &&
    after !== before &&
    bodyOf(catalogue, after) !== bodyOf(catalogue, before)
      ? ['changes']
      : []),
  ].map(column => `${event.type}: ${column}`)
}

test('an event changes nothing that its row says it leaves alone', () => {
  const holds = (visit: Visit): void => {
    const { catalogue, records, states } = live(visit)
    const lived = records.slice(records.length - states.length + 1)
    for (const [n, { at, by, events }] of lived.entries()) {
      let state = states[n] ?? states[0]
      for (const event of events) {
        const next = evolve(catalogue, state, { at, by, event })
        expect(broken(catalogue, state, next, by, event)).toEqual([])
        state = next
      }
    }
  }
  checkLaw('an event changes what its row says', fc.property(evenVisits, holds), 40)
})

/** What went away is not looked at. */
const there = ({ values, touched, lists }: GroupAnswers): unknown => ({
  values,
  touched,
  lists: lists.map(({ ids, items }) => ({ ids, items: items.map(there) })),
})

const sorted = (map: ReadonlyMap<string, unknown>): unknown => [...map].toSorted(([a], [b]) => (a < b ? -1 : 1))

/** What is to be as before of a field once it is taken back, where that is not all of it. */
const asUndone: Partial<Record<keyof State, (state: State, catalogue: Catalogue) => unknown>> = {
  answers: ({ answers }) => answers.map(there),
  lookedUp: ({ lookedUp }) => [...lookedUp].toSorted(),
  // A step that goes on by itself was submitted by nobody.
  submitted: ({ submitted, facts }, catalogue) =>
    [...submitted.keys()].filter(step => !advancesByItself({ catalogue, facts }, step)).toSorted(),
  confirmed: ({ confirmed }) => sorted(confirmed),
  retrieval: ({ retrieval }) => [...(retrieval?.told ?? [])].flatMap(([path, { open }]) => (open ? [path] : [])),
  // That something was done stays so, and what was sent or copied is compared with what stands there.
  begun: () => null,
  attempt: () => null,
  copy: () => null,
  sending: () => null,
  // What is to be looked up follows from the address that stands there.
  lookUps: () => null,
  // It is of the screen that stands there.
  asked: () => null,
}

const isSameField = (catalogue: Catalogue, key: keyof State, ...states: readonly [State, State]): boolean => {
  const [one, other] = states.map(state => (asUndone[key] ?? (each => each[key]))(state, catalogue))
  return isDeepStrictEqual(one, other)
}

const isStaying = ({ type }: Event): boolean => type === 'Unknown' || typeof eventUndo(type) === 'object'

/** Whether 'Wat u deed' must tell that it stays. */
const isListed = ({ type }: Event): boolean => {
  const undo = eventUndo(type)
  return typeof undo === 'object' && 'stays' in undo
}

/**
 * No action of the customer's: what was looked up for what was loaded, or was taken back since; answers that no screen shows.
 */
const isStray = (catalogue: Catalogue, { command, events }: SurveyRecord): boolean => {
  const answers = events.filter(isAnswerEvent)
  const isStored = answers.every(({ path }) => slotAddress(catalogue, path)?.slot.question.kind === 'stored')
  return command === 'FillAddress' || (answers.length > 0 && isStored)
}

/**
 * What is not as before once the last of these records is taken back, though its event's row says that it is.
 * @param history of these records
 */
const notUndone = (history: LogHistory, records: readonly SurveyRecord[], states: readonly State[]) => {
  const { catalogue } = history
  const seq = records.length
  const [after, last] = [states.at(-1), records.at(-1)]
  if (after === undefined || last === undefined) return []
  const { ready, blocked } = nextUndo({ history, seq }, after, 'undo')
  // `decide` says why it cannot be.
  if (blocked?.entry.last.seqs.includes(seq) === true) return []
  const seqs = ready?.entry.last.seqs.includes(seq) === true ? ready.entry.last.seqs : []
  const own = records.slice(-Math.max(seqs.length, 1))
  const before = states.at(-1 - own.length)
  // What belongs together does not stand together: an undo of it is tried where it does.
  if (before === undefined || (seqs.length > 1 && seqs[0] !== own[0]?.seq)) return []
  const stays = own.reduce(
    (state, record) => foldRecord(catalogue, state, { ...record, events: record.events.filter(isStaying) }),
    before,
  )
  const changed = stateKeys.filter(key => !isSameField(catalogue, key, stays, after))
  if (changed.length === 0 || (seqs.length === 0 && isStray(catalogue, last))) return []
  if (ready === null || seqs.length === 0) return changed.map(key => `${last.command}: ${key} is not taken back`)
  const back = recordOf(catalogue, after, seq, { command: ready.command, id: 'undo', at: 0 })
  const state = E.isRight(back) && back.right !== null ? foldRecord(catalogue, after, back.right) : after
  return changed
    .filter(key => !isSameField(catalogue, key, stays, state))
    .map(key => `${last.command}: ${key} is not as before`)
}

/** The events of a customer's record whose row says that they are not the customer's. */
const notTheirs = ({ by, events }: SurveyRecord): readonly string[] =>
  by !== 'customer'
    ? []
    : events.flatMap(({ type }) => (type !== 'Unknown' && eventUndo(type) === 'notTheirs' ? [type] : []))

/** What 'Wat u deed' tells of the record with this seq, the last of the history; null where it tells nothing. */
const toldAt = (history: LogHistory, state: State, seq: number) => {
  const { catalogue, names } = history
  const [activity] = activityLog({ history, seq })
  const view = { state, tree: surveyTree(situationOf(catalogue, state)) }
  return activity?.seq === seq ? activityWords(catalogue, view, names, activity) : null
}

/** What does not hold of the records of a customer's in a visit. */
const faultsIn = ({ catalogue, records, states }: Lived): readonly string[] => {
  const first = records.length - states.length + 1
  const history = createLogHistory(catalogue, records.slice(0, first))
  return records.slice(first).flatMap((record, n) => {
    history.add(record)
    if (record.by !== 'customer') return []
    const seq = first + n + 1
    const told = toldAt(history, states[n + 1] ?? states[0], seq)
    return [
      ...notTheirs(record),
      ...(told?.words === '' ? [`${record.command}: it has no words`] : []),
      ...(record.events.some(isListed) && !told?.stays ? [`${record.command}: nothing says why it stays`] : []),
      ...notUndone(history, records.slice(0, seq), states.slice(0, n + 2)),
    ]
  })
}

// The keys of a table that is total are the types of all commands.
const types = Object.keys(walks) as Command['type'][]

test.each(types)('what the customer does with %s is taken back, or the row of its event says that it stays', type => {
  const walk = walks[type]
  if ('walkedBy' in walk) return
  let count = 0
  for (const lived of visitsWith(type, walk)) {
    expect(faultsIn(lived)).toEqual([])
    if (++count === 3) break
  }
})

test('what the customer does on two computers is the customer’s, as its row says', () => {
  for (const plan of fc.sample(twoComputers, { numRuns: 20, seed: 1 }))
    expect(liveTwo(plan, () => undefined).flatMap(({ records }) => records.flatMap(notTheirs))).toEqual([])
})
