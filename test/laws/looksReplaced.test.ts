import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { expect, test } from 'vitest'
import { answerChanged } from '../../events/definitions/answerChanged'
import { callFailed } from '../../events/definitions/callFailed'
import { fileAttached } from '../../events/definitions/files'
import { homeFound, homesFound } from '../../events/definitions/homes'
import { itemAdded } from '../../events/definitions/items'
import { portalOpened } from '../../events/definitions/portalOpened'
import { noticeShown } from '../../events/definitions/screenShown'
import { stepSubmitted } from '../../events/definitions/stepSubmitted'
import { tabShutOut } from '../../events/definitions/tabShutOut'
import { typedOtherwise } from '../../events/definitions/typedOtherwise'
import { valuesKept } from '../../events/definitions/valuesKept'
import type { ImportedLog } from '../../events/log/logExport/importPlan'
import type { Intent } from '../../events/record/intent'
import type { SurveyEvent } from '../../events/record/surveyEvent'
import { type SurveyRecord, surveyVersion } from '../../events/record/surveyRecord'
import { scenarioHeader, scenarioMark } from '../../projections/logHistory/scenarioMark'
import type { LogParts } from '../../projections/pseudonym/gatherValues'
import { looksPseudonymised } from '../../projections/pseudonym/looksPseudonymised'
import { pseudonymise, type WithheldReason } from '../../projections/pseudonym/pseudonymise'
import { isOtherName } from '../../projections/pseudonym/walk/pathReplacer'
import { recordsArbitrary } from '../arbitraries/record'
import { catalogues } from '../arbitraries/surveys'
import { live, visitArbitrary } from '../arbitraries/visit'
import { criteria, home, searchPlace, wantedPlace } from '../domain/homes/homes'
import { portal } from '../projections/portal'
import { finished, seeded } from '../projections/pseudonym/seeded'
import { checkLaw } from './check'

const catalogue = catalogues.shipped

const header = {
  log: '4f6a0c1e-8f5e-4f0e-9d3c-0a7c6b1d2e3f',
  invitation: '4711',
  survey: surveyVersion,
  build: 'b',
  rules: 'r',
  createdAt: 7,
} as const

const logOf = (records: readonly SurveyRecord[]): ImportedLog => ({ header, records, blobs: [], shutOut: null })

const looks = (log: ImportedLog): boolean => finished(looksPseudonymised(catalogue, log))

const drawn = (records: readonly SurveyRecord[], seed: number): E.Either<WithheldReason, ImportedLog> =>
  E.map((log: LogParts) => ({ ...log, blobs: [], shutOut: null }))(
    finished(pseudonymise(catalogue, logOf(records), seeded(seed))),
  )

const without = (records: readonly SurveyRecord[], seed: number): ImportedLog => {
  const result = drawn(records, seed)
  if (E.isLeft(result)) throw new Error(`refused: ${result.left}`)
  return result.right
}

const anyRecords = fc.oneof(
  visitArbitrary().map(visit => (visit.survey === 'shipped' ? live(visit).records : [])),
  recordsArbitrary(6),
)

/** The id of a thing that an event names; '' where it names none. */
const idIn = (event: SurveyRecord['events'][number]): string => {
  if (event.type === 'ItemAdded') return event.id
  if (event.type === 'PortalOpened') return event.tab ?? ''
  return event.type === 'CustomerLoaded' ? (event.invitation?.id ?? '') : ''
}

/** Whether it is none of those that are put in the place of others. */
const isOwn = (id: string): boolean => id !== '' && !isOtherName(id)

test('every log without data looks so, and no log as it was, whatever its header says', () => {
  let told = 0
  const law = fc.property(anyRecords, fc.nat(2 ** 31), (records, seed) => {
    const result = drawn(records, seed)
    if (E.isLeft(result)) {
      // A term came during the visit, and too few days show it: such a log is withheld.
      expect(result.left).toBe('days')
      return
    }
    const log = result.right
    expect(looks(log)).toBe(true)
    // Header, ids of records and commands stay replaced: only what happened is put back.
    const back = log.records.map((one, i) => ({ ...one, events: records[i]?.events ?? [] }))
    if (!records.some(({ events }) => events.some(event => isOwn(idIn(event))))) return
    told += 1
    expect(looks({ ...log, records: back })).toBe(false)
  })
  checkLaw('logs without data look so', law, 40)
  expect(told).toBeGreaterThan(3)
})

