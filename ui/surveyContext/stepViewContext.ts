import { createContext } from 'react'

/**
 * Which view of the step shows (one question at a time, or the whole page) and how to switch; null where there is one
 * view.
 */
export const StepViewContext = createContext<null | {
  readonly isOneQuestionView: boolean
  /** @param field the path of the current question */
  readonly choose: (isOneQuestionView: boolean, field: string | null) => void
}>(null)
