import { createContext } from 'react'

/**
 * React context with the label of the Enter key on a touch keyboard: 'done' commits the answer, 'next' also goes to the next
 * question.
 */
export const EnterKeyContext = createContext<'done' | 'next'>('done')
