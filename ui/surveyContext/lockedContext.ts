import { createContext, useContext } from 'react'

/** Whether the answers of this step are read-only, because they are being sent. */
export const LockedContext = createContext(false)

export const useIsLocked = (): boolean => useContext(LockedContext)
