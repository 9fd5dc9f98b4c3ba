import * as E from 'fp-ts/Either'
import { expect, test } from 'vitest'
import { fieldErrors } from '../../../../events/effects/wire/fieldErrors'
import { readInvitation } from '../../../../events/effects/wire/invitation'
import {
  looseBoolean,
  looseDate,
  looseDecimal,
  looseId,
  looseNumber,
  looseText,
  looseYesNo,
} from '../../../../events/effects/wire/looseCodecs'
import { readOffice } from '../../../../events/effects/wire/office'
import { ownValue, unwrapped, unwrappedList } from '../../../../events/effects/wire/wireRecord'

const codecs = { looseId, looseText, looseNumber, looseDecimal, looseClaim: looseBoolean, looseYesNo, looseDate }

test.each<[keyof typeof codecs, unknown, unknown]>([
  ['looseId', 5, '5'],
  ['looseId', ' a ', 'a'],
  ['looseId', ' ', undefined],
  ['looseId', Number.NaN, undefined],
  ['looseId', true, undefined],
  ['looseText', ' a ', ' a '],
  ['looseText', 0, '0'],
  ['looseText', Number.POSITIVE_INFINITY, undefined],
  ['looseText', true, undefined],
  ['looseNumber', 1.5, 1.5],
  ['looseNumber', Number.NaN, undefined],
  ['looseNumber', ' 1250,50 ', 1250.5],
  ['looseNumber', '-3', -3],
  ['looseNumber', '1.250,50', 1250.5],
  ['looseNumber', '1,250.50', 1250.5],
  ['looseNumber', '-1.250.000', -1250000],
  ['looseNumber', '1,250,000', 1250000],
  ['looseNumber', '350000', 350000],
  ['looseNumber', '350.00', 350],
  ['looseNumber', '350.000,00', 350000],
  ['looseNumber', '1.250.000,5', 1250000.5],
  ['looseNumber', '1250.500', 1250.5],
  ['looseNumber', '0,125', 0.125],
  ['looseNumber', '350.000', undefined],
  ['looseNumber', '-350,000', undefined],
  ['looseNumber', '1.25.000', undefined],
  ['looseNumber', '1.250,000,000', undefined],
  ['looseNumber', '1.250.00', undefined],
  ['looseNumber', '9007199254740993', undefined],
  ['looseNumber', '€ 350', undefined],
  ['looseDecimal', '2.150', 2.15],
  ['looseDecimal', '4,125', 4.125],
  ['looseDecimal', '2', 2],
  ['looseDecimal', '1.250,50', undefined],
  ['looseNumber', '', undefined],
  ['looseNumber', null, undefined],
  ['looseClaim', 'true', true],
  ['looseClaim', 0, false],
  ['looseClaim', 'ja', undefined],
  ['looseYesNo', true, 1],
  ['looseYesNo', 'true', 1],
  ['looseYesNo', false, 0],
  ['looseYesNo', 'false', 0],
  ['looseYesNo', '1', 1],
  ['looseYesNo', 0, 0],
  ['looseYesNo', -1, -1],
  ['looseYesNo', '-1', -1],
  ['looseYesNo', 2, undefined],
  ['looseYesNo', 'ja', undefined],
  ['looseDate', ' 2026-11-21 ', '21-11-2026'],
  ['looseDate', '2026-11-21T10:00:00Z', '21-11-2026'],
  ['looseDate', '2026-11-21 23:59:59', '21-11-2026'],
  ['looseDate', '2026-11-20T23:00:00.000Z', '21-11-2026'],
  ['looseDate', '2026-11-20T23:30:00Z', undefined],
  ['looseDate', '2026-11-21T00:00:00+01:00', '21-11-2026'],
  ['looseDate', '2026-11-21T99:00:00Z', undefined],
  ['looseDate', '2026-11-21Tmorgen', undefined],
  ['looseDate', '2024-02-29', '29-02-2024'],
  ['looseDate', '2023-02-29', undefined],
  ['looseDate', '31-02-2024', undefined],
  ['looseDate', '0000-00-00', undefined],
  ['looseDate', '00-00-0000', undefined],
  ['looseDate', '2026-11-211', undefined],
  ['looseDate', ' 21-11-2026', '21-11-2026'],
  ['looseDate', '121-11-2026', undefined],
  ['looseDate', '21-11-20261', undefined],
  ['looseDate', ' ', ''],
  ['looseDate', 'morgen', undefined],
  ['looseDate', 20261121, undefined],
])('%s reads %j as %j', (name, value, expected) => {
  const read: E.Either<unknown, unknown> = codecs[name].decode(value)
  expect(E.isRight(read) ? read.right : undefined).toBe(expected)
  expect(codecs[name].is(value)).toBe(expected !== undefined)
})

