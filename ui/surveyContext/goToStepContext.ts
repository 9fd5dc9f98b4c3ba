import { createContext, useContext } from 'react'
import type { GoToStep } from './wizardActions'

/** The way to another step, for what stands deep in one. */
export const GoToStepContext = createContext<GoToStep>(() => undefined)

export const useGoToStep = (): GoToStep => useContext(GoToStepContext)
