import { createContext, use } from 'react'
import { logMomentText } from '../../words/logMomentText'
import { movedWords } from '../../words/movedWords'

/** Whether the dates and times of the log that is shown were moved: it holds no data of the customer. */
export const MovedDatesContext = createContext(false)

/** What says of a date or a time that it was moved, where it was. */
export const useMovedDateWords = (): ((words: string) => string) => {
  const areMoved = use(MovedDatesContext)
  return words => movedWords(words, areMoved)
}

/** A moment as it is said wherever one stands. */
export const useMomentWords = (): ((at: number) => string) => {
  const moved = useMovedDateWords()
  return at => moved(logMomentText(at))
}
