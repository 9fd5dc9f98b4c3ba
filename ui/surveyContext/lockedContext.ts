import { createContext, useContext } from 'react'

/** Whether what stands on this step is only to be seen: as it was sent. */
export const LockedContext = createContext(false)

export const useIsLocked = (): boolean => useContext(LockedContext)
