import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { expect, test } from 'vitest'
import type { Catalogue } from '../../domain/engine/catalogue'
import { recordOf } from '../../events/decisions/recordOf'
import { restoreRows } from '../../events/decisions/restoreAnswers'
import { mergeLogs, mergeRows } from '../../events/merge/mergeLogs'
import type { SurveyEvent } from '../../events/record/surveyEvent'
import { decodeRecord, encodeRecord } from '../../events/record/surveyRecord'
import { foldRecord, foldRecords } from '../../events/state/fold'
import { initialState, type State, stateKeys, stateOf } from '../../events/state/state'
import { decodeState, encodeState } from '../../events/state/stateCodec'
import { catalogues, fresh, type SurveyName } from '../arbitraries/surveys'
import { type Computer, does, joiningOf } from '../arbitraries/twoComputers'
import { evenVisits, type Lived, live, type Visit } from '../arbitraries/visit'
import { checkLaw } from './check'
import { notMerged } from './notMerged'
import { asRestored } from './restored'

/** Another start of the portal reads the survey again. */
const anew: Readonly<Record<SurveyName, Catalogue>> = { shipped: fresh('shipped'), everyKind: fresh('everyKind') }

const sending: Visit = { survey: 'shipped', moves: [], after: 'sending' }

/** So many reach every field that some moves reach; what is left is reached while an inventory is on its way. */
const runs = 40

/** The fields in which a law met another value than the first: of all others it says nothing. */
const createReached = () => {
  const unmet = new Set(stateKeys)
  return {
    unmet,
    meets: (first: State, state: State): void => {
      for (const key of unmet)
        if (JSON.stringify(plainOf(first[key])) !== JSON.stringify(plainOf(state[key]))) unmet.delete(key)
    },
  }
}

const plainOf = (value: unknown): unknown => (value instanceof Map || value instanceof Set ? [...value] : value)

test('each field of the state is kept by a snapshot, and by a replay of what was stored', () => {
  const { meets, unmet } = createReached()
  const holds = (visit: Visit): void => {
    const { records, last } = live(visit)
    const catalogue = anew[visit.survey]
    meets(initialState(catalogue), last)
    expect(decodeState(catalogue, encodeState(last))).toEqual(last)
    const stored = records.map(record => {
      const read = decodeRecord(JSON.parse(JSON.stringify(encodeRecord(record))))
      if (E.isLeft(read)) throw new Error(read.left.detail)
      return read.right
    })
    expect(foldRecords(catalogue, initialState(catalogue), stored)).toEqual(last)
  }
  holds(sending)
  checkLaw('snapshot and replay keep each field', fc.property(evenVisits, holds), runs)
  expect([...unmet]).toEqual([])
})

type Opened = Extract<SurveyEvent, { type: 'PortalOpened' }>

/** The state after a log is damaged behind `before`, and `rescue` is brought back. */
const restored = (catalogue: Catalogue, before: State, rescue: State, opened: Opened | null): State => {
  const command = { type: 'RestoreAnswers', rescue, opened } as const
  const record = recordOf(catalogue, before, 0, { command, id: 'restored', at: 7 })
  if (E.isLeft(record) || record.right === null) throw new Error('nothing is restored')
  return foldRecord(catalogue, before, record.right)
}

/** The state with the first value in each field that its row does not bring back. */
const withoutDropped = (catalogue: Catalogue, state: State): State => {
  const first = initialState(catalogue)
  return stateOf(Object.fromEntries(stateKeys.map(key => [key, 'not' in restoreRows[key] ? first[key] : state[key]])))
}

const openingOf = ({ records }: Lived): Opened | null =>
  records.flatMap(({ events }) => events.flatMap(event => (event.type === 'PortalOpened' ? [event] : []))).at(-1) ??
  null

test('each field of the state comes back after damage, or nothing of it does, as its row says', () => {
  const { meets, unmet } = createReached()
  const holds = (visit: Visit, at: number): void => {
    const lived = live(visit)
    const { catalogue, states, last: rescue } = lived
    const before = states[Math.min(at, states.length - 1)] ?? states[0]
    meets(initialState(catalogue), rescue)
    const opened = openingOf(lived)
    const now = restored(catalogue, before, rescue, opened)
    const other = restored(catalogue, before, withoutDropped(catalogue, rescue), opened)
    for (const key of stateKeys)
      if ('not' in restoreRows[key]) expect([key, other[key]]).toEqual([key, now[key]])
      else
        expect([key, asRestored[key](catalogue, now, rescue)]).toEqual([
          key,
          asRestored[key](catalogue, rescue, rescue),
        ])
  }
  holds(sending, 0)
  checkLaw('each field is restored as its row says', fc.property(evenVisits, fc.nat(60), holds), runs)
  expect([...unmet]).toEqual([])
})

/** A computer on which the customer has logged in to the same visit, and done nothing. */
const untouched = ({ facts, lenders }: State): Computer => {
  const computer: Computer = { log: 'here', records: [], state: initialState(catalogues.shipped) }
  const { today, association, discount, type, partnerSession } = facts
  const invitation = {
    id: '1',
    type,
    partner_invited: null,
    valid_until: null,
    submitted_at: null,
    aqopi_info: null,
  }
  does(computer, { type: 'OpenPortal', host: 'localhost', association, discount, today, build: 'b', rules: 'r' })
  const customer = { values: new Map(), lists: new Map() }
  does(computer, { type: 'LoadCustomer', invitation, partnerSession, office: null, customer })
  if (lenders.digest !== null) does(computer, { type: 'LoadLenders', digest: lenders.digest, lists: lenders })
  return computer
}

const asHere: ReadonlySet<string> = new Set<SurveyEvent['type']>([
  'WorkJoined',
  'AnswerChanged',
  'ItemAdded',
  'ItemRemoved',
  'ItemRestored',
  'StepSubmitted',
])

/** What the customer might have answered and submitted here as well, with all that it brings about. */
const isAsHere = ({ type }: SurveyEvent): boolean => asHere.has(type)

/** At each computer the customer has the same survey. */
const shippedVisits = evenVisits.map((visit): Visit => ({ ...visit, survey: 'shipped' }))

test('each field of the state comes along from another computer, or nothing of it does, as its row says', () => {
  const { meets, unmet } = createReached()
  const holds = (visit: Visit): void => {
    const { catalogue, records, last: file } = live(visit)
    const here = untouched(file)
    const before = here.state
    meets(initialState(catalogue), file)
    const { events } = mergeLogs(joiningOf(here, { log: 'file', records: [...records], state: file }), new Map())
    does(here, { type: 'JoinWork', on: before, events })
    const asHereOnly = {
      seq: 1,
      id: 'r',
      at: 7,
      by: 'customer',
      command: 'x',
      events: events.filter(isAsHere),
    } as const
    const other = foldRecord(catalogue, before, asHereOnly)
    for (const key of stateKeys)
      if ('not' in mergeRows[key]) expect([key, here.state[key]]).toEqual([key, other[key]])
      else expect([key, notMerged[key]?.(catalogue, here.state, file) ?? []]).toEqual([key, []])
  }
  expect(stateKeys.filter(key => 'not' in mergeRows[key] === key in notMerged)).toEqual([])
  holds(sending)
  checkLaw('each field is merged as its row says', fc.property(shippedVisits, holds), runs)
  expect([...unmet]).toEqual([])
})
