/**
 * Which items of long lists, read-back cards and searches for homes are open, and which page of each list shows: the
 * state as streams, its context and hooks.
 */
import { createContext, useContext } from 'react'
import { BehaviorSubject } from 'rxjs'
import type { CardAddress } from '../../domain/engine/readBack'
import type { Stream } from '../../events/stream'
import { useStream } from '../useStream'

/** From this many items on, a list shows a row for each, and the fields of those that are opened. */
export const rowListFrom = 4

/**
 * Which items of long lists and searches for homes are open, and which page of each list shows. Lives above the lists, so that
 * it survives the closing of an enclosing item.
 */
export interface OpenItems {
  /** By the item's id or the search's path; absent until it is opened or closed, and then the component decides. */
  readonly open$: Stream<ReadonlyMap<string, boolean>>
  readonly set: (ids: readonly string[], open: boolean) => void
  /** By the list's path, from 0; absent for the first page. */
  readonly pages$: Stream<ReadonlyMap<string, number>>
  readonly turnTo: (list: string, page: number) => void
  /** Paths of lists that were long: they keep showing rows, so that removing an item does not open the others. */
  readonly rows$: Stream<ReadonlySet<string>>
  readonly keepRows: (list: string) => void
  /** Paths of questions that show under a read-back card: they stay there until it is closed. */
  readonly asked$: Stream<ReadonlySet<string>>
  readonly ask: (paths: readonly string[]) => void
  readonly stopAsking: (paths: readonly string[]) => void
  /** Whether a card's answers were known when it first showed: it does not open or close while being filled in. */
  readonly wasKnown: (path: string, card: CardAddress, isKnown: boolean) => boolean
}

export const createOpenItems = () => {
  const open$ = new BehaviorSubject<ReadonlyMap<string, boolean>>(new Map())
  const rows$ = new BehaviorSubject<ReadonlySet<string>>(new Set())
  const pages$ = new BehaviorSubject<ReadonlyMap<string, number>>(new Map())
  const asked$ = new BehaviorSubject<ReadonlySet<string>>(new Set())
  const known = new Map<string, boolean>()
  return {
    open$,
    set: (ids: readonly string[], isOpen: boolean) => {
      if (ids.every(id => open$.value.get(id) === isOpen)) return
      open$.next(new Map([...open$.value, ...ids.map(id => [id, isOpen] as const)]))
    },
    pages$,
    turnTo: (list: string, page: number) => {
      if ((pages$.value.get(list) ?? 0) !== page) pages$.next(new Map([...pages$.value, [list, page]]))
    },
    rows$,
    keepRows: (list: string) => {
      if (!rows$.value.has(list)) rows$.next(new Set([...rows$.value, list]))
    },
    asked$,
    ask: (paths: readonly string[]) => {
      if (!paths.every(path => asked$.value.has(path))) asked$.next(new Set([...asked$.value, ...paths]))
    },
    stopAsking: (paths: readonly string[]) => {
      if (paths.some(path => asked$.value.has(path)))
        asked$.next(new Set([...asked$.value].filter(one => !paths.includes(one))))
    },
    wasKnown: (path: string, _: CardAddress, isKnown: boolean) => {
      const was = known.get(path) ?? isKnown
      known.set(path, was)
      return was
    },
  } satisfies OpenItems
}

/** The default, for a page that keeps none. */
export const OpenItemsContext = createContext<OpenItems>(createOpenItems())

export const useOpenItems = (): OpenItems => useContext(OpenItemsContext)

/** @param fallback for an item that was never opened or closed */
export const useIsOpen = (id: string, fallback: boolean): boolean =>
  useStream(useOpenItems().open$, open => open.get(id) ?? fallback)

/** The open page of the list at this path, from 0. */
export const useOpenPage = (list: string): number => useStream(useOpenItems().pages$, pages => pages.get(list) ?? 0)
