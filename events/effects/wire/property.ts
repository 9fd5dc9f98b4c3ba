import { looseText } from './loose'
import { reading, readOr } from './reading'
import { isRecord, own } from './record'

/** The street and place of an address that exists. */
export interface FoundAddress {
  readonly street: string
  readonly place: string
}

const nothing = { found: null }

/** The answer of property/by_address: street and city in `data`, or in its `address`. Without a street nothing is found. */
export const foundAddressCodec = reading('Found address', (answer): { found: FoundAddress | null } | undefined => {
  if (!isRecord(answer)) return undefined
  const data = own(answer, 'data')
  const property: unknown = Array.isArray(data) ? data[0] : data
  if (!isRecord(property)) return nothing
  const nested = own(property, 'address')
  const text = (key: string): string =>
    readOr(looseText, own(property, key), '') || readOr(looseText, isRecord(nested) ? own(nested, key) : undefined, '')
  const street = text('street')
  return street === '' ? nothing : { found: { street, place: text('city') || text('place') } }
})
