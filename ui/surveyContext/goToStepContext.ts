import { createContext, useContext } from 'react'
import type { GoToStep } from './wizardActions'

/** The React context, and its hook, with the function that navigates to another step, for components deep in a step. */
export const GoToStepContext = createContext<GoToStep>(() => undefined)

export const useGoToStep = (): GoToStep => useContext(GoToStepContext)
