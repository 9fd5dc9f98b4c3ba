import { createContext, useContext } from 'react'
import type { App } from './app'
import type { SessionEndings } from './endings'
import type { Entrance } from './gate'

/** What the screens share: the running portal, and the way into the wizard. */
export interface Surroundings {
  readonly app: App
  readonly entrance: Entrance
  readonly endings: SessionEndings
  /** Ends the session or, when there are unsent answers, first asks what to do with them. */
  readonly logOut: () => void
}

export const AppContext = createContext<Surroundings | null>(null)

export const useSurroundings = (): Surroundings => {
  const surroundings = useContext(AppContext)
  if (surroundings === null) throw new Error('A screen outside the portal')
  return surroundings
}
