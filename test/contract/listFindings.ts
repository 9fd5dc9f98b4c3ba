import { decodeOr } from '../../events/effects/wire/codecFrom'
import { looseId } from '../../events/effects/wire/looseCodecs'
import { isWireRecord, ownValue } from '../../events/effects/wire/wireRecord'
import { type Finding, finding, shownValue } from './finding'
import type { ListFound } from './walk'

/** An object in place of a list is read as its one item. */
const oneFindings = ({ at, shape, value }: ListFound): readonly Finding[] => {
  if (!isWireRecord(value)) return []
  const isItem = Object.keys(value).some(key => Object.hasOwn(shape.of.keys, key))
  return isItem
    ? [finding('remark', at, 'one object, which is read as a list of one', 'a list')]
    : [finding('stops', at, `${shownValue(value)}, which is read as one item that says nothing`, 'a list')]
}

const sameIds = ({ at, items }: ListFound): readonly Finding[] => {
  const seen = new Map<string, string>()
  return items.flatMap(item => {
    const id = decodeOr(looseId, isWireRecord(item.value) ? ownValue(item.value, 'id') : null, null)
    if (id === null) return []
    const first = seen.get(id)
    seen.set(id, first ?? item.at)
    return first === undefined
      ? []
      : [finding('stops', `${item.at}.id`, `"${id}", as at ${first}`, `an id of its own in ${at || 'the list'}`)]
  })
}

/** What is wrong with a list, whatever its items say. */
export const listFindings = (found: ListFound): readonly Finding[] => [...oneFindings(found), ...sameIds(found)]
