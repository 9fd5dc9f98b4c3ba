/** Selects a value from the questions at several paths, and renders again when one of those questions changes. */
import { useMemo } from 'react'
import { map, merge } from 'rxjs'
import { type Stream, streamOf } from '../../events/stream'
import type { Live } from '../../projections/live'
import type { FieldView } from '../../projections/tree/fieldView'
import { useStream } from '../useStream'
import { useSurvey } from './surveyContext'

const sameEach = <A>(a: readonly A[], b: readonly A[]): boolean =>
  a.length === b.length && a.every((one, i) => Object.is(one, b[i]))

const asTheyAre = <A>(fields: readonly A[]): readonly A[] => fields

/** A stream of several questions; emits when one of them changes. */
const fieldsOf = (live: Live, paths: readonly string[]): Stream<readonly (FieldView | null)[]> => {
  const read = () => paths.map(path => live.field(path))
  return streamOf(read, merge(...paths.map(live.field$)).pipe(map(read)))
}

/**
 * A value selected from the questions at these paths; renders again when one of the questions changes.
 * @param paths the same array as long as the paths are the same
 */
export const useFields = <A>(paths: readonly string[], select: (fields: readonly (FieldView | null)[]) => A): A => {
  const { live } = useSurvey()
  const fields = useStream(
    useMemo(() => fieldsOf(live, paths), [live, paths]),
    asTheyAre,
    sameEach,
  )
  return useMemo(() => select(fields), [select, fields])
}
