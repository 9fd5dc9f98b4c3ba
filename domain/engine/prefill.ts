import { type Answer, plainAnswer, sameAnswer } from '../language/answer'
import type { Condition } from '../language/condition'
import { isSameJson, type Json } from '../language/json'
import { groupAt, type ListAddress, type ListAnswers, listAt, type SlotAddress } from './answers'
import { isKeptEmpty } from './asked'
import type { Group, ListSlot, Slot } from './catalogue'
import { loadedAnswer, onWire } from './kinds/kinds'
import type { LoadedCustomer, LoadedItem } from './loaded'
import { listAddress, listPath, slotAddress, slotPath } from './path'
import { holds, rootPlace, type Situation } from './reading'

/**
 * What loading brings about, in order: items that come, answers, and the JSON of a value that its answer does not say
 * whole; null where it does.
 */
export type Filling =
  | { readonly tag: 'item'; readonly list: string; readonly id: string }
  | { readonly tag: 'answer'; readonly path: string; readonly value: Answer }
  | { readonly tag: 'kept'; readonly path: string; readonly json: string | null }

/** What loading goes by. */
interface Loading {
  readonly situation: Situation
  readonly newId: () => string
  readonly kept: ReadonlyMap<string, string>
}

/** Whether what has the condition can show in this visit: an option of the office's that it cannot is not meant. */
const canShowAt = (situation: Situation, { group }: Slot) => {
  const place = rootPlace(situation, situation.catalogue.groups[0] ?? group)
  return (condition: Condition): boolean => place === null || holds(situation, place, condition)
}

/** The very JSON that came, null too; undefined where nothing did. */
const rawOf = ({ raw, values }: LoadedItem, key: string): Json | undefined =>
  raw?.has(key) === true ? raw.get(key) : values.get(key)

/** What would go back of a value is not always what came: then that is kept beside the answer. */
const keptOf = (loading: Loading, { slot, ids }: SlotAddress, raw: Json, after: Answer): readonly Filling[] => {
  const wire = onWire(slot.question, after)
  const json = 'value' in wire && isSameJson(wire.value, raw) ? null : JSON.stringify(raw)
  const path = slotPath(slot, ids)
  return (loading.kept.get(path) ?? null) === json ? [] : [{ tag: 'kept', path, json }]
}

/** Fills one place unless the customer gave the answer, or it is there already. */
const fillSlot = (loading: Loading, address: SlotAddress, loaded: LoadedItem, key: string): readonly Filling[] => {
  const { situation } = loading
  const { slot, ids } = address
  const held = groupAt(situation.answers, slot.group, ids)
  const scalar = loaded.values.get(key)
  const raw = rawOf(loaded, key)
  if (raw === undefined || held?.touched[slot.index] === true) return []
  const before = held?.values[slot.index] ?? slot.question.initial
  const value = scalar === undefined ? null : loadedAnswer(slot.question, scalar, canShowAt(situation, slot))
  const kept = keptOf(loading, address, raw, value ?? before)
  if (value === null || sameAnswer(before, value)) return kept
  return [{ tag: 'answer', path: slotPath(slot, ids), value: plainAnswer(value) }, ...kept]
}

const fillGroup = (loading: Loading, group: Group, ids: readonly string[], loaded: LoadedItem): Filling[] =>
  group.slots.flatMap(slot => fillSlot(loading, { slot, ids }, loaded, slot.path))

/** An item that is there, by its id; null for one that was removed. */
interface Known {
  readonly id: string | null
  readonly values: readonly Answer[]
}

const knownItems = (held: ListAnswers): readonly Known[] => [
  ...held.ids.map((id, at) => ({ id, values: held.items[at]?.values ?? [] })),
  ...[...held.removed.values()].map(({ item }) => ({ id: null, values: item.values })),
]

/** What an item is told by; null where it says nothing of it. */
interface Marks {
  readonly ofLoaded: (item: LoadedItem) => string | null
  readonly ofKnown: (known: Known) => string | null
}

