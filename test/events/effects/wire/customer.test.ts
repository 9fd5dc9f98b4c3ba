import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, test } from 'vitest'
import { isWithinCaps } from '../../../../domain/language/json'
import { type WireCustomer, wireCustomerCodec } from '../../../../events/effects/wire/customer'

const read = (answer: unknown): WireCustomer => {
  const decoded = wireCustomerCodec.decode(answer)
  if (E.isLeft(decoded)) throw new Error('no customer')
  return decoded.right
}

const answer = {
  data: {
    id: 12,
    is_main_customer: true,
    is_partner: false,
    first_name: 'Jan',
    date_of_birth: '1980-02-29',
    maritial_status: '3',
    smoking: '0',
    has_partner: 1,
    bsn: '123456782',
    phone: null,
    address: { data: { street: 'Dam', number: 10, postal_code: '1234AB', woz_waarde: '350000.50' } },
    partner: { data: { id: 4, first_name: 'Piet', different_address: true, address: { data: { place: 'Utrecht' } } } },
    employments: { data: [{ id: 5, name: 'Bakker', salary: '48000', date_of_service: '2019-01-15 00:00:00' }] },
    children: { data: [] },
    mortgages: {
      data: [
        {
          id: 8,
          hdn_company_id: 3,
          is_shared: '1',
          parts: {
            data: [
              { id: 81, mortgage_id: 8, aflosvorm: 5, rentepercentage: '3,25', ingangsdatum_leningdeel: '01-02-2015' },
            ],
          },
        },
      ],
    },
    pensions: { data: { aow_alleenstaand: 17000, tot_overlijden: true } },
    invitation: {
      data: {
        id: 77,
        type: 'financial_advice',
        partner_invited: 1,
        valid_until: '',
        submitted_at: null,
        aqopi_info: { x: 1 },
      },
    },
    office: { data: { id: 2, name: 'Kantoor', style: { data: { logo: 'iVBORw0KGgo=', content_type: 'image/png' } } } },
  },
}

describe('what the office knows of a customer', () => {
  // Read by each test: what goes wrong there must show.
  const customer = () => read(answer)

  test('is read by path: ids as text, dates as DD-MM-YYYY, numbers from text, yes and no as 1 and 0', () => {
    expect(Object.fromEntries(customer().known.values)).toEqual({
      'customer.id': '12',
      'customer.is_main_customer': 1,
      'customer.is_partner': 0,
      'customer.first_name': 'Jan',
      'customer.date_of_birth': '29-02-1980',
      'customer.maritial_status': 3,
      'customer.smoking': 0,
      'customer.has_partner': 1,
      'customer.address.street': 'Dam',
      'customer.address.number': '10',
      'customer.address.postal_code': '1234AB',
      'customer.address.woz_waarde': 350000.5,
      'customer.partner.id': '4',
      'customer.partner.first_name': 'Piet',
      'customer.partner.different_address': 1,
      'customer.partner.address.place': 'Utrecht',
    })
  })

  test('holds each list that was included, with the ids of the server', () => {
    expect([...customer().known.lists.keys()]).toEqual([
      'customer.employers',
      'customer.children',
      'customer.mortgages',
      'customer.pensions',
    ])
    expect(customer().known.lists.get('customer.employers')).toEqual([
      {
        values: new Map<string, unknown>([
          ['id', '5'],
          ['name', 'Bakker'],
          ['salary', 48000],
          ['date_of_service', '15-01-2019'],
        ]),
        // As they came, where they were not read so.
        raw: new Map<string, unknown>([
          ['id', 5],
          ['salary', '48000'],
          ['date_of_service', '2019-01-15 00:00:00'],
        ]),
        lists: new Map(),
      },
    ])
    expect(customer().known.lists.get('customer.children')).toEqual([])
    expect(
      customer()
        .known.lists.get('customer.pensions')
        ?.map(({ values }) => Object.fromEntries(values)),
    ).toEqual([{ aow_alleenstaand: 17000, tot_overlijden: 1 }])
  })

  test.each([
    ['employments', 'customer.employers'],
    ['employers', 'customer.employers'],
    ['companies', 'customer.companies'],
    ['children', 'customer.children'],
    ['mortgages', 'customer.mortgages'],
    ['pensions', 'customer.pensions'],
  ])('reads %s into %s', (wire, path) => {
    const { lists } = read({ data: { [wire]: { data: [{ id: 5 }, { id: 6 }] } } }).known
    expect([...lists.keys()]).toEqual([path])
    expect(lists.get(path)?.map(({ values }) => values.get('id'))).toEqual(['5', '6'])
  })

  test('holds mortgages with their parts', () => {
    const [mortgage] = customer().known.lists.get('customer.mortgages') ?? []
    expect(Object.fromEntries(mortgage?.values ?? [])).toEqual({ id: '8', is_shared: 1, hdn_company_id: '3' })
    expect(mortgage?.lists.get('parts')?.map(({ values }) => Object.fromEntries(values))).toEqual([
      { id: '81', mortgage_id: '8', aflosvorm: '5', ingangsdatum_leningdeel: '01-02-2015', rentepercentage: 3.25 },
    ])
  })

  test('holds the invitation, the office and its logo', () => {
    expect(customer().invitation).toEqual({
      id: '77',
      type: 'financial_advice',
      partner_invited: true,
      valid_until: null,
      submitted_at: null,
      aqopi_info: { x: 1 },
    })
    expect(customer().office).toMatchObject({ id: '2', name: 'Kantoor', phone: '' })
    expect(customer().officeLogo).toBe('data:image/png;base64,iVBORw0KGgo=')
    expect(customer().isPartner).toBe(false)
  })
})

