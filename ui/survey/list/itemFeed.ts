import { useMemo } from 'react'
import { distinctUntilChanged, map, shareReplay } from 'rxjs'
import type { ListSlot } from '../../../domain/engine/catalogue'
import { type Stream, streamOf } from '../../../events/stream'
import type { Live } from '../../../projections/live'
import { findList } from '../../../projections/tree/findNode'
import type { GroupView, ListView } from '../../../projections/tree/surveyTree'
import { useSurvey } from '../../surveyContext/surveyContext'
import { useStream } from '../../useStream'

/**
 * Streams the items of one list one by one: an item's stream emits at changes of that item alone, found by comparing
 * pointers, whatever the length of the list.
 */
export interface ItemFeed {
  /** Null while the list has no such item. */
  readonly item$: (id: string) => Stream<GroupView | null>
}

const itemOf = (list: ListView | null, id: string): GroupView | null => list?.items[list.index.get(id) ?? -1] ?? null

export const createItemFeed = (live: Live, slot: ListSlot, ids: readonly string[]): ItemFeed => {
  const now = (): ListView | null => findList(live.view().tree, slot, ids)
  const list$ = live.view$.pipe(map(now), distinctUntilChanged(), shareReplay({ bufferSize: 1, refCount: true }))
  return {
    item$: id =>
      streamOf(
        () => itemOf(now(), id),
        list$.pipe(
          map(list => itemOf(list, id)),
          distinctUntilChanged(),
        ),
      ),
  }
}

export const useItemFeed = (slot: ListSlot, ids: readonly string[]): ItemFeed => {
  const { live } = useSurvey()
  return useMemo(() => createItemFeed(live, slot, ids), [live, slot, ids])
}

/** A value of one item; renders again when that value changes. */
export const useItem = <A>(
  feed: ItemFeed,
  id: string,
  select: (item: GroupView | null) => A,
  same: (a: A, b: A) => boolean,
): A =>
  useStream(
    useMemo(() => feed.item$(id), [feed, id]),
    select,
    same,
  )
