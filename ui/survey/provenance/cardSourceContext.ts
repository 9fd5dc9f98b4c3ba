import { createContext } from 'react'

/** The source of the answers of the enclosing card, in words; null outside a card, or where it names none. */
export const CardSourceContext = createContext<string | null>(null)
