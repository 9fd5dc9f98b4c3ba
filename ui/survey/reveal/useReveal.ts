import { createContext, useCallback, useContext } from 'react'
import { useOpenItems } from '../../surveyContext/openItems'
import { useSurvey } from '../../surveyContext/surveyContext'
import { reveal } from './reveal'

/** Reveals a question that is on another screen of the step; null where the whole step is one page. */
export const RevealContext = createContext<((path: string) => void) | null>(null)

/** Returns a function that focuses a question of this step, in either view. Not for use during render. */
export const useReveal = (): ((path: string) => void) => {
  const survey = useSurvey()
  const openItems = useOpenItems()
  const revealInStep = useContext(RevealContext)
  return useCallback(
    path => (revealInStep === null ? reveal(survey, openItems, path) : revealInStep(path)),
    [survey, openItems, revealInStep],
  )
}