test('an answer without includes leaves them out, and has no valid invitation', () => {
  const customer = read({ data: { first_name: 'Jan', is_partner: 1 } })
  expect(customer).toEqual({
    known: {
      values: new Map<string, unknown>([
        ['customer.is_partner', 1],
        ['customer.first_name', 'Jan'],
      ]),
      raw: new Map(),
      lists: new Map(),
    },
    isPartner: true,
    invitation: null,
    office: null,
    officeLogo: null,
  })
})

test.each([null, { data: null }, { data: [] }, { data: { type: 'full' } }, { data: { id: 1, type: 'onbekend' } }])(
  'an invitation answered as %j is no valid invitation',
  invitation => {
    expect(read({ data: { invitation } }).invitation).toBeNull()
  },
)

test.each([
  [{ has_valid_invitation: false }, null],
  [{ has_valid_invitation: 0, valid_until: '2099-01-01' }, null],
  [{ has_valid_invitation: false, submitted_at: '2026-11-21' }, '2026-11-21'],
  [{ has_valid_invitation: true }, undefined],
  [{ has_valid_invitation: null }, undefined],
  [{ has_valid_invitation: '' }, undefined],
])('an invitation that says %j of itself is one, or none', (said, submittedAt) => {
  const { invitation } = read({ data: { invitation: { data: { id: 1, ...said } } } })
  expect(submittedAt === null ? invitation : invitation?.submitted_at).toBe(submittedAt ?? null)
})

test('a customer with a key of its own that is called data is read as it stands', () => {
  expect(read({ data: { ...answer.data, data: { source: 'crm' } } })).toEqual(read(answer))
})

test('an amount that could be two, and a date that is none of the calendar, are empty and go back as they came', () => {
  const { known } = read({ data: { date_of_birth: '0000-00-00', address: { woz_waarde: '350.000' } } })
  expect([...known.values]).toEqual([])
  const raw = { 'customer.date_of_birth': '0000-00-00', 'customer.address.woz_waarde': '350.000' }
  expect(known.raw).toEqual(new Map(Object.entries(raw)))
})

test('an invitation without a type is a full one', () => {
  expect(read({ data: { invitation: { data: { id: 'x' } } } }).invitation?.type).toBe('full')
})

test('a value of the wrong kind is left out and spoils nothing else', () => {
  const customer = read({
    data: {
      first_name: { x: 1 },
      last_name: 'Jansen',
      maritial_status: 'getrouwd',
      date_of_birth: '31/12/1980',
      address: 'Dam 1',
    },
  })
  expect(Object.fromEntries(customer.known.values)).toEqual({ 'customer.last_name': 'Jansen' })
  expect(Object.fromEntries(customer.known.raw ?? [])).toEqual({
    'customer.first_name': { x: 1 },
    'customer.maritial_status': 'getrouwd',
    'customer.date_of_birth': '31/12/1980',
  })
})

test('no answer whatever makes reading throw, or lets an unknown key in', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...Object.keys(answer.data), 'constructor'), fc.jsonValue()), data => {
      // Whole numbers beyond what we can hold are not read at all.
      fc.pre(isWithinCaps(data))
      const customer = read({ data })
      for (const [path, value] of customer.known.values) {
        expect(path).toMatch(/^customer\.[a-z_]+(\.[a-z_]+)*$/)
        expect(['string', 'number']).toContain(typeof value)
      }
    }),
  )
})
