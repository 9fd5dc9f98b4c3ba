import { readMoment } from '../../domain/language/moment'
import { decodeOr } from '../../events/effects/wire/codecFrom'
import type { Expected } from './calls'
import { shownValue } from './finding'
import { isMoment } from './momentFindings'
import { prefilledWords } from './prefilled'
import { type LeafFound, walk } from './walk'

const words = (read: unknown): string => {
  if (read === null || read === undefined || read === '') return 'nothing'
  if (typeof read === 'boolean') return read ? 'yes' : 'no'
  return typeof read === 'object' ? 'kept as it came' : String(read)
}

const takenAs = (found: LeafFound, isCustomer: boolean): string => {
  if (isMoment(found)) return readMoment(found.value)?.day ?? 'nothing'
  const asked = isCustomer ? prefilledWords(found) : null
  return asked ?? words(decodeOr(found.leaf.codec, found.value, null))
}

/** Beside each value that the portal reads, how it takes it: 'data.address.woz_waarde: "350000" -> € 350.000'. */
export const readingsOf = ({ shape }: Expected, body: unknown): readonly string[] => {
  const isCustomer = shape.tag === 'object' && shape.name === 'Customer'
  return walk(shape, body).flatMap(found => {
    if (found.tag === 'list') return []
    const shown = shownValue(found.value, found.at)
    if (shown === 'a secret' || found.leaf.schema.contentEncoding !== undefined) return [`${found.at}: ${shown}`]
    return [`${found.at}: ${shown} -> ${takenAs(found, isCustomer)}`]
  })
}
