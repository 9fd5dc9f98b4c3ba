// The React context of all screens: the app, the lifecycle's `send`, `logOut`, and what opens the dialogs for the
// account and the help.
import { createContext, useContext } from 'react'
import type { App } from './createApp'
import type { SendMessage } from './visitHandle'

interface AppContextValue {
  readonly app: App
  readonly send: SendMessage
  /** Ends the session or, when there are unsent answers, first asks what to do with them. */
  readonly logOut: () => void
  /** Opens 'Mijn account'; null where there is none. */
  readonly openAccount: (() => void) | null
  /** Opens the help: the helpdesk's code, and the log to give to it. */
  readonly openHelp: () => void
}

export const AppContext = createContext<AppContextValue | null>(null)

export const useAppContext = (): AppContextValue => {
  const context = useContext(AppContext)
  if (context === null) throw new Error('A screen outside the portal')
  return context
}
