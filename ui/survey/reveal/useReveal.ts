/**
 * Returns a function that focuses a question of this step in either view, going to its screen where one question shows
 * at a time; not for use during render.
 */
import { createContext, useCallback, useContext } from 'react'
import { useOpenItems } from '../../surveyContext/openItems'
import { useSurvey } from '../../surveyContext/surveyContext'
import { reveal } from './reveal'

/**
 * Goes to the screen of a question where that is another one of this step, and returns whether it is.
 * @param field the path that takes the focus there; null for the heading
 */
export type GoToScreenOf = (path: string, field: string | null) => boolean

/** Null where the whole step is one page. */
export const GoToScreenContext = createContext<GoToScreenOf | null>(null)

export const useReveal = (): ((path: string) => void) => {
  const survey = useSurvey()
  const openItems = useOpenItems()
  const goToScreenOf = useContext(GoToScreenContext)
  return useCallback(
    path => {
      if (goToScreenOf?.(path, path) !== true) reveal(survey, openItems, path)
    },
    [survey, openItems, goToScreenOf],
  )
}
