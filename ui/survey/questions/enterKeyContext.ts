import { createContext } from 'react'

/** What the key that ends a line does in a field: it takes the answer over, and where one question has the page to itself it goes on. */
export const EnterKeyContext = createContext<'done' | 'next'>('done')
