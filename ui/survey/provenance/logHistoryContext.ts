import { createContext } from 'react'
import type { LogHistoryStreams } from '../../../projections/logHistoryStream'

/** What the log tells of the answers; null on a page that does not ask it, and until it was read. */
export const LogHistoryContext = createContext<LogHistoryStreams | null>(null)
