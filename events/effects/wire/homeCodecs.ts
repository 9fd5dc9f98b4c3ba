/**
 * Decodes the office's answers about homes: the home at an address, one home by id, homes found near a postal code,
 * and a picture's status.
 */
import { type Coordinates, type Property, propertyCodec } from '../../../domain/homes/property'
import { isPictureAddress } from '../../../domain/portal/pictureAddress'
import { codecFrom, decodeOr } from './codecFrom'
import { looseDecimal, looseId, looseNumber, looseText } from './looseCodecs'
import { isWireRecord, ownValue, type WireRecord } from './wireRecord'

const nothing = { found: null }

const addressOf = (property: WireRecord): Property['address'] => {
  const nested = ownValue(property, 'address')
  const text = (...keys: readonly string[]): string =>
    keys
      .flatMap(key => [ownValue(property, key), isWireRecord(nested) ? ownValue(nested, key) : undefined])
      .map(value => decodeOr(looseText, value, ''))
      .find(value => value !== '') ?? ''
  return {
    street: text('street'),
    number: text('number'),
    number_addition: text('number_addition'),
    postcode: text('postcode', 'postal_code'),
    city: text('city', 'place'),
  }
}

/** Where something stands, when the office tells and it is on the globe. */
const coordinatesOf = (record: unknown): Coordinates | null => {
  if (!isWireRecord(record)) return null
  const latitude = decodeOr(looseDecimal, ownValue(record, 'latitude'), null)
  const longitude = decodeOr(looseDecimal, ownValue(record, 'longitude'), null)
  if (latitude === null || longitude === null || Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null
  return { latitude, longitude }
}

const pictureOf = (value: unknown): string => {
  const image = decodeOr(looseText, value, '').trim()
  return isPictureAddress(image) ? image : ''
}

const propertyOf = (record: WireRecord): Property => ({
  id: decodeOr(looseId, ownValue(record, 'id'), ''),
  image: pictureOf(ownValue(record, 'image')),
  value_low: decodeOr(looseNumber, ownValue(record, 'value_low'), 0),
  value_high: decodeOr(looseNumber, ownValue(record, 'value_high'), 0),
  address: addressOf(record),
  ...coordinatesOf(record),
})

/** The one home that is answered with, when it counts as one. */
const readOne =
  (isHome: (property: Property) => boolean) =>
  (answer: unknown): { readonly found: Property | null } | undefined => {
    if (!isWireRecord(answer)) return undefined
    const data = ownValue(answer, 'data')
    const record: unknown = Array.isArray(data) ? data[0] : data
    if (!isWireRecord(record)) return nothing
    const property = propertyOf(record)
    return isHome(property) && propertyCodec.is(property) ? { found: property } : nothing
  }

/** The answer of property/by_address: the home in `data`, its address beside it or within. Without a street there is none. */
export const homeAtAddressCodec = codecFrom(
  'Found property',
  readOne(({ address }) => address.street !== ''),
)

/** The answer of jumba/properties/{id} (checklist OPEN-118): without an id there is none. */
export const homeByIdCodec = codecFrom(
  'Found home',
  readOne(({ id }) => id !== ''),
)

/** The answer of jumba/properties/{id}/status. */
export const pictureStatusCodec = codecFrom('Picture status', (answer): 'ready' | 'pending' | undefined => {
  const data = isWireRecord(answer) ? ownValue(answer, 'data') : undefined
  if (!isWireRecord(data)) return undefined
  return ownValue(data, 'status') === 'ready' ? 'ready' : 'pending'
})

export interface HomesNear {
  readonly homes: readonly Property[]
  readonly center: Coordinates | null
}

/** More than any page shows; an office that sends its whole stock does not fill the log with it. */
const mostRead = 100

/**
 * The answer of jumba/properties/radius: homes in `data`; one without an id or twice the same is left out. `center`
 * beside `data` is where the postal code is, when the office tells.
 */
export const homesNearCodec = codecFrom('Found homes', (answer): HomesNear | undefined => {
  const list = isWireRecord(answer) ? ownValue(answer, 'data') : undefined
  if (!isWireRecord(answer) || !Array.isArray(list)) return undefined
  const homes = list.slice(0, mostRead).filter(isWireRecord).map(propertyOf)
  const first = new Map([...homes].reverse().map(home => [home.id, home]))
  return {
    homes: homes.filter(home => home.id !== '' && first.get(home.id) === home),
    center: coordinatesOf(ownValue(answer, 'center')),
  }
})
