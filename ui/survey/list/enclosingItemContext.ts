import { createContext } from 'react'

/** The name of the item around a list ('Hypotheek 1'); null where there is none. */
export const EnclosingItemContext = createContext<string | null>(null)
