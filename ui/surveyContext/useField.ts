import { useMemo, useRef } from 'react'
import { map } from 'rxjs'
import type { Answer } from '../../domain/language/answer'
import { type Stream, streamOf } from '../../events/stream'
import type { FieldView } from '../../projections/tree/fieldView'
import { useStream } from '../useStream'
import { useSurvey } from './surveyContext'

const asItIs = (field: FieldView | null): FieldView | null => field

/**
 * One question; renders again when that question is not as it was, and at nothing else.
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

/** The answer to a question over time, for what follows it without a render. @param view the question, which is there */
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
