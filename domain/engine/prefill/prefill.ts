// Works out what office or retrieved data fill in where the customer said nothing, with JSON kept, and what is not used and why.

import { type Answer, plainAnswer, sameAnswer } from '../../language/answer'
import type { Condition } from '../../language/condition'
import { isSameJson, type Json } from '../../language/json'
import { groupAt, type ListAddress, listAt, type SlotAddress } from '../answers'
import type { Group, Slot } from '../catalogue'
import { conditionHolds, rootScope } from '../evaluation/evaluateQuestion'
import { answerOnWire, isEmptyAnswer, loadedAnswer } from '../kinds/kinds'
import type { LoadedCustomer, LoadedItem, OriginalOfficeValue } from '../loadedCustomer'
import { listAddress, listPath, slotAddress, slotPath } from '../path'
import type { Situation } from '../situation'
import { isAsked, isKeptEmpty, isListAsked } from '../visitContext'
import { type ExistingItem, isBlankItem, matchItems, type RetrievedAnswerAt } from './matchItems'

/**
 * What loading brings about, in order: items that come, answers, and the JSON of a value that its answer does not say
 * whole; null where it does. Of a retrieval also what it says of each question, filled in or not (`read`; `key` names the
 * value in its item, '' for the question before a list), which item a part is (`placed`), and what of it is not used.
 */
export type PrefillEffect =
  | { readonly tag: 'item'; readonly list: string; readonly id: string }
  | { readonly tag: 'answer'; readonly path: string; readonly value: Answer }
  | { readonly tag: 'kept'; readonly path: string; readonly json: string | null }
  | {
      readonly tag: 'read'
      readonly item: LoadedItem
      readonly key: string
      readonly path: string
      readonly value: Answer
    }
  | { readonly tag: 'placed'; readonly item: LoadedItem; readonly path: string }
  | { readonly tag: 'unused'; readonly item: LoadedItem; readonly key: string | null; readonly why: UnusedReason }

/** Why something retrieved is not used: it is no answer to the question, this visit asks no such thing, it was removed. */
type UnusedReason = 'notListed' | 'notAsked' | 'removed'

interface PrefillContext {
  readonly situation: Situation
  readonly newId: () => string
  readonly kept: ReadonlyMap<string, OriginalOfficeValue>
  /** What earlier retrievals told; null where the office loads. */
  readonly told: RetrievedAnswerAt | null
}

/** Whether what has the condition can show in this visit: an option of the office's that it cannot is not meant. */
const canShowAt = (situation: Situation, { group }: Slot) => {
  const scope = rootScope(situation, situation.catalogue.groups[0] ?? group)
  return (condition: Condition): boolean => scope === null || conditionHolds(situation, scope, condition)
}

/** The very JSON that came, null too; undefined where nothing did. */
const rawOf = ({ raw, values }: LoadedItem, key: string): Json | undefined =>
  raw?.has(key) === true ? raw.get(key) : values.get(key)

/**
 * What would go back of a value is not always what came: then that is kept beside the answer. Not beside an answer that
 * this visit shows and that says something else.
 * @param read the answer that the value says; null where it says none
 * @param after the answer that stands there now
 */
const keptOf = (
  context: PrefillContext,
  { slot, ids }: SlotAddress,
  raw: Json,
  read: Answer | null,
  after: Answer,
): readonly PrefillEffect[] => {
  const { question } = slot
  const isSaid = sameAnswer(read ?? question.initial, after) || (read === null && isEmptyAnswer(question, after))
  const wire = answerOnWire(question, after)
  const isOurs = !isSaid && isAsked(context.situation, slot)
  const json = isOurs || ('value' in wire && isSameJson(wire.value, raw)) ? null : JSON.stringify(raw)
  const path = slotPath(slot, ids)
  const current = context.kept.get(path)
  const counts = current !== undefined && sameAnswer(current.as, after)
  const isHeld = json === null ? current === undefined || (isOurs && !counts) : counts && current.json === json
  return isHeld ? [] : [{ tag: 'kept', path, json }]
}