test('an object is itself or what it is wrapped in, and a list leaves out what is none', () => {
  expect(unwrapped({ data: { data: { a: 1 } } })).toEqual({ a: 1 })
  expect(unwrapped({ data: { a: 1 }, b: 2 })).toEqual({ data: { a: 1 }, b: 2 })
  expect(unwrapped({ data: [1], a: 1 })).toEqual({ data: [1], a: 1 })
  expect(unwrapped({ data: null })).toEqual({ data: null })
  expect(unwrapped([1])).toBeNull()
  expect(unwrappedList({ data: [{ a: 1 }, 2, { data: { b: 1 } }] })).toEqual([{ a: 1 }, { b: 1 }])
  expect([unwrappedList({ a: [] }), unwrappedList('ab'), unwrappedList([])]).toEqual([null, null, []])
  expect([unwrappedList({ data: [], total: 0 }), unwrappedList({ data: { data: [{ a: 1 }] } })]).toEqual([
    null,
    [{ a: 1 }],
  ])
  expect([ownValue({ a: 1 }, 'a'), ownValue({}, 'toString'), ownValue(null, 'a')]).toEqual([1, undefined, undefined])
})

test('an office is read key by key, wrapped or not', () => {
  const office = {
    id: '1',
    code: 'K',
    email: 'a@b.nl',
    name: 'Kantoor',
    number: '2',
    phone: '06',
    website: 'b.nl',
    street_name: 'Dam',
    house_number: '3',
    house_number_addition: 'A',
    postcode: '1012JS',
    city: 'Amsterdam',
  }
  expect(readOffice(office)).toEqual(office)
  expect(readOffice({ data: { ...office, house_number: 3, more: 1 } })).toEqual(office)
  expect(readOffice({})).toEqual(Object.fromEntries(Object.keys(office).map(key => [key, ''])))
  expect([readOffice(null), readOffice('Kantoor')]).toEqual([null, null])
})

test('an invitation has the type and the moments that it says, and is none without an id', () => {
  const plain = {
    id: '7',
    type: 'full',
    partner_invited: null,
    valid_until: null,
    submitted_at: null,
    aqopi_info: null,
  }
  expect(readInvitation({ data: { id: 7 } })).toEqual(plain)
  const said = { id: '7', type: 'pension', partner_invited: 1, valid_until: ' 2026-12-01 ', submitted_at: ' ' }
  expect(readInvitation({ ...said, aqopi_info: { a: 1 } })).toEqual({
    ...plain,
    type: 'pension',
    partner_invited: true,
    valid_until: '2026-12-01',
    aqopi_info: { a: 1 },
  })
  for (const none of [null, {}, { id: ' ' }, { id: 7, type: 'anders' }]) expect(readInvitation(none)).toBeNull()
})

test.each([
  [true, true],
  ['1', true],
  [false, false],
  [0, false],
  ['0', false],
  [undefined, null],
  [null, null],
  ['', null],
  ['misschien', null],
])('whether the partner was invited is known only where the office says it: %j', (partner_invited, known) => {
  expect(readInvitation({ id: 7, partner_invited })?.partner_invited).toBe(known)
})

test('of each field the first text is told, wherever the errors stand', () => {
  const errors = { email: ['Bestaat niet', 'Nog iets'], code: 'Onjuist', name: [], phone: [''], age: [3], none: null }
  const told = [
    ['email', 'Bestaat niet'],
    ['code', 'Onjuist'],
  ]
  for (const body of [{ errors }, { error: { errors } }, { data: { errors } }, { errors: 'nee', data: { errors } }])
    expect(fieldErrors(body)).toEqual(told)
  for (const body of [null, 'nee', {}, { errors: ['nee'] }, { more: { errors } }]) expect(fieldErrors(body)).toEqual([])
})
