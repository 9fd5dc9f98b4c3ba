import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { expect, test } from 'vitest'
import { slotPath } from '../../domain/engine/path'
import { answerChanged } from '../../events/definitions/answerChanged'
import { valuesKept } from '../../events/definitions/valuesKept'
import { decodeRecord, encodeRecord, type SurveyRecord, surveyVersion } from '../../events/record/surveyRecord'
import { pseudonymise } from '../../projections/pseudonym/pseudonymise'
import { everyEventArbitrary, recordsArbitrary } from '../arbitraries/record'
import { catalogues } from '../arbitraries/surveys'
import { finished, seeded } from '../projections/pseudonym/seeded'
import { checkLaw } from './check'

const catalogue = catalogues.shipped

/** No word of ours, and no two alike; with marks around it, as somebody may type. */
const canary = (n: number): string => `Kanarie${n}`

const isTold = (text: string): boolean => text.toLowerCase().includes('kanarie')

type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain }

const plain = (value: unknown): Plain => JSON.parse(JSON.stringify(value))

const isList = (value: Plain): value is readonly Plain[] => Array.isArray(value)

/** Every string in a value, by the way that leads there. */
const stringsIn = (value: Plain, way: readonly string[] = []): readonly (readonly [readonly string[], string])[] => {
  if (typeof value === 'string') return [[way, value]]
  if (typeof value !== 'object' || value === null) return []
  const members = isList(value) ? value.map((one, i) => [String(i), one] as const) : Object.entries(value)
  return members.flatMap(([key, one]) => stringsIn(one, [...way, key]))
}

const withAt = (value: Plain, [key, ...rest]: readonly string[], text: string): Plain => {
  if (key === undefined) return text
  if (typeof value !== 'object' || value === null) return value
  if (isList(value)) return value.map((one, i) => (String(i) === key ? withAt(one, rest, text) : one))
  return Object.fromEntries(Object.entries(value).map(([k, one]) => [k, k === key ? withAt(one, rest, text) : one]))
}

/** How much of a record this build does not know. */
const unknownIn = ({ intent, events }: SurveyRecord): number =>
  events.filter(({ type }) => type === 'Unknown').length + (intent === undefined ? 1 : 0)

/** A record with a canary wherever its codec takes one: what no canary fits in can hold nothing of a person. */
const planted = (record: SurveyRecord, from: number): SurveyRecord => {
  let now = plain(encodeRecord(record))
  for (const [i, [way, text]] of stringsIn(now).entries()) {
    const told = canary(from * 1000 + i)
    for (const attempt of [told, JSON.stringify({ [told]: told, n: [told] })]) {
      const next = withAt(now, way, attempt)
      const read = decodeRecord(next)
      // An intent or event that is not known is passed over, and no canary fits in it.
      if (text === '' || E.isLeft(read) || unknownIn(read.right) > unknownIn(record)) continue
      now = next
      break
    }
  }
  const decoded = decodeRecord(now)
  if (E.isLeft(decoded)) throw new Error(decoded.left.detail)
  return decoded.right
}

/** Every question there is, answered by a canary, in an item where it stands in one. */
const answers: SurveyRecord = {
  seq: 1,
  id: 'a',
  at: 0,
  by: 'customer',
  command: 'ChangeAnswer',
  events: catalogue.slots.flatMap((slot, n) => {
    const path = slotPath(slot, ['a', 'b'])
    return [
      answerChanged({ path, value: `Kanarie ${n}` }),
      answerChanged({ path, value: [`kanarie-${n}`] }),
      valuesKept({ values: [[path, JSON.stringify({ kanarie: `kanarie${n}` })]] }),
    ]
  }),
}

/** Where a canary may stand: in what the portal, its tenant, the adviser's office and its lists say of themselves. */
const open = [
  /^CustomerLoaded\.office\./,
  /^StyleLoaded\.(style|logo|hero)/,
  /^OfficeLogoLoaded\.digest$/,
  /^LendersLoaded\.(digest|lists\.)/,
  /^SettingLoaded\.name$/,
  // The name that the catalogue has for it.
  /^DoubtConfirmed\.doubt$/,
  /^PortalOpened\.(host|build|rules)$/,
  /^StepSubmitted\.errors\.1$/,
]

const leaks = ({ id, command, intent, events }: SurveyRecord): readonly string[] => [
  ...[id, command].filter(isTold),
  ...(intent === undefined
    ? []
    : stringsIn(plain(intent)).flatMap(([way, text]) => (isTold(text) ? [`${intent.tag}.${way}`] : []))),
  ...events.flatMap(event =>
    stringsIn(plain(event.type === 'Unknown' ? event.raw : event))
      .filter(([way, text]) => isTold(text) || way.some(isTold))
      .map(([way]) => [event.type, ...way.filter((key, i) => i === way.length - 1 || !/^\d+$/.test(key))].join('.')),
  ),
]

const header = {
  log: canary(1),
  invitation: canary(2),
  survey: surveyVersion,
  build: 'b',
  rules: 'r',
  createdAt: 1_795_000_000_000,
} as const

test('no text of the log stands in its pseudonymised form, in whatever field of whatever event it was', () => {
  let told = 0
  const law = fc.property(recordsArbitrary(6), everyEventArbitrary, fc.nat(2 ** 31), (drawn, events, seed) => {
    const records = [...drawn, ...events.map(event => ({ ...answers, events: [event] }))]
    const all = [answers, ...records.map((record, i) => planted({ ...record, seq: i + 2 }, i + 1))]
    told += all.flatMap(record => stringsIn(plain(encodeRecord(record))).filter(([, text]) => isTold(text))).length
    const result = finished(pseudonymise(catalogue, { header, records: all }, seeded(seed)))
    if (E.isLeft(result)) throw new Error(`refused: ${result.left}`)
    const found = result.right.records.flatMap(leaks)
    expect(found.filter(place => !open.some(allowed => allowed.test(place)))).toEqual([])
    expect(Object.values(result.right.header).map(String).filter(isTold)).toEqual([])
  })
  checkLaw('no canary comes out', law, 8)
  expect(told).toBeGreaterThan(5_000)
})
