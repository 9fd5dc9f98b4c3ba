import { createContext, useContext } from 'react'

/** Of the headings that items and blocks have here: one further than what they stand in. */
export type HeadingLevel = 2 | 3 | 4 | 5

export const HeadingLevelContext = createContext<HeadingLevel>(3)

export const useHeadingLevel = (): HeadingLevel => useContext(HeadingLevelContext)

export const nextLevel = (level: HeadingLevel): HeadingLevel => (level === 2 ? 3 : level === 3 ? 4 : 5)
