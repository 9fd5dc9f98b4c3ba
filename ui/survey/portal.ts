import { createContext, useCallback, useContext, useMemo, useRef, useSyncExternalStore } from 'react'
import type { Catalogue } from '../../domain/engine/catalogue'
import type { Store } from '../../events/store/store'
import type { Saving } from '../../events/store/writer'
import type { FieldView } from '../../projections/fieldView'
import type { Live, View } from '../../projections/live'

/** All that the wizard's screens read and do. One value for a whole visit: it never changes, what it tells of does. */
export interface Portal {
  readonly catalogue: Catalogue
  readonly live: Live
  readonly dispatch: Store['dispatch']
  readonly saving: () => Saving
  /** Calls back when saving is not as it was; answers with how to stop. */
  readonly onSaving: (listener: () => void) => () => void
  /** The address that the picture of a home is loaded from; null for what the page may not load. */
  readonly picture: (image: string) => string | null
  /** Epoch milliseconds. */
  readonly now: () => number
  /** Text that stands in a field and is no answer yet, by the question's path. */
  readonly drafts: {
    readonly keep: (path: string, text: string) => void
    readonly drop: (path: string) => void
  }
}

export const PortalContext = createContext<Portal | null>(null)

export const usePortal = (): Portal => {
  const portal = useContext(PortalContext)
  if (portal === null) throw new Error('A wizard screen outside its portal')
  return portal
}

/** One question; renders again when that question is not as it was, and at nothing else. */
export const useField = (path: string): FieldView | null => {
  const { live } = usePortal()
  const subscribe = useCallback((listener: () => void) => live.onField(path, listener), [live, path])
  return useSyncExternalStore(subscribe, () => live.field(path))
}

/**
 * What is read off the questions at these paths; renders again when that is another value.
 * @param paths the same array as long as the paths are the same
 */
export const useFields = <A>(paths: readonly string[], select: (fields: readonly (FieldView | null)[]) => A): A => {
  const { live } = usePortal()
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = paths.map(path => live.onField(path, listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
    [live, paths],
  )
  const seen = useRef<{ readonly fields: readonly (FieldView | null)[]; readonly paths: readonly string[] } | null>(
    null,
  )
  const fields = useSyncExternalStore(subscribe, () => {
    const now = paths.map(path => live.field(path))
    if (seen.current?.paths !== paths || now.some((field, i) => field !== seen.current?.fields[i]))
      seen.current = { fields: now, paths }
    return seen.current.fields
  })
  return useMemo(() => select(fields), [select, fields])
}

/**
 * What is read off everything; renders again when that is another value.
 * @param same whether two values are one; without it they are compared by identity
 */
export const useView = <A>(select: (view: View) => A, same: (a: A, b: A) => boolean = Object.is): A => {
  const { live } = usePortal()
  const seen = useRef<{ readonly value: A } | null>(null)
  return useSyncExternalStore(live.onChange, () => {
    const value = select(live.view())
    if (seen.current === null || !same(seen.current.value, value)) seen.current = { value }
    return seen.current.value
  })
}

export const useSaving = (): Saving => {
  const { onSaving, saving } = usePortal()
  return useSyncExternalStore(onSaving, saving)
}
