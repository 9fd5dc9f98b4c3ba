import { createContext, use } from 'react'
import { logMomentText } from '../../words/logMomentText'
import { movedWords } from '../../words/movedWords'

/**
 * React context that says whether the dates and times of the shown log were moved, as in a log without the customer's
 * data, and hooks that then add '(verschoven)' to them.
 */
export const MovedDatesContext = createContext(false)

/** Returns a function that adds '(verschoven)' to a date where the log's dates were moved. */
export const useMovedDateWords = (): ((words: string) => string) => {
  const areMoved = use(MovedDatesContext)
  return words => movedWords(words, areMoved)
}

/** Returns a function that formats a moment of the log, with that addition. */
export const useMomentWords = (): ((at: number) => string) => {
  const moved = useMovedDateWords()
  return at => moved(logMomentText(at))
}
