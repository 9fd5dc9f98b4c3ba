import { type Answer, plainAnswer, sameAnswer } from '../language/answer'
import type { Condition } from '../language/condition'
import { groupAt, type ListAddress, type ListAnswers, listAt, type SlotAddress } from './answers'
import { isKeptEmpty } from './asked'
import type { Group, Slot } from './catalogue'
import { loadedAnswer } from './kinds/kinds'
import type { LoadedCustomer, LoadedItem } from './loaded'
import { listAddress, listPath, slotAddress, slotPath } from './path'
import { holds, rootPlace, type Situation } from './reading'

/** What loading brings about, in order: items that come, and answers. */
export type Filling =
  | { readonly tag: 'item'; readonly list: string; readonly id: string }
  | { readonly tag: 'answer'; readonly path: string; readonly value: Answer }

/** Whether what has the condition can show in this visit: an option of the office's that it cannot is not meant. */
const canShowAt = (situation: Situation, { group }: Slot) => {
  const place = rootPlace(situation, situation.catalogue.groups[0] ?? group)
  return (condition: Condition): boolean => place === null || holds(situation, place, condition)
}

/** Fills one place unless the customer gave the answer, or it is there already. */
const fillSlot = (
  situation: Situation,
  { slot, ids }: SlotAddress,
  loaded: LoadedItem['values'],
  key: string,
): Filling[] => {
  const held = groupAt(situation.answers, slot.group, ids)
  const scalar = loaded.get(key)
  const value = scalar === undefined ? null : loadedAnswer(slot.question, scalar, canShowAt(situation, slot))
  if (value === null || held?.touched[slot.index] === true) return []
  if (sameAnswer(held?.values[slot.index] ?? slot.question.initial, value)) return []
  return [{ tag: 'answer', path: slotPath(slot, ids), value: plainAnswer(value) }]
}

const fillGroup = (situation: Situation, group: Group, ids: readonly string[], loaded: LoadedItem): Filling[] =>
  group.slots.flatMap(slot => fillSlot(situation, { slot, ids }, loaded.values, slot.path))

/** An item that is there, by its id; null for one that was removed. */
interface Known {
  readonly id: string | null
  readonly values: readonly Answer[]
}

const knownItems = (held: ListAnswers): readonly Known[] => [
  ...held.ids.map((id, at) => ({ id, values: held.items[at]?.values ?? [] })),
  ...[...held.removed.values()].map(({ item }) => ({ id: null, values: item.values })),
]

/**
 * What each loaded item already is: by the office's id, else by name or number, else, where neither has any, in order.
 * Nothing is two of them.
 */
const matchesOf = (
  { list }: ListAddress,
  held: ListAnswers,
  loaded: readonly LoadedItem[],
): ReadonlyMap<LoadedItem, Known> => {
  const keys = ['id', list.list.matchedBy]
  const markOf = ({ values }: Known, key: string): string =>
    String(values[list.item.slots.findIndex(slot => slot.path === key)] ?? '')
  const loadedMark = ({ values }: LoadedItem, key: string): string => String(values.get(key) ?? '').trim()
  const sameBy = (key: string) => (item: LoadedItem, known: Known) =>
    loadedMark(item, key) !== '' && loadedMark(item, key) === markOf(known, key)
  const isUnmarked = (item: LoadedItem, known: Known) =>
    keys.every(key => loadedMark(item, key) === '' && markOf(known, key) === '')

  const free = new Set(knownItems(held))
  const found = new Map<LoadedItem, Known>()
  for (const isSame of [...keys.map(sameBy), isUnmarked])
    for (const item of loaded.filter(one => !found.has(one))) {
      const match = [...free].find(known => isSame(item, known))
      if (match === undefined) continue
      free.delete(match)
      found.set(item, match)
    }
  return found
}

const fillList = (
  situation: Situation,
  address: ListAddress,
  loaded: readonly LoadedItem[],
  newId: () => string,
): Filling[] => {
  const held = listAt(situation.answers, address.list, address.ids)
  const matches = held === null ? new Map<LoadedItem, Known>() : matchesOf(address, held, loaded)
  return loaded.flatMap(item => {
    const match = matches.get(item)
    if (match?.id === null) return []
    const id = match?.id ?? newId()
    const ids = [...address.ids, id]
    const path = listPath(address.list, address.ids)
    const come: Filling[] = match === undefined ? [{ tag: 'item', list: path, id }] : []
    const within = address.list.item.lists.flatMap(list =>
      fillList(situation, { list, ids }, item.lists.get(list.path) ?? [], newId),
    )
    return [...come, ...fillGroup(situation, address.list.item, ids, item), ...within]
  })
}

/** The yes/no question before a list. */
const gateOf = ({ catalogue }: Situation, { list }: ListAddress): Slot | null =>
  list.list.gate === null ? null : (catalogue.slotOf.get(list.list.gate) ?? null)

/** The yes that goes with items that were loaded, unless the customer has answered that. */
const openGate = (situation: Situation, slot: Slot | null): Filling[] => {
  const held = slot === null ? null : groupAt(situation.answers, slot.group, [])
  if (slot === null || held?.touched[slot.index] === true || held?.values[slot.index] === 1) return []
  return [{ tag: 'answer', path: slotPath(slot, []), value: 1 }]
}

/**
 * What the office or the retrieval knows and the customer has not touched (spec README, OPEN-100). Items match by the
 * office's id, else by name, employer or part number; what the customer removed stays away. Items say more than the
 * yes/no before them.
 * @param newId gives a new item id at each call.
 */
export const prefill = (situation: Situation, loaded: LoadedCustomer, newId: () => string): readonly Filling[] => {
  const gates = new Set<Slot | null>()
  const lists = [...loaded.lists].flatMap(([path, items]) => {
    const address = listAddress(situation.catalogue, path)
    if (address === null || items.length === 0 || isKeptEmpty(situation, address.list)) return []
    const gate = gateOf(situation, address)
    gates.add(gate)
    return [...openGate(situation, gate), ...fillList(situation, address, items, newId)]
  })
  const answers = [...loaded.values.keys()].flatMap(path => {
    const address = slotAddress(situation.catalogue, path)
    return address === null || gates.has(address.slot) ? [] : fillSlot(situation, address, loaded.values, path)
  })
  return [...answers, ...lists]
}
