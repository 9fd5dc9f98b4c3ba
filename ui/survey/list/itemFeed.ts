import { useMemo, useRef, useSyncExternalStore } from 'react'
import type { ListSlot } from '../../../domain/engine/catalogue'
import type { Live } from '../../../projections/live'
import { listViewAt } from '../../../projections/lookUp'
import type { GroupView, ListView } from '../../../projections/surveyTree'
import { usePortal } from '../portal'

/**
 * The items of one list, each told of its own changes alone: a change compares pointers, whatever the length of the list,
 * and asks nothing of the other rows.
 */
export interface ItemFeed {
  readonly item: (id: string) => GroupView | null
  readonly subscribe: (id: string, listener: () => void) => () => void
}

const itemOf = (list: ListView | null, id: string): GroupView | null => list?.items[list.index.get(id) ?? -1] ?? null

export const createItemFeed = (live: Live, slot: ListSlot, ids: readonly string[]): ItemFeed => {
  const now = (): ListView | null => listViewAt(live.view().tree, slot, ids)
  const rows = new Map<string, Set<() => void>>()
  let seen = now()
  let stop: (() => void) | null = null
  const look = (): void => {
    const before = seen
    seen = now()
    if (before === seen) return
    for (const [id, listeners] of rows)
      if (itemOf(before, id) !== itemOf(seen, id)) for (const listener of [...listeners]) listener()
  }
  return {
    item: id => itemOf(now(), id),
    subscribe: (id, listener) => {
      if (stop === null) {
        seen = now()
        stop = live.onChange(look)
      }
      const listeners = rows.get(id) ?? new Set()
      rows.set(id, listeners.add(listener))
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) rows.delete(id)
        if (rows.size > 0) return
        stop?.()
        stop = null
      }
    },
  }
}

export const useItemFeed = (slot: ListSlot, ids: readonly string[]): ItemFeed => {
  const { live } = usePortal()
  return useMemo(() => createItemFeed(live, slot, ids), [live, slot, ids])
}

/** What is read off one item; renders again when that reads otherwise. */
export const useItem = <A>(
  feed: ItemFeed,
  id: string,
  select: (item: GroupView | null) => A,
  same: (a: A, b: A) => boolean,
): A => {
  const subscribe = useMemo(() => (listener: () => void) => feed.subscribe(id, listener), [feed, id])
  const last = useRef<{ readonly item: GroupView | null; readonly select: unknown; readonly value: A } | null>(null)
  return useSyncExternalStore(subscribe, () => {
    const item = feed.item(id)
    const before = last.current
    if (before?.item === item && before.select === select) return before.value
    const value = select(item)
    const kept = before !== null && same(before.value, value) ? before.value : value
    last.current = { item, select, value: kept }
    return kept
  })
}
