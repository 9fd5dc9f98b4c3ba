import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { expect, test } from 'vitest'
import { stepVerdictOf } from '../../domain/engine/steps/stepVerdict'
import { decodeRecord, encodeRecord, type SurveyRecord } from '../../events/record/surveyRecord'
import type { Upcasters } from '../../events/record/upcast'
import { foldRecord, foldRecords } from '../../events/state/fold'
import { initialState, situationOf } from '../../events/state/state'
import { surveyTree } from '../../projections/tree/surveyTree'
import { recordsArbitrary } from '../arbitraries/record'
import { strayEvent } from '../arbitraries/strayEvent'
import { catalogues, surveyNames } from '../arbitraries/surveys'
import { live, visitArbitrary } from '../arbitraries/visit'
import { checkLaw } from './check'

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const readBack = (record: unknown, by?: Upcasters): SurveyRecord => {
  const read = decodeRecord(throughJson(record), by)
  if (E.isLeft(read)) throw new Error(`not read back: ${read.left.detail}`)
  return read.right
}

test('a record that is stored comes back as it was', () => {
  const law = fc.property(visitArbitrary(), visit => {
    for (const record of live(visit).records) expect(readBack(encodeRecord(record))).toEqual(record)
  })
  checkLaw('encode, then decode, is identity', law)
})

test('any record of any events comes back as it was', () => {
  const law = fc.property(recordsArbitrary(), records => {
    for (const record of records) expect(readBack(encodeRecord(record))).toEqual(record)
  })
  checkLaw('encode, then decode, is identity for every event', law)
})

test('no log that can be read stops the portal', () => {
  const law = fc.property(recordsArbitrary(), records => {
    for (const name of surveyNames)
      surveyTree(situationOf(catalogues[name], foldRecords(catalogues[name], initialState(catalogues[name]), records)))
  })
  checkLaw('evolve never throws', law)
  const stray = visitArbitrary(10).chain(visit =>
    fc.tuple(fc.constant(visit), fc.array(strayEvent(catalogues[visit.survey]), { maxLength: 20 })),
  )
  const goesOn = fc.property(stray, ([visit, events]) => {
    const { catalogue, records, last } = live(visit)
    const record = { seq: records.length + 1, id: 'stray', at: 0, by: 'customer' as const, command: 'Stray', events }
    expect(readBack(encodeRecord(record))).toEqual(record)
    const state = foldRecord(catalogue, last, record)
    surveyTree(situationOf(catalogue, state))
    for (const step of catalogue.survey.steps) stepVerdictOf(situationOf(catalogue, state), step.key)
  })
  checkLaw('evolve and what follows never throw on stray events', goesOn)
})

/** As if answers had been kept as `{at, answer}` once, and before that as text; items by one name. */
const lifts: Upcasters = {
  AnswerChanged: {
    [-1]: ({ at, answer }) => ({ at, answer: JSON.parse(String(answer)) }),
    0: ({ at, answer }) => ({ path: at, value: answer }),
  },
  ItemAdded: { 0: ({ item }) => ({ list: String(item).split('#')[0], id: String(item).split('#')[1] }) },
}

const aged = (event: Readonly<Record<string, unknown>>, old: number): unknown => {
  if (event.type === 'AnswerChanged')
    return old % 2 === 0
      ? { type: event.type, v: 0, at: event.path, answer: event.value }
      : { type: event.type, v: -1, at: event.path, answer: JSON.stringify(event.value) }
  return event.type === 'ItemAdded' ? { type: event.type, v: 0, item: `${event.list}#${event.id}` } : event
}

test('a log of an older build gives the same portal', () => {
  const law = fc.property(visitArbitrary(), visit => {
    const { catalogue, records, last } = live(visit)
    const old = records.map((record, n) => ({
      ...record,
      events: record.events.map((event, m) => aged(event.type === 'Unknown' ? event.raw : event, n + m)),
    }))
    const read = old.map(record => readBack(record, lifts))
    expect(read).toEqual(records)
    const tree = (from: readonly SurveyRecord[]) =>
      surveyTree(situationOf(catalogue, foldRecords(catalogue, initialState(catalogue), from)))
    expect(tree(read)).toEqual(surveyTree(situationOf(catalogue, last)))
  })
  checkLaw('an upcast log gives the same tree', law, 50)
})
