import { createContext, useContext } from 'react'

/** The file that a ticket may name: `digest` of its lines, and whether its times were moved. */
export interface TicketFile {
  readonly digest: string
  readonly isMoved: boolean
}

/** Null for a copy, which is in no file yet. */
export const TicketContext = createContext<TicketFile | null>(null)

export const useTicketFile = (): TicketFile | null => useContext(TicketContext)
