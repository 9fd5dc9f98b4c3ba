import { createContext, useCallback, useContext } from 'react'
import { useOpenItems } from '../../surveyContext/openItems'
import { useSurvey } from '../../surveyContext/surveyContext'
import { reveal } from './reveal'

/** How a question of this step is gone to where it is not on the page; null where the whole step is. */
export const RevealContext = createContext<((path: string) => void) | null>(null)

/** To a question of this step, wherever it stands. Not for use while the page renders. */
export const useReveal = (): ((path: string) => void) => {
  const survey = useSurvey()
  const openItems = useOpenItems()
  const revealInStep = useContext(RevealContext)
  return useCallback(
    path => (revealInStep === null ? reveal(survey, openItems, path) : revealInStep(path)),
    [survey, openItems, revealInStep],
  )
}
