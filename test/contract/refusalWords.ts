import { officeWords } from '../../events/effects/wire/officeWords'
import { isWireRecord } from '../../events/effects/wire/wireRecord'
import { shownValue } from './finding'

/** As many keys as are told of one body. */
const most = 12

const keysWithin = (value: unknown, at: string): readonly string[] =>
  isWireRecord(value) && Object.keys(value).length > 0
    ? Object.entries(value).flatMap(([key, inner]) => keysWithin(inner, at === '' ? key : `${at}.${key}`))
    : [at]

/** The keys of the body of a refusal. */
export const keysOf = (body: unknown): string => {
  if (!isWireRecord(body)) return body === '' || body === undefined ? 'an empty body' : 'a body that is no object'
  const keys = keysWithin(body, '').filter(key => key !== '')
  if (keys.length === 0) return 'a body without keys'
  return `a body of ${keys.slice(0, most).join(', ')}${keys.length > most ? ' and more' : ''}`
}

/** The keys of the body of a refusal, and what it says first. */
export const refusalOf = (body: unknown): string => {
  const said = officeWords(body)
  return said === null ? keysOf(body) : `${keysOf(body)}, which says ${shownValue(said)}`
}
