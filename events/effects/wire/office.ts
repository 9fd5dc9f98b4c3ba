import type { Office } from '../../../domain/portal/office'
import { looseText } from './loose'
import { readOr } from './reading'
import { own, unwrapped } from './record'

/** The adviser's office, wrapped or not; null when the answer has none. */
export const readOffice = (value: unknown): Office | null => {
  const record = unwrapped(value)
  if (record === null) return null
  const text = (key: keyof Office): string => readOr(looseText, own(record, key), '')
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
