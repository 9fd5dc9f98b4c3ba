import * as E from 'fp-ts/Either'
import { useCallback } from 'react'
import type { Answer } from '../../../domain/language/answer'
import { changeAnnouncements } from '../../../projections/answerEffects/changeAnnouncements'
import { derivedChangeWords } from '../../../projections/answerEffects/derivedChangeWords'
import { useConsequences } from '../../surveyContext/consequences'
import { useSurvey } from '../../surveyContext/surveyContext'

/**
 * Gives an answer and tells what it changed along; answers whether it was taken.
 * `typed`: the text that it was read from, where that says another answer.
 */
export const useChangeAnswer = (): ((path: string, value: Answer, typed?: string) => boolean) => {
  const { catalogue, dispatch, live } = useSurvey()
  const consequences = useConsequences()
  return useCallback(
    (path, value, typed) => {
      const { tree } = live.view()
      const outcome = dispatch({ type: 'ChangeAnswer', path, value, typed })
      if (E.isLeft(outcome)) return false
      if (outcome.right !== null) {
        const change = [catalogue, tree, live.view().tree, outcome.right] as const
        consequences.show(derivedChangeWords(...change), changeAnnouncements(...change))
      }
      return true
    },
    [catalogue, dispatch, live, consequences],
  )
}
