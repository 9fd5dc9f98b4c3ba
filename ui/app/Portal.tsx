import { type ReactNode, useMemo } from 'react'
import type { App } from './app'
import { AppContext } from './appContext'
import { type Send, whoOf } from './hall/room'
import { LogOut } from './LogOut'
import { useAccount } from './useAccount'
import { useHelp } from './useHelp'

type PortalProps = Readonly<{ app: App; send: Send; children: ReactNode }>

/** What stands around all screens: the shared context, and the question what to do with unsent answers. */
export const Portal = ({ app, send, children }: PortalProps) => {
  const { open: openAccount, dialog } = useAccount(app)
  const { open: openHelp, dialog: help } = useHelp(app)
  const surroundings = useMemo(
    () => ({
      app,
      send,
      logOut: () => send({ tag: 'logOut', who: whoOf(app.session.stored()) }),
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
      <LogOut />
    </AppContext>
  )
}