/** By what items are the same, the surest first: the office's id, a name or number, and in order where neither has any. */
const marksOf = ({ list, item }: ListSlot): readonly Marks[] => {
  const keys = ['id', list.matchedBy].map((key): Marks => {
    const at = item.slots.findIndex(slot => slot.path === key)
    return {
      ofLoaded: ({ values }) => String(values.get(key) ?? '').trim() || null,
      ofKnown: ({ values }) => String(values[at] ?? '') || null,
    }
  })
  const unmarked: Marks = {
    ofLoaded: loaded => (keys.every(({ ofLoaded }) => ofLoaded(loaded) === null) ? '' : null),
    ofKnown: known => (keys.every(({ ofKnown }) => ofKnown(known) === null) ? '' : null),
  }
  return [...keys, unmarked]
}

/** The known ones with each mark, in their order backwards: the next one is taken off the end. */
const byMark = (known: ReadonlySet<Known>, { ofKnown }: Marks): ReadonlyMap<string, Known[]> => {
  const found = new Map<string, Known[]>()
  for (const one of [...known].reverse()) {
    const mark = ofKnown(one)
    const same = mark === null ? undefined : found.get(mark)
    if (same !== undefined) same.push(one)
    else if (mark !== null) found.set(mark, [one])
  }
  return found
}

/** What each loaded item already is. Nothing is two of them. */
const matchesOf = (
  { list }: ListAddress,
  held: ListAnswers,
  loaded: readonly LoadedItem[],
): ReadonlyMap<LoadedItem, Known> => {
  const free = new Set(knownItems(held))
  const found = new Map<LoadedItem, Known>()
  for (const marks of marksOf(list)) {
    const waiting = byMark(free, marks)
    for (const item of loaded) {
      const mark = found.has(item) ? null : marks.ofLoaded(item)
      const match = mark === null ? undefined : waiting.get(mark)?.pop()
      if (match === undefined) continue
      free.delete(match)
      found.set(item, match)
    }
  }
  return found
}

const fillList = (loading: Loading, address: ListAddress, loaded: readonly LoadedItem[]): readonly Filling[] => {
  const held = listAt(loading.situation.answers, address.list, address.ids)
  const matches = held === null ? new Map<LoadedItem, Known>() : matchesOf(address, held, loaded)
  return loaded.flatMap(item => {
    const match = matches.get(item)
    if (match?.id === null) return []
    const id = match?.id ?? loading.newId()
    const ids = [...address.ids, id]
    const path = listPath(address.list, address.ids)
    const come: Filling[] = match === undefined ? [{ tag: 'item', list: path, id }] : []
    const within = address.list.item.lists.flatMap(list =>
      fillList(loading, { list, ids }, item.lists.get(list.path) ?? []),
    )
    return [...come, ...fillGroup(loading, address.list.item, ids, item), ...within]
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
 * @param newId gives a new item id at each call
 * @param kept what is kept beside the answers already, as JSON text by path
 */
export const prefill = (
  situation: Situation,
  loaded: LoadedCustomer,
  newId: () => string,
  kept: ReadonlyMap<string, string> = new Map(),
): readonly Filling[] => {
  const loading: Loading = { situation, newId, kept }
  const gates = new Set<Slot | null>()
  const lists = [...loaded.lists].flatMap(([path, items]) => {
    const address = listAddress(situation.catalogue, path)
    if (address === null || items.length === 0 || isKeptEmpty(situation, address.list)) return []
    const gate = gateOf(situation, address)
    gates.add(gate)
    return [...openGate(situation, gate), ...fillList(loading, address, items)]
  })
  const paths = new Set([...loaded.values.keys(), ...(loaded.raw?.keys() ?? [])])
  const answers = [...paths].flatMap(path => {
    const address = slotAddress(situation.catalogue, path)
    if (address === null) return []
    if (!gates.has(address.slot)) return fillSlot(loading, address, loaded, path)
    const raw = rawOf(loaded, path)
    return raw === undefined ? [] : keptOf(loading, address, raw, 1)
  })
  return [...answers, ...lists]
}
