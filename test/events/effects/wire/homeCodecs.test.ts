import * as E from 'fp-ts/Either'
import type * as t from 'io-ts'
import { describe, expect, test } from 'vitest'
import {
  homeAtAddressCodec,
  homeByIdCodec,
  homesNearCodec,
  pictureStatusCodec,
} from '../../../../events/effects/wire/homeCodecs'

const read = <A>(codec: t.Decoder<unknown, A>, answer: unknown): A | null => {
  const decoded = codec.decode(answer)
  return E.isLeft(decoded) ? null : decoded.right
}

const address = { street: 'Dam', number: '1', number_addition: 'A', postcode: '1012AB', city: 'Amsterdam' }
const home = { id: '7', image: '', value_low: 0, value_high: 0, address }

describe('a home that the office answers with', () => {
  test('has its address beside it or within, by either name, and its values as numbers', () => {
    const { postcode, city, ...rest } = address
    const wire = { id: 7, value_low: '250000', value_high: 300000, image: ' https://beeld.example/7.jpg ' }
    const found = { ...home, value_low: 250000, value_high: 300000, image: 'https://beeld.example/7.jpg' }
    for (const one of [
      { ...wire, ...address },
      { ...wire, address },
      { ...wire, ...rest, postal_code: postcode, place: city, city: '' },
      { ...wire, street: '', address: { ...rest, postal_code: postcode, place: city } },
    ])
      expect(read(homeAtAddressCodec, { data: one })).toEqual({ found })
    expect(read(homeAtAddressCodec, { data: [{ ...wire, address }, { id: 8 }] })).toEqual({ found })
  })

  test.each<[object, object | null]>([
    [
      { latitude: 52.3, longitude: 4.9 },
      { latitude: 52.3, longitude: 4.9 },
    ],
    [
      { latitude: -90, longitude: 180 },
      { latitude: -90, longitude: 180 },
    ],
    [{ latitude: 90.1, longitude: 4.9 }, null],
    [{ latitude: 52.3, longitude: -180.1 }, null],
    [{ latitude: 52.3 }, null],
    [{ longitude: 4.9 }, null],
    [{ latitude: 'noord', longitude: 4.9 }, null],
  ])('stands where it says, if that is on the globe: %j', (where, coordinates) => {
    expect(read(homeAtAddressCodec, { data: { ...home, ...where } })).toEqual({ found: { ...home, ...coordinates } })
    expect(read(homesNearCodec, { data: [], center: where })).toEqual({ homes: [], center: coordinates })
  })

  test('is none without a street at an address, and none without an id of its own', () => {
    const [nameless, streetless] = [
      { ...home, id: '' },
      { ...home, address: { ...address, street: '' } },
    ]
    expect(read(homeAtAddressCodec, { data: nameless })).toEqual({ found: nameless })
    expect(read(homeAtAddressCodec, { data: streetless })).toEqual({ found: null })
    expect(read(homeByIdCodec, { data: nameless })).toEqual({ found: null })
    expect(read(homeByIdCodec, { data: streetless })).toEqual({ found: streetless })
    for (const data of [null, [], 'thuis', [null]]) {
      expect(read(homeAtAddressCodec, { data })).toEqual({ found: null })
      expect(read(homeByIdCodec, { data })).toEqual({ found: null })
    }
  })

  test('has a picture only at an address that a picture can have', () => {
    for (const image of ['javascript:alert(1)', 'thuis', 7, null])
      expect(read(homeByIdCodec, { data: { ...home, image } })).toEqual({ found: home })
  })

  test.each([null, 'thuis', 7, []])('is not read from %j', answer => {
    expect(read(homeAtAddressCodec, answer)).toBeNull()
    expect(read(homesNearCodec, answer)).toBeNull()
    expect(read(pictureStatusCodec, answer)).toBeNull()
  })
})

test('of homes near a postal code each is there once, the first that says its id, and none without', () => {
  const other = { ...home, id: '8' }
  const data = [home, { ...home, id: '' }, other, { ...home, value_low: 1 }, 'thuis', null]
  expect(read(homesNearCodec, { data })).toEqual({ homes: [home, other], center: null })
  for (const not of [undefined, null, {}, 'thuis']) expect(read(homesNearCodec, { data: not })).toBeNull()
  const many = Array.from({ length: 120 }, (_, id) => ({ ...home, id: String(id) }))
  expect(read(homesNearCodec, { data: many })?.homes).toHaveLength(100)
})

test('a picture is there when the office says so, and else on its way', () => {
  const status = (said: unknown) => read(pictureStatusCodec, { data: { status: said } })
  expect(['ready', 'pending', 'other', undefined].map(status)).toEqual(['ready', 'pending', 'pending', 'pending'])
  expect(read(pictureStatusCodec, { data: null })).toBeNull()
})
