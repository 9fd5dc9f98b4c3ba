import * as E from 'fp-ts/Either'
import { describe, expect, test } from 'vitest'
import { defaultTenantStyle } from '../../../domain/portal/tenant'
import { fileCalls } from '../../../events/effects/calls/fileCalls'
import { lenderLists } from '../../../events/effects/calls/lenderLists'
import { propertyCalls } from '../../../events/effects/calls/propertyCalls'
import { tenantCalls } from '../../../events/effects/calls/tenantCalls'
import { json, startOffice } from './startOffice'

const office = startOffice()
const tenant = () => tenantCalls(office.http(), 'kantoor')
const png = 'iVBORw0KGgoAAAANSUhEUg=='

describe('the look of the tenant', () => {
  test('is read with its colours and flags; what is missing has a default', async () => {
    const answer = {
      name: 'Kantoor',
      primary_color: 'AB12cd',
      secondary_color: '#fff',
      tertiary_color: 'red',
      use_slogan: '1',
      slogan: 'Samen',
    }
    for (const body of [answer, { data: answer }]) {
      office.replies(json(200, body))
      expect(await tenant().style()).toEqual(
        E.right({
          ...defaultTenantStyle,
          name: 'Kantoor',
          full_name: 'Kantoor',
          colours: { ...defaultTenantStyle.colours, primary: '#ab12cd', secondary: '#ffffff' },
          slogan: 'Samen',
          use_slogan: true,
        }),
      )
    }
    expect(office.received[0]?.url).toBe('/proxy-base/api/tenant/kantoor')
  })

  test('has pictures as data URLs, of the kind that the bytes say', async () => {
    office.replies(json(200, { data: { body: png } }))
    expect(await tenant().logo()).toEqual(E.right(`data:image/png;base64,${png}`))
    office.replies(json(200, { data: { body: `data:text/html;base64,/9j/4AAQ` } }))
    expect(await tenant().hero()).toEqual(E.right('data:image/jpeg;base64,/9j/4AAQ'))
    expect(office.received.map(({ url }) => url)).toEqual([
      '/proxy-base/api/tenant/kantoor/logo/json',
      '/proxy-base/api/tenant/kantoor/header/json',
    ])
  })

  test('that an office has no picture, or none that can be read, is no failure, and whatever else it says is one', async () => {
    office.replies(json(500, {}))
    expect(E.isLeft(await tenant().logo())).toBe(true)
    expect(E.isLeft(await tenant().style())).toBe(true)
  })

  test.each<readonly [number, unknown]>([
    [404, { data: { body: png } }],
    [200, 'hallo'],
    [200, { data: { body: 'PHNjcmlwdD4=' } }],
    [200, { data: { body: `${png}"><script>` } }],
  ])('is the portal’s own when a %i brings %j', async (status, body) => {
    office.replies(json(status, body))
    expect(await tenant().hero()).toEqual(E.right(null))
    if (status !== 200 || body === 'hallo') expect(E.isLeft(await tenant().style())).toBe(true)
  })
})

test.each<readonly [number, unknown, boolean]>([
  [200, true, true],
  [200, 1, true],
  [200, '1', true],
  [200, 'true', true],
  [200, false, false],
  [200, '0', false],
  [200, 'ja', false],
  [200, null, false],
  [500, true, false],
])('a setting answered %i with %j is on: %j', async (status, value, on) => {
  office.replies(json(status, { data: { name: 'iwize_integration', value } }))
  expect(await tenant().setting('iwize_integration')()).toBe(on)
  expect(office.received[0]?.url).toBe('/api-base/api/portal/tenant/setting/iwize_integration')
})

test.each([
  [{ data: true }, true],
  [{ data: false }, false],
  [{ value: 1 }, true],
  [{ data: {} }, false],
  [{}, false],
])('a setting answered as %j is on: %j', async (body, on) => {
  office.replies(json(200, body))
  expect(await tenant().setting('iwize_integration')()).toBe(on)
})

