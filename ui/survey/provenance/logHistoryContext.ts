import { createContext } from 'react'
import type { LogHistoryStreams } from '../../../projections/logHistoryStream'

/** The history of the answers, from the log; null on a page without it, and until the log has been read. */
export const LogHistoryContext = createContext<LogHistoryStreams | null>(null)
