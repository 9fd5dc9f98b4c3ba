import { type ReactNode, useMemo } from 'react'
import { AppContext } from '../visit/provider/appContext'
import type { App } from '../visit/provider/createApp'
import { loginIdentityOf, type SendMessage } from '../visit/provider/visitHandle'
import { LogOutQuestion } from './dialogs/LogOutQuestion'
import { useHelpDialog } from './dialogs/useHelpDialog'
import { usePasswordDialog } from './dialogs/usePasswordDialog'

type AppProviderProps = Readonly<{ app: App; send: SendMessage; children: ReactNode }>

/** Gives every screen the app context, and renders the dialogs that any screen can open: account, help, logging out. */
export const AppProvider = ({ app, send, children }: AppProviderProps) => {
  const { open: openAccount, dialog } = usePasswordDialog(app)
  const { open: openHelp, dialog: help } = useHelpDialog(app)
  const context = useMemo(
    () => ({
      app,
      send,
      logOut: () => send({ tag: 'logoutRequested', identity: loginIdentityOf(app.session.stored()) }),
      openAccount,
      openHelp,
    }),
    [app, send, openAccount, openHelp],
  )
  return (
    <AppContext value={context}>
      {children}
      {dialog}
      {help}
      <LogOutQuestion />
    </AppContext>
  )
}
