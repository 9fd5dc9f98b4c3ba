import { type Property, propertyCodec } from '../../../domain/property'
import { looseId, looseNumber, looseText } from './loose'
import { reading, readOr } from './reading'
import { isRecord, own, type WireRecord } from './record'

const nothing = { found: null }

const addressOf = (property: WireRecord): Property['address'] => {
  const nested = own(property, 'address')
  const text = (...keys: readonly string[]): string =>
    keys
      .flatMap(key => [own(property, key), isRecord(nested) ? own(nested, key) : undefined])
      .map(value => readOr(looseText, value, ''))
      .find(value => value !== '') ?? ''
  return {
    street: text('street'),
    number: text('number'),
    number_addition: text('number_addition'),
    postcode: text('postcode', 'postal_code'),
    city: text('city', 'place'),
  }
}

const readProperty = (answer: unknown): { readonly found: Property | null } | undefined => {
  if (!isRecord(answer)) return undefined
  const data = own(answer, 'data')
  const record: unknown = Array.isArray(data) ? data[0] : data
  if (!isRecord(record)) return nothing
  const property = {
    id: readOr(looseId, own(record, 'id'), ''),
    image: readOr(looseText, own(record, 'image'), ''),
    value_low: readOr(looseNumber, own(record, 'value_low'), 0),
    value_high: readOr(looseNumber, own(record, 'value_high'), 0),
    address: addressOf(record),
  }
  return property.address.street === '' || !propertyCodec.is(property) ? nothing : { found: property }
}

/** The answer of property/by_address: the home in `data`, its address beside it or within. Without a street there is none. */
export const foundPropertyCodec = reading('Found property', readProperty)
