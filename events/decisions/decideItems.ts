/**
 * Decides the events of adding, removing and restoring an item, with the list's yes/no question answered along; tells
 * whether a list may hold items.
 */
import { answerAt, type ListAddress, listAt } from '../../domain/engine/answers'
import { productCorrections } from '../../domain/engine/consequence'
import { listAddress, slotPath } from '../../domain/engine/path'
import { isKeptEmpty } from '../../domain/engine/visitContext'
import { answerChanged } from '../definitions/answerChanged'
import { itemAdded, itemRemoved, itemRestored } from '../definitions/items'
import type { SurveyEvent } from '../record/surveyEvent'
import { evolve } from '../state/evolve'
import { situationOf } from '../state/state'
import { accept, type Decision, type DecisionContext, refuse } from './decision'

/** The yes/no question before the list gets this answer, unless it has it. */
const gateSays = ({ catalogue, state }: DecisionContext, { list, ids }: ListAddress, value: 0 | 1): SurveyEvent[] => {
  const slot = list.list.gate === null ? undefined : catalogue.slotOf.get(list.list.gate)
  if (slot === undefined || answerAt(state.answers, { slot, ids }) === value) return []
  return [answerChanged({ path: slotPath(slot, ids), value })]
}

/** A new item, and within it the first of every list whose first item stays (a mortgage has a loan part). */
const itemWithin = (deciding: DecisionContext, address: ListAddress, path: string, id: string): SurveyEvent[] => [
  itemAdded({ list: path, id }),
  ...address.list.item.lists
    .filter(({ list }) => list.firstStays)
    .map(({ path: within }) => itemAdded({ list: `${path}.${id}.${within}`, id: deciding.newId() })),
]

/** Whether the list is there and may hold items in this visit. */
export const canHoldItems = (
  { catalogue, state }: Pick<DecisionContext, 'catalogue' | 'state'>,
  { list, ids }: ListAddress,
): boolean => listAt(state.answers, list, ids) !== null && !isKeptEmpty({ catalogue, facts: state.facts }, list)

export const addItem = (deciding: DecisionContext, path: string): Decision => {
  const address = listAddress(deciding.catalogue, path)
  if (address === null || !canHoldItems(deciding, address)) return refuse({ tag: 'NoSuchList', list: path })
  return accept(...gateSays(deciding, address, 1), ...itemWithin(deciding, address, path, deciding.newId()))
}

/** Removing the last item answers the question before the list with 'Nee' (checklist OPEN-68). */
export const removeItem = (deciding: DecisionContext, path: string, id: string): Decision => {
  const address = listAddress(deciding.catalogue, path)
  if (address === null) return refuse({ tag: 'NoSuchList', list: path })
  const held = listAt(deciding.state.answers, address.list, address.ids)
  if (held === null || !held.index.has(id)) return refuse({ tag: 'NoSuchItem', list: path, id })
  if (address.list.list.firstStays && held.ids[0] === id) return refuse({ tag: 'FirstItemStays', list: path })
  const wasLast = held.ids.length === 1
  return accept(itemRemoved({ list: path, id }), ...(wasLast ? gateSays(deciding, address, 0) : []))
}

/** Puts back an item with its answers; the lists of lenders may be others than when it went (checklist LEN-18). */
export const restoreItem = (deciding: DecisionContext, path: string, id: string): Decision => {
  const { catalogue, state, at } = deciding
  const address = listAddress(catalogue, path)
  if (address === null || !canHoldItems(deciding, address)) return refuse({ tag: 'NoSuchList', list: path })
  const held = listAt(state.answers, address.list, address.ids)
  if (held === null || !held.removed.has(id)) return refuse({ tag: 'NoSuchItem', list: path, id })
  const restored = itemRestored({ list: path, id })
  const after = evolve(catalogue, state, { at, by: 'customer', event: restored })
  const right = productCorrections(situationOf(catalogue, after)).map(answerChanged)
  return accept(restored, ...gateSays(deciding, address, 1), ...right)
}
