import { createContext } from 'react'

/**
 * React context: the digest of the opened log file, with which a helpdesk ticket names a position in it; null for a
 * scenario copy and an unreadable file.
 */
export const TicketContext = createContext<string | null>(null)