const readAt = ({ situation }: PrefillContext, slot: Slot, { values }: LoadedItem, key: string): Answer | null =>
  loadedAnswer(slot.question, values.get(key) ?? null, canShowAt(situation, slot))

/** Fills one place unless the customer gave the answer, or it is there already. */
const fillSlot = (
  context: PrefillContext,
  address: SlotAddress,
  loaded: LoadedItem,
  key: string,
): readonly PrefillEffect[] => {
  const { situation } = context
  const { slot, ids } = address
  const current = groupAt(situation.answers, slot.group, ids)
  const raw = rawOf(loaded, key)
  if (raw === undefined || current?.touched[slot.index] === true) return []
  const before = current?.values[slot.index] ?? slot.question.initial
  const value = readAt(context, slot, loaded, key)
  const kept = keptOf(context, address, raw, value, value ?? before)
  if (value === null || sameAnswer(before, value)) return kept
  return [{ tag: 'answer', path: slotPath(slot, ids), value: plainAnswer(value) }, ...kept]
}

/** The same of a retrieval, with what it says; nothing is filled in that this visit never asks, but of a new item. */
const fillRetrieved = (
  context: PrefillContext,
  address: SlotAddress,
  loaded: LoadedItem,
  key: string,
  isNew: boolean,
): readonly PrefillEffect[] => {
  const { situation } = context
  const { slot, ids } = address
  const scalar = loaded.values.get(key)
  if (scalar === undefined || scalar === null) return []
  const path = slotPath(slot, ids)
  // What an item came with that nobody is asked is still the retrieval's own.
  if (!isNew && !isAsked(situation, slot) && context.told?.(path) === undefined)
    return slot.question.kind === 'stored' ? [] : [{ tag: 'unused', item: loaded, key, why: 'notAsked' }]
  const value = loadedAnswer(slot.question, scalar, canShowAt(situation, slot))
  if (value === null) return [{ tag: 'unused', item: loaded, key, why: 'notListed' }]
  // 'Not known' says nothing of what stands there; a switch that is off does.
  if (slot.question.kind !== 'switch' && isEmptyAnswer(slot.question, value)) return []
  const current = groupAt(situation.answers, slot.group, ids)
  const before = current?.values[slot.index] ?? slot.question.initial
  if (loaded.guesses?.has(key) === true && !sameAnswer(before, value) && !isEmptyAnswer(slot.question, before))
    return []
  const isDone = current?.touched[slot.index] === true || sameAnswer(before, value)
  const read: PrefillEffect = { tag: 'read', item: loaded, key, path, value: plainAnswer(value) }
  return isDone ? [read] : [{ tag: 'answer', path, value: plainAnswer(value) }, read]
}

const fillGroup = (
  context: PrefillContext,
  group: Group,
  ids: readonly string[],
  loaded: LoadedItem,
  isNew: boolean,
): PrefillEffect[] =>
  group.slots.flatMap(slot =>
    context.told === null
      ? fillSlot(context, { slot, ids }, loaded, slot.path)
      : fillRetrieved(context, { slot, ids }, loaded, slot.path, isNew),
  )

const fillList = (
  context: PrefillContext,
  address: ListAddress,
  loaded: readonly LoadedItem[],
): readonly PrefillEffect[] => {
  const current = listAt(context.situation.answers, address.list, address.ids)
  const matches =
    current === null ? new Map<LoadedItem, ExistingItem>() : matchItems(address, current, loaded, context.told)
  return loaded.flatMap(item => {
    const match = matches.get(item)
    if (match?.isGone === true) return context.told === null ? [] : [{ tag: 'unused', item, key: null, why: 'removed' }]
    const id = match?.id ?? context.newId()
    const isNew = match === undefined || isBlankItem(address.list, match.item)
    const ids = [...address.ids, id]
    const path = listPath(address.list, address.ids)
    const addedItem: PrefillEffect[] = match === undefined ? [{ tag: 'item', list: path, id }] : []
    const within = address.list.item.lists.flatMap(list =>
      fillList(context, { list, ids }, item.lists.get(list.path) ?? []),
    )
    const placed: PrefillEffect[] = context.told === null ? [] : [{ tag: 'placed', item, path: `${path}.${id}` }]
    return [...addedItem, ...placed, ...fillGroup(context, address.list.item, ids, item, isNew), ...within]
  })
}

