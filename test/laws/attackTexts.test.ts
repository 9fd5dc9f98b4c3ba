import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { expect, test } from 'vitest'
import { dateInAmsterdam } from '../../domain/language/dateInAmsterdam'
import { answerChanged } from '../../events/definitions/answerChanged'
import { callFailed } from '../../events/definitions/callFailed'
import { dayBegan } from '../../events/definitions/dayBegan'
import { fileAttached, fileRemoved } from '../../events/definitions/files'
import { itemAdded } from '../../events/definitions/items'
import { portalOpened } from '../../events/definitions/portalOpened'
import { inventorySent, sendingStarted } from '../../events/definitions/sending'
import { stepSubmitted } from '../../events/definitions/stepSubmitted'
import { tabShutOut } from '../../events/definitions/tabShutOut'
import { typedOtherwise } from '../../events/definitions/typedOtherwise'
import { type StoredLogHeader, type SurveyRecord, surveyVersion } from '../../events/record/surveyRecord'
import { localOf } from '../../projections/pseudonym/dates/localTime'
import { pseudonymisedLogText } from '../../ui/helpdesk/exportableLog'
import { finished, seeded } from '../projections/pseudonym/seeded'
import { checkLaw } from './check'

/** The model of who attacks stands in projections/pseudonym/README.md. */

/** What a customer has of his own, and when he was there; `tenths`: of the 137 hours that he typed. */
interface Own {
  readonly began: number
  readonly tenths: number
  readonly names: readonly string[]
  readonly log: string
  readonly digest: string
  readonly item: string
  readonly file: string
}

const hour = 3_600_000

const typedOf = (tenths: number): string => `137,${tenths}`

const logOf = ({
  began,
  tenths,
  names,
  log,
  digest,
  item,
  file,
}: Own): { header: StoredLogHeader; records: readonly SurveyRecord[] } => {
  const [last = '', street = '', email = '', employer = ''] = names
  const attached = { name: file, type: 'application/pdf', size: 90_000, digest } as const
  const day = dateInAmsterdam(began)
  const answers = [
    answerChanged({ path: 'customer.last_name', value: last }),
    answerChanged({ path: 'customer.address.street', value: street }),
    answerChanged({ path: 'customer.email', value: email }),
    itemAdded({ list: 'customer.employers', id: item }),
    answerChanged({ path: `customer.employers.${item}.name`, value: employer }),
    answerChanged({ path: `customer.employers.${item}.working_hours`, value: 137 }),
    typedOtherwise({ path: `customer.employers.${item}.working_hours`, typed: typedOf(tenths) }),
    stepSubmitted({
      step: 'personal_details',
      errors: [[`customer.employers.${item}.name`, 'filled']],
      words: [[`${last}?`, `Wie is ${employer}`]],
      next: null,
    }),
    fileAttached({ file: attached }),
    callFailed({ call: 'file', at: null, file, how: 'status', status: 500, nth: 1 }),
    fileRemoved({ name: file }),
    tabShutOut({ tab: `tab-${digest}` }),
    sendingStarted({ body: digest }),
    inventorySent({ submittedAt: new Date(began + hour / 4).toISOString() }),
  ]
  const code = { build: 'b', rules: 'r' }
  const tab = { tab: `tab-${log}`, took: 'over', since: began - hour / 7 } as const
  const opened = portalOpened({ host: 'h', association: false, discount: 0, today: day, ...code, ...tab })
  const records = [opened, ...answers].map(
    (event, i): SurveyRecord => ({
      seq: i + 1,
      id: `${log}-${i}`,
      at: began + i * 61_234,
      by: 'customer',
      command: 'ChangeAnswer',
      events: [event],
    }),
  )
  return {
    header: { log, invitation: `1${log}`, survey: surveyVersion, build: 'b', rules: 'r', createdAt: began },
    records,
  }
}

const fileOf = (own: Own, seed: number): string => {
  const result = finished(
    pseudonymisedLogText({ ...logOf(own), stored: [], blobs: [], shutOut: null, isWhole: true }, seeded(seed)),
  )
  if (E.isLeft(result)) throw new Error(`refused: ${result.left}`)
  return result.right
}

