import * as E from 'fp-ts/Either'
import { useCallback } from 'react'
import type { Answer } from '../../../domain/language/answer'
import { changeAnnouncements } from '../../../projections/answerEffects/changeAnnouncements'
import { derivedChangeWords } from '../../../projections/answerEffects/derivedChangeWords'
import { useConsequences } from '../../surveyContext/consequences'
import { useSurvey } from '../../surveyContext/surveyContext'

/**
 * Returns a function that dispatches `ChangeAnswer` and shows its consequences for other questions; it returns whether
 * the answer was accepted. `typed`: the text that was typed, where it reads as another answer.
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
