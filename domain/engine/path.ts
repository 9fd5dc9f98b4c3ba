/**
 * Converts the path of a question or list ('customer.employers.ID.name') into its place and item ids, and back; null
 * where there is none. Also checks an item id.
 */

import type { ListAddress, SlotAddress } from './answers'
import { listsTo } from './answers'
import type { Catalogue, ListSlot, Slot } from './catalogue'

/** Item ids: ours, short, without a dot, and never a name that an object already has. */
export const isItemId = (id: string): boolean =>
  /^[A-Za-z0-9_-]{1,64}$/.test(id) && !['__proto__', 'prototype', 'constructor'].includes(id)

/** A path with the item ids taken out ('customer.employers.*.name'), and those ids. */
interface Pattern {
  readonly pattern: string
  readonly ids: readonly string[]
}

/** Reads the ids off wherever a prefix of the path names a list. */
const patternOf = (catalogue: Catalogue, path: string): Pattern | null => {
  const ids: string[] = []
  let pattern = ''
  for (const segment of path.split('.')) {
    if (catalogue.listAt.has(pattern)) {
      if (!isItemId(segment)) return null
      ids.push(segment)
      pattern += '.*'
    } else pattern = pattern === '' ? segment : `${pattern}.${segment}`
  }
  return { pattern, ids }
}

const cache = new WeakMap<Catalogue, Map<string, SlotAddress | null>>()

/** How many parsed paths are remembered for a catalogue: those of the largest inventory that is read, and no more. */
const mostRemembered = 300_000

/** Who decides on an answer, who folds it and who shows it look for the same one after each other. */
let latest: { readonly catalogue: Catalogue; readonly path: string; readonly address: SlotAddress | null } | null = null

/**
 * The slot and item ids of a path; null when the catalogue has no such question. Whether the items on the way exist is for the
 * answers to say.
 */
export const slotAddress = (catalogue: Catalogue, path: string): SlotAddress | null => {
  if (latest?.catalogue === catalogue && latest.path === path) return latest.address
  const address = addressOf(catalogue, path)
  latest = { catalogue, path, address }
  return address
}

const addressOf = (catalogue: Catalogue, path: string): SlotAddress | null => {
  let paths = cache.get(catalogue)
  if (paths === undefined || paths.size > mostRemembered) {
    paths = new Map()
    cache.set(catalogue, paths)
  }
  const cached = paths.get(path)
  if (cached !== undefined) return cached
  const at = patternOf(catalogue, path)
  const slot = at === null ? undefined : catalogue.slotAt.get(at.pattern)
  const address = at === null || slot === undefined ? null : { slot, ids: at.ids }
  paths.set(path, address)
  return address
}

export const listAddress = (catalogue: Catalogue, path: string): ListAddress | null => {
  const at = patternOf(catalogue, path)
  const list = at === null ? undefined : catalogue.listAt.get(at.pattern)
  return at === null || list === undefined ? null : { list, ids: at.ids }
}

/** The path that leads to a list with these item ids on the way. */
export const listPath = (list: ListSlot, ids: readonly string[]): string => prefixed(list.group.within, list.path, ids)

/** The path of an answer; the other way round from `slotAddress`. */
export const slotPath = (slot: Slot, ids: readonly string[]): string => prefixed(slot.group.within, slot.path, ids)

const prefixed = (within: ListSlot | null, path: string, ids: readonly string[]): string =>
  within === null ? path : `${listPath(within, ids.slice(0, -1))}.${ids[listsTo(within.group).length] ?? ''}.${path}`
