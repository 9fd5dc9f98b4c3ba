import { createContext } from 'react'

/** Where the answers of the card came from that a question stands on, in words; null where no card says so. */
export const CardSourceContext = createContext<string | null>(null)
