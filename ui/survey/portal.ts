import { createContext, useContext, useMemo } from 'react'
import { map, merge } from 'rxjs'
import type { Catalogue } from '../../domain/engine/catalogue'
import type { Store } from '../../events/store/store'
import type { Saving } from '../../events/store/writer'
import { type Stream, streamOf } from '../../events/stream'
import type { FieldView } from '../../projections/fieldView'
import type { Live, View } from '../../projections/live'
import { useStream } from '../useStream'

/** All that the wizard's screens read and do. One value for a whole visit: it never changes, what it tells of does. */
export interface Portal {
  readonly catalogue: Catalogue
  readonly live: Live
  readonly dispatch: Store['dispatch']
  readonly saving$: Stream<Saving>
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
  return useStream(useMemo(() => live.field$(path), [live, path]))
}

const sameEach = <A>(a: readonly A[], b: readonly A[]): boolean =>
  a.length === b.length && a.every((one, i) => Object.is(one, b[i]))

const asTheyAre = <A>(fields: readonly A[]): readonly A[] => fields

/** Several questions together, told when one of them is not as it was. */
const fieldsOf = (live: Live, paths: readonly string[]): Stream<readonly (FieldView | null)[]> => {
  const read = () => paths.map(path => live.field(path))
  return streamOf(read, merge(...paths.map(live.field$)).pipe(map(read)))
}

/**
 * What is read off the questions at these paths; renders again when that is another value.
 * @param paths the same array as long as the paths are the same
 */
export const useFields = <A>(paths: readonly string[], select: (fields: readonly (FieldView | null)[]) => A): A => {
  const { live } = usePortal()
  const fields = useStream(
    useMemo(() => fieldsOf(live, paths), [live, paths]),
    asTheyAre,
    sameEach,
  )
  return useMemo(() => select(fields), [select, fields])
}

/**
 * What is read off everything; renders again when that is another value.
 * @param same whether two values are one; without it they are compared by identity
 */
export const useView = <A>(select: (view: View) => A, same?: (a: A, b: A) => boolean): A =>
  useStream(usePortal().live.view$, select, same)

export const useSaving = (): Saving => useStream(usePortal().saving$)
