import type { HostConfig } from '../../domain/portal/portalConfig'
import type { Property } from '../standin/data/properties'
import { centreOf, propertiesNear, propertyAt, propertyOf } from '../standin/data/propertyLookUp'
import { readSearch } from '../standin/propertySearch'
import type { Office, OfficeAnswer } from './portalPage'

export const radiusPath = '/api/portal/jumba/properties/radius'
const addressPath = '/api/portal/property/by_address'
const homePath = '/api/portal/jumba/properties/'

/** What stands for the picture of any home. */
export const pictureHere = `${location.origin}/ui/public/icon.svg`

/** Pictures of homes come from the page of the test. */
export const picturesHere: Partial<HostConfig> = { api: location.origin }

const told = ({ id, picture: kind, value_low, value_high, address, position }: Property) => {
  const image = kind === 'ready' ? `${pictureHere}?home=${id}` : ''
  return { id, image, value_low, value_high, address, ...position }
}

const near = (query: unknown): OfficeAnswer => {
  const { q, limit } = readSearch(query)
  const found = propertiesNear({ postcode: q.postal_code, kilometres: q.radius, homeType: q.type })
  return { data: found.slice(0, limit).map(told), center: centreOf(q.postal_code) ?? null }
}

const byAddress = (body: unknown): OfficeAnswer => {
  const { postal_code, number, number_letter, number_addition } = Object(body)
  const found = propertyAt(postal_code, number, `${number_letter ?? ''}${number_addition ?? ''}`)
  return found === undefined ? null : { data: { ...told(found), ...found.address } }
}

const byId = (id: string): OfficeAnswer => {
  const found = propertyOf(id.replace(/\/status$/, ''))
  if (found === undefined) return null
  if (!id.endsWith('/status')) return { data: told(found) }
  return { data: { status: found.picture === 'slow' || found.picture === 'never' ? 'pending' : 'ready' } }
}

/** The same office, which knows the homes of the stand-in too. */
export const withHomes =
  (customers: Office): Office =>
  call => {
    const { path } = call
    if (path === radiusPath) return near(call.query)
    if (path === addressPath) return byAddress(call.body)
    return path.startsWith(homePath) ? byId(path.slice(homePath.length)) : customers(call)
  }
