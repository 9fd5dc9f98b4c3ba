import { createContext } from 'react'

/** The other way to look at this step; null where there is none. */
export const StepViewContext = createContext<null | {
  readonly isOneQuestionView: boolean
  /** @param field the question that one was at, by its path */
  readonly choose: (isOneQuestionView: boolean, field: string | null) => void
}>(null)
