import * as E from 'fp-ts/Either'
import { describe, expect, test } from 'vitest'
import { propertyCalls } from '../../../events/effects/calls/propertyCalls'
import { json, startOffice } from './startOffice'

const office = startOffice()
const calls = () => propertyCalls(office.http())
const homes = '/api-base/api/portal/jumba/properties'
const nowhere = { street: '', number: '', number_addition: '', postcode: '', city: '' }
const plain = { id: '7', image: '', value_low: 0, value_high: 0, address: nowhere }

describe('homes near a postal code', () => {
  const near = () => calls().near({ postalCode: '1234AB', radius: 5, homeType: '2-onder-1-kapwoning' })()

  test('are asked for with q, limit and sort (PROP-15, OPEN-119)', async () => {
    office.replies(json(200, { data: [] }))
    expect(await near()).toEqual(E.right({ homes: [], center: null }))
    const [call] = office.received
    const url = new URL(call?.url ?? '', office.address())
    expect([call?.method, url.pathname, call?.body]).toEqual(['GET', `${homes}/radius`, ''])
    expect(Object.fromEntries(url.searchParams)).toEqual({
      'q[postal_code]': '1234AB',
      'q[radius]': '5',
      'q[type]': '2-onder-1-kapwoning',
      limit: '12',
      sort: 'price',
    })
  })

  test('are read each by itself, with where they are when the office tells', async () => {
    const image = 'https://plaatjes.example/7.jpg'
    const address = { street: 'Dam', number: 1, city: 'Amsterdam' }
    office.replies(
      json(200, {
        data: [
          { id: 7, image, value_low: '350000', value_high: 390_000.5, address, latitude: '52,1', longitude: 4.9 },
          { id: 7, value_high: 1 },
          { id: 8, image: 'javascript:alert(1)', latitude: 91, longitude: 4.9 },
          { value_high: 100 },
          null,
          'woning',
        ],
        center: { latitude: 52, longitude: 5 },
      }),
    )
    const found = { ...nowhere, street: 'Dam', number: '1', city: 'Amsterdam' }
    expect(await near()).toEqual(
      E.right({
        homes: [
          {
            id: '7',
            image,
            value_low: 350_000,
            value_high: 390_000.5,
            address: found,
            latitude: 52.1,
            longitude: 4.9,
          },
          { ...plain, id: '8' },
        ],
        center: { latitude: 52, longitude: 5 },
      }),
    )
  })

  test.each([{}, { data: {} }, { data: 'veel' }, 'hallo', []])('is nonsense when it comes as %j', async body => {
    office.replies(json(200, body))
    expect(await near()).toMatchObject({ left: { tag: 'nonsense' } })
  })

  test('of an office that sends all it has are not all kept', async () => {
    office.replies(json(200, { data: Array.from({ length: 5000 }, (_, id) => ({ id })) }))
    const found = await near()
    expect(E.isRight(found) ? found.right.homes.length : 0).toBe(100)
  })
})

describe('a home by its id', () => {
  test('is asked for with limit 1 and no body (PROP-14)', async () => {
    office.replies(json(200, { data: { id: 7 } }))
    expect(await calls().byId('1234AB-10-A/..')()).toEqual(E.right(plain))
    expect(office.received.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['GET', `${homes}/1234AB-10-A%2F..?limit=1`, ''],
    ])
    office.replies(json(200, { data: [{ id: '7', address: { postcode: '1234AB' } }] }))
    expect(await calls().byId('7')()).toEqual(E.right({ ...plain, address: { ...nowhere, postcode: '1234AB' } }))
  })

  test.each([{ data: null }, { data: [] }, { data: {} }, {}, { data: { street: 'Dam' } }])(
    'is not there in %j',
    async body => {
      office.replies(json(200, body))
      expect(await calls().byId('7')()).toEqual(E.right(null))
    },
  )
})

describe('whether a picture is there', () => {
  test.each([
    [{ data: { status: 'ready' } }, 'ready'],
    [{ data: { status: 'pending' } }, 'pending'],
    [{ data: { status: 'bezig' } }, 'pending'],
    [{ data: {} }, 'pending'],
  ])('%j says %s', async (body, status) => {
    office.replies(json(200, body))
    expect(await calls().status('7')()).toEqual(E.right(status))
    expect(office.received[0]?.url).toBe(`${homes}/7/status`)
  })

  test('nobody knows from nonsense', async () => {
    office.replies(json(200, '<html>'))
    expect(await calls().status('7')()).toMatchObject({ left: { tag: 'nonsense' } })
  })
})
