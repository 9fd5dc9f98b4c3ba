import { createContext, useContext } from 'react'
import type { GoToStep } from './wizardActions'

/** Navigates to another step, for components deep in a step. */
export const GoToStepContext = createContext<GoToStep>(() => undefined)

export const useGoToStep = (): GoToStep => useContext(GoToStepContext)
