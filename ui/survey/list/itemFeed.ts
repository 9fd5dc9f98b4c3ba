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
 * The items of one list, each told of its own changes alone: a change compares pointers, whatever the length of the list,
 * and asks nothing of the other rows.
 */
export interface ItemFeed {
  /** Null while it is not there. */
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

/** What is read off one item; renders again when that reads otherwise. */
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
