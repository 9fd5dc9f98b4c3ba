import type { Office } from '../../../domain/portal/office'
import { decodeOr } from './codecFrom'
import { looseText } from './looseCodecs'
import { ownValue, unwrapped } from './wireRecord'

/** Reads the adviser's office (name, contact, address) from an answer, wrapped or not; null when it has none. */
export const readOffice = (value: unknown): Office | null => {
  const record = unwrapped(value)
  if (record === null) return null
  const text = (key: keyof Office): string => decodeOr(looseText, ownValue(record, key), '')
  return {
    id: text('id'),
    code: text('code'),
    email: text('email'),
    name: text('name'),
    number: text('number'),
    phone: text('phone'),
    website: text('website'),
    street_name: text('street_name'),
    house_number: text('house_number'),
    house_number_addition: text('house_number_addition'),
    postcode: text('postcode'),
    city: text('city'),
  }
}
