import { createContext } from 'react'

/** The digest of the lines of the file that a ticket may name; null for a copy, which is in no file yet. */
export const TicketContext = createContext<string | null>(null)