describe('the lists of lenders', () => {
  const companies = [{ id: 3, hdn_code: 'AB', sender_name: 'Bank A' }, { sender_name: 'zonder id' }, null]
  const labels = [{ id: '9', company_id: 3, hdn_company_label_id: 1, hdn_code: 'AB1', name: 'Product' }, { id: 1 }]

  test('come together, without what cannot be read', async () => {
    office.replies((response, { url }) =>
      json(200, { data: url.includes('label') ? labels : companies })(response, {
        method: '',
        url,
        headers: {},
        body: '',
      }),
    )
    expect(await lenderLists(office.http())()).toEqual({
      companies: [{ id: '3', code: 'AB', name: 'Bank A' }],
      labels: [{ id: '9', company_id: '3', code: 'AB1', name: 'Product' }],
    })
    expect(office.received.map(({ url }) => url).sort()).toEqual([
      '/api-base/api/portal/hdn_company/active?perPage=1000&orderBy=name&direction=asc',
      '/api-base/api/portal/hdn_company_label/active?perPage=1000&orderBy=name&direction=asc',
    ])
  })

  test('fail each by itself, and are empty then', async () => {
    office.replies((response, call) =>
      json(call.url.includes('label') ? 500 : 200, { data: companies })(response, call),
    )
    const lists = await lenderLists(office.http())()
    expect([lists.companies.length, lists.labels.length]).toEqual([1, 0])
    office.replies(json(200, { data: 'geen lijst' }))
    expect(await lenderLists(office.http())()).toEqual({ companies: [], labels: [] })
  })
})

describe('looking up an address', () => {
  const sought = { postalCode: '1234 ab', number: ' 10 ', addition: 'a2' }
  const lookUp = (signal?: AbortSignal) => propertyCalls(office.http()).byAddress(sought, signal)()

  test('splits the addition and reads the home', async () => {
    for (const data of [{ street: 'Dam', city: 'Amsterdam' }, { address: { street: 'Dam', city: 'Amsterdam' } }]) {
      office.replies(json(200, { data }))
      const address = { street: 'Dam', number: '', number_addition: '', postcode: '', city: 'Amsterdam' }
      expect(await lookUp()).toEqual(E.right({ id: '', image: '', value_low: 0, value_high: 0, address }))
    }
    office.received.length = 0
    const address = { street: 'Dam', number: 10, number_addition: 'A', postcode: '1234AB', city: 'Amsterdam' }
    office.replies(
      json(200, { data: { id: 7, image: 'https://x.example/7', value_low: '350000', value_high: 390000, address } }),
    )
    expect(await lookUp()).toEqual(
      E.right({
        id: '7',
        image: 'https://x.example/7',
        value_low: 350_000,
        value_high: 390_000,
        address: { ...address, number: '10' },
      }),
    )
    expect(JSON.parse(office.received[0]?.body ?? '')).toEqual({
      postal_code: '1234AB',
      number: '10',
      number_letter: 'A',
      number_addition: '2',
    })
  })

  test.each([{ data: null }, { data: [] }, { data: {} }, {}, { data: { street: '' } }])(
    'finds nothing in %j',
    async body => {
      office.replies(json(200, body))
      expect(await lookUp()).toEqual(E.right(null))
    },
  )

  test('can be aborted, so that a stale answer does not win', async () => {
    office.replies(() => undefined)
    const stop = new AbortController()
    const pending = lookUp(stop.signal)
    stop.abort()
    expect(await pending).toEqual(E.left({ tag: 'aborted' }))
  })
})

test('a file goes as multipart, under its name, and tells how far it is', async () => {
  const parts: number[] = []
  const bytes = new TextEncoder().encode('%PDF-1.7 inhoud')
  const upload = fileCalls(office.http()).upload({ name: 'jaaropgave.pdf', type: 'application/pdf' }, bytes, part =>
    parts.push(part),
  )
  expect(await upload()).toEqual(E.right(undefined))
  const [call] = office.received
  expect(call?.url).toBe('/api-base/api/portal/file')
  expect(call?.headers['content-type']).toContain('multipart/form-data; boundary=')
  expect(call?.body).toContain('name="file"; filename="jaaropgave.pdf"')
  expect(call?.body).toContain('Content-Type: application/pdf')
  expect(call?.body).toContain('%PDF-1.7 inhoud')
  expect(parts.at(-1)).toBe(1)
})

test('a file that is refused says so', async () => {
  office.replies(json(413, {}))
  const upload = fileCalls(office.http()).upload({ name: 'a.pdf', type: 'application/pdf' }, new Uint8Array(3))
  expect(await upload()).toMatchObject({ left: { tag: 'status', status: 413 } })
})