const at = portal({ type: 'full' })
const record = (n: number, event: SurveyEvent): SurveyRecord => ({
  seq: at.records.length + n + 1,
  id: `x${n}`,
  at: 1_795_000_000_000,
  by: 'customer',
  command: 'ChangeAnswer',
  events: [event],
})
const place = { latitude: 51.44, longitude: 5.47 }
const [name, jansen] = [['customer.last_name', 'filled'] as const, ['Jansen?', 'Jansen?'] as const]
const refused = { how: 'status', status: 500, nth: 1 } as const
const code = { build: 'b', rules: 'r' } as const
const opened = {
  host: 'h',
  association: false,
  discount: 0,
  today: '2026-11-21',
  ...code,
  took: 'free',
  since: null,
} as const
/** A home that has nothing of its own but its picture. */
const picture = home('i1', { address: { street: '', number: '', number_addition: '', postcode: '', city: '' } })
const told: readonly (readonly [string, SurveyEvent])[] = [
  ['a name', answerChanged({ path: 'customer.last_name', value: 'van der Berg' })],
  ['the id of an item', itemAdded({ list: 'customer.children', id: '7f0c-11' })],
  ['a document', fileAttached({ file: { name: 'loon.pdf', type: 'application/pdf', size: 9, digest: 'i1' } })],
  ['JSON of the office', valuesKept({ values: [['customer.last_name', '{"naam":[1]}']] })],
  ['an alert with a name', noticeShown({ kind: 'danger', text: 'loon Jansen.pdf is te groot' })],
  ['the id of an item in a path', answerChanged({ path: 'customer.children.7f0c-11.studies', value: 1 })],
  ['what was typed', typedOtherwise({ path: 'customer.employers.i1.working_hours', typed: '137,3' })],
  ['the words of a refusal', stepSubmitted({ step: 'personal_details', errors: [name], words: [jansen], next: null })],
  ['a page', tabShutOut({ tab: 'tab-1' })],
  ['a document that was not sent', callFailed({ call: 'file', at: null, file: 'loon.pdf', ...refused })],
  ['the page that has the log', portalOpened({ ...opened, tab: 'tab-1' })],
  ['a picture', homeFound({ at: wantedPlace, sought: 'i1', home: picture, settled: true, outcome: 'found' })],
  ['a place', homesFound({ at: searchPlace, criteria, homes: [], center: place, outcome: 'found' })],
]
const whole = [...at.records, ...told.map(([, event], n) => record(n, event))]

test.each(told.map(([what], n) => [what, n] as const))('%s that was put back is told', (_, n) => {
  const log = without(whole, 3)
  expect(looks(log)).toBe(true)
  const back = (records: readonly SurveyRecord[]): readonly SurveyRecord[] =>
    records.map((one, i) => (i === at.records.length + n ? { ...one, events: whole[i]?.events ?? [] } : one))
  expect(looks({ ...log, records: back(log.records) })).toBe(false)
})

test('so are the id of a record, and the bytes of a document', () => {
  const log = without(whole, 4)
  expect(looks({ ...log, records: log.records.map(one => ({ ...one, id: '4711' })) })).toBe(false)
  const bytes = (digest: string) => ({ ...log, blobs: [{ digest, bytes: new Uint8Array([1]) }] })
  expect(looks(bytes('i1'))).toBe(false)
  // Of a document that did not come along there is a line without bytes.
  expect(looks({ ...log, blobs: [{ digest: 'i1', bytes: new Uint8Array() }] })).toBe(true)
})

test('so is the id of an item in what was meant', () => {
  const log = without(whole, 4)
  const meaning = (intent: Intent): ImportedLog => ({
    ...log,
    records: log.records.map((one, n) => (n === 0 ? { ...one, intent } : one)),
  })
  expect(looks(meaning({ tag: 'removeItem', list: 'customer.children', id: 'i1' }))).toBe(true)
  expect(looks(meaning({ tag: 'removeItem', list: 'customer.children', id: '7f0c-11' }))).toBe(false)
  expect(looks(meaning({ tag: 'confirm', path: 'customer.children.7f0c-11' }))).toBe(false)
})

test('a copy of support’s is as the log is that it was made from', () => {
  const log = without(whole, 5)
  const copied = (from: ImportedLog): ImportedLog => {
    const { mark } = scenarioMark(from.records, { type: 'ChangeAnswer' })
    return { ...from, header: scenarioHeader(from.header), records: [...from.records, mark] }
  }
  expect(looks(copied(log))).toBe(true)
  expect(looks(copied(logOf(whole)))).toBe(false)
})
