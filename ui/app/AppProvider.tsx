import { type ReactNode, useMemo } from 'react'
import { AppContext } from '../visit/provider/appContext'
import type { App } from '../visit/provider/createApp'
import { loginIdentityOf, type SendMessage } from '../visit/provider/visitHandle'
import { LogOutQuestion } from './dialogs/LogOutQuestion'
import { useHelpDialog } from './dialogs/useHelpDialog'
import { usePasswordDialog } from './dialogs/usePasswordDialog'

type PortalProps = Readonly<{ app: App; send: SendMessage; children: ReactNode }>

/** What stands around all screens: the shared context, and the question what to do with unsent answers. */
export const AppProvider = ({ app, send, children }: PortalProps) => {
  const { open: openAccount, dialog } = usePasswordDialog(app)
  const { open: openHelp, dialog: help } = useHelpDialog(app)
  const surroundings = useMemo(
    () => ({
      app,
      send,
      logOut: () => send({ tag: 'logOut', who: loginIdentityOf(app.session.stored()) }),
      openAccount,
      openHelp,
    }),
    [app, send, openAccount, openHelp],
  )
  return (
    <AppContext value={surroundings}>
      {children}
      {dialog}
      {help}
      <LogOutQuestion />
    </AppContext>
  )
}