/** A word of so many letters, with a capital first. */
const word = (least: number, most: number, letters = 'abcdefghijklmnopqrstuvwxyz') =>
  fc
    .string({ unit: fc.constantFrom(...letters), minLength: least, maxLength: most })
    .map(text => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`)

/** Texts of one shape: words of six to nine letters, one with a letter that is not of the alphabet, as many digits and the same marks. */
const namesArbitrary = fc
  .tuple(
    word(6, 9),
    word(4, 7),
    fc.constantFrom('é', 'ö', 'ł', 'ñ'),
    word(10, 14),
    word(6, 9),
    fc.integer({ min: 10, max: 99 }),
  )
  .map(([last, rest, letter, street, host, number]) => [
    last,
    `${street} ${number}`,
    `${rest.toLowerCase()}en@${host.toLowerCase()}.nl`,
    `${rest}${letter}n`,
  ])

const id = fc.uuid().map(text => text.replaceAll('-', ''))

/** Somebody in the morning or the evening of whatever day of twenty years. */
const ownArbitrary: fc.Arbitrary<Own> = fc.record({
  began: fc
    .tuple(fc.integer({ min: 14_700, max: 22_000 }), fc.integer({ min: 7 * hour, max: 20 * hour }))
    .map(([day, time]) => day * 24 * hour + time),
  tenths: fc.integer({ min: 1, max: 4 }),
  names: namesArbitrary,
  log: id,
  digest: id,
  item: id,
  file: word(4, 20).map(name => `${name}.pdf`),
})

test('of two customers who did the same, with texts of the same shape, the very same file is made', () => {
  let kept = 0
  let runs = 0
  const law = fc.property(ownArbitrary, ownArbitrary, fc.nat(2 ** 31), (one, other, seed) => {
    // Times, letters, lengths, ids, digests, names of files and hashes: whatever could tell them apart would show here.
    const file = fileOf(one, seed)
    expect(fileOf(other, seed)).toBe(file)
    for (const own of [one, other])
      for (const text of [own.log, own.digest, own.item, own.file, typedOf(own.tenths), ...own.names])
        expect(file).not.toContain(text)
    const first = Number(/"createdAt":(\d+)/.exec(file)?.[1])
    kept += Number(Math.floor(first / 60_000) % 60 === Math.floor(one.began / 60_000) % 60)
    runs += 1
    // The day that the log says it is, is that of the moment beside it.
    expect(/"today":"([\d-]+)"/.exec(file)?.[1]).toBe(dateInAmsterdam(first))
  })
  checkLaw('two customers make one file', law, 6)
  expect(kept / runs).toBeLessThan(0.6)
})

test('a log that goes on over midnight tells what time it was, and no day', () => {
  const midnight = Date.parse('2026-11-21T23:00:00Z')
  const { header, records } = logOf({
    began: midnight - 30_000,
    tenths: 3,
    names: [],
    log: 'l',
    digest: 'd',
    item: 'i',
    file: 'f.pdf',
  })
  const [opened, ...rest] = records
  if (opened === undefined) throw new Error('no records')
  const began = { ...opened, seq: 2, id: 'm', at: midnight, events: [dayBegan({ today: '2026-11-22' })] }
  const log = { header, records: [opened, began, ...rest.map(one => ({ ...one, seq: one.seq + 1 }))] }
  const files = Array.from({ length: 3 }, (_, seed) =>
    finished(pseudonymisedLogText({ ...log, stored: [], blobs: [], shutOut: null, isWhole: true }, seeded(seed))),
  )
  const told = files.map(file => (E.isRight(file) ? file.right : ''))
  const days = told.map(file => /"type":"DayBegan","v":1,"today":"([\d-]+)"/.exec(file)?.[1])
  expect(new Set(days).size).toBe(3)
  const begun = told.map(file => localOf(Number(/"createdAt":(\d+)/.exec(file)?.[1])) % (24 * hour))
  expect(begun.filter(time => time < 24 * hour - 30_000)).toEqual([])
})
