import { createContext, use } from 'react'
import { momentOf, movedWords } from '../words/replayWords'

/** Whether the dates and times of the log that is shown were moved: it holds no data of the customer. */
export const MovedDatesContext = createContext(false)

/** A moment as it is said wherever one stands. */
export const useMomentWords = (): ((at: number) => string) => {
  const areMoved = use(MovedDatesContext)
  return at => movedWords(momentOf(at), areMoved)
}