const gateOf = ({ catalogue }: Situation, { list }: ListAddress): Slot | null =>
  list.list.gate === null ? null : (catalogue.slotOf.get(list.list.gate) ?? null)

/** The yes that goes with items that were loaded, unless the customer has answered that. */
const openGate = (situation: Situation, slot: Slot | null): PrefillEffect[] => {
  const current = slot === null ? null : groupAt(situation.answers, slot.group, [])
  if (slot === null || current?.touched[slot.index] === true || current?.values[slot.index] === 1) return []
  return [{ tag: 'answer', path: slotPath(slot, []), value: 1 }]
}

/**
 * What the office knows and the customer has not touched (spec README, OPEN-100). Items match by the office's id, else by
 * name, employer or part number; what the customer removed stays away. Items say more than the yes/no before them.
 * @param newId gives a new item id at each call
 * @param kept what is kept beside the answers already, by path
 */
export const prefill = (
  situation: Situation,
  loaded: LoadedCustomer,
  newId: () => string,
  kept: ReadonlyMap<string, OriginalOfficeValue> = new Map(),
): readonly PrefillEffect[] => {
  const context: PrefillContext = { situation, newId, kept, told: null }
  const gates = new Set<Slot | null>()
  const lists = [...loaded.lists].flatMap(([path, items]) => {
    const address = listAddress(situation.catalogue, path)
    if (address === null || items.length === 0 || isKeptEmpty(situation, address.list)) return []
    const gate = gateOf(situation, address)
    gates.add(gate)
    return [...openGate(situation, gate), ...fillList(context, address, items)]
  })
  const paths = new Set([...loaded.values.keys(), ...(loaded.raw?.keys() ?? [])])
  const answers = [...paths].flatMap(path => {
    const address = slotAddress(situation.catalogue, path)
    if (address === null) return []
    if (!gates.has(address.slot)) return fillSlot(context, address, loaded, path)
    const raw = rawOf(loaded, path)
    return raw === undefined ? [] : keptOf(context, address, raw, readAt(context, address.slot, loaded, path), 1)
  })
  return [...answers, ...lists]
}

const noneKept: ReadonlyMap<string, OriginalOfficeValue> = new Map()

/** A list as it was retrieved, with the yes that its items say of the question before it. */
const fillRetrievedList = (
  context: PrefillContext,
  path: string,
  items: readonly LoadedItem[],
): readonly PrefillEffect[] => {
  const { situation } = context
  const address = listAddress(situation.catalogue, path)
  const [first] = items
  if (address === null || first === undefined) return []
  if (isKeptEmpty(situation, address.list) || !isListAsked(situation, address.list))
    return items.map((item): PrefillEffect => ({ tag: 'unused', item, key: null, why: 'notAsked' }))
  const filled = fillList(context, address, items)
  const gate = gateOf(situation, address)
  if (gate === null || filled.every(({ tag }) => tag === 'unused')) return filled
  const read: PrefillEffect = { tag: 'read', item: first, key: '', path: slotPath(gate, []), value: 1 }
  return [...openGate(situation, gate), read, ...filled]
}

/**
 * What the retrieval knows: it fills what the customer has not touched and this visit asks, and says of all that it knows
 * what became of it. Items match as the office's do, and by what earlier retrievals told of them.
 */
export const prefillRetrieved = (
  situation: Situation,
  loaded: LoadedCustomer,
  newId: () => string,
  told: RetrievedAnswerAt,
): readonly PrefillEffect[] => {
  const context: PrefillContext = { situation, newId, kept: noneKept, told }
  const lists = [...loaded.lists].flatMap(([path, items]) => fillRetrievedList(context, path, items))
  const gates = new Set(lists.flatMap(filling => (filling.tag === 'read' && filling.key === '' ? [filling.path] : [])))
  const answers = [...loaded.values.keys()].flatMap(path => {
    const address = gates.has(path) ? null : slotAddress(situation.catalogue, path)
    return address === null ? [] : fillRetrieved(context, address, loaded, path, false)
  })
  return [...answers, ...lists]
}
