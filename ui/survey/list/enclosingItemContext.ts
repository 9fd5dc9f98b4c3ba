import { createContext } from 'react'

/** The item that a list stands in ('Hypotheek 1'); null on the page itself. */
export const EnclosingItemContext = createContext<string | null>(null)
