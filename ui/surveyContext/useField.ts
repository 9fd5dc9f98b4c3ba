/**
 * The state of one question, rendering again only when it changes, or its answer as a stream, to follow without
 * rendering.
 */
import { useMemo, useRef } from 'react'
import { map } from 'rxjs'
import type { Answer } from '../../domain/language/answer'
import { type Stream, streamOf } from '../../events/stream'
import type { FieldView } from '../../projections/tree/fieldView'
import { useStream } from '../useStream'
import { useSurvey } from './surveyContext'

const asItIs = (field: FieldView | null): FieldView | null => field

/**
 * The state of one question; renders again only when that changes.
 * @param same whether two views of it are one; without it they are compared by identity
 */
export const useField = (
  path: string,
  same?: (a: FieldView | null, b: FieldView | null) => boolean,
): FieldView | null => {
  const { live } = useSurvey()
  return useStream(
    useMemo(() => live.field$(path), [live, path]),
    asItIs,
    same,
  )
}

/** The answer to a question as a stream, to follow without rendering. @param view the question, which must exist */
export const useAnswer = (path: string, view: FieldView): Stream<Answer> => {
  const { live } = useSurvey()
  const last = useRef(view.value)
  return useMemo(() => {
    const answerIn = (field: FieldView | null): Answer => {
      if (field !== null) last.current = field.value
      return last.current
    }
    return streamOf(() => answerIn(live.field(path)), live.field$(path).pipe(map(answerIn)))
  }, [live, path])
}
