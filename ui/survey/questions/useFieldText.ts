import { useMemo } from 'react'
import { map } from 'rxjs'
import type { NumberOrText } from '../../../domain/format/amount'
import type { Answer } from '../../../domain/language/answer'
import { type Stream, streamOf } from '../../../events/stream'

const mapStream = <A, B>(stream: Stream<A>, as: (value: A) => B): Stream<B> =>
  streamOf(() => as(stream.value), stream.pipe(map(as)))

export const numberOrText = (value: Answer): NumberOrText => (typeof value === 'number' ? value : String(value))

/**
 * Maps a stream of answers to the value type of a text field; `numberOrText` keeps a number and makes text of any other
 * answer. @param as the same function at every render
 */
export const useFieldText = <A extends string | number>(
  value$: Stream<Answer> | undefined,
  as: (value: Answer) => A,
): Stream<A> | undefined => useMemo(() => value$ && mapStream(value$, as), [value$, as])
