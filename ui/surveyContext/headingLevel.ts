/** Passes the heading level for items and blocks down in a React context, with the next deeper level, 5 at most. */
import { createContext, useContext } from 'react'

/** The heading level for items and blocks here: one deeper than their parent's. */
type HeadingLevel = 2 | 3 | 4 | 5

export const HeadingLevelContext = createContext<HeadingLevel>(3)

export const useHeadingLevel = (): HeadingLevel => useContext(HeadingLevelContext)

export const nextLevel = (level: HeadingLevel): HeadingLevel => (level === 2 ? 3 : level === 3 ? 4 : 5)
