import { type ReactNode, useMemo } from 'react'
import { useStream } from '../useStream'
import type { App } from './app'
import { AppContext } from './appContext'
import { whoOf } from './hall/room'
import type { LateHall } from './lateHall'
import { useAccount } from './useAccount'
import { useHelp } from './useHelp'

type PortalProps = Readonly<{ app: App; hall: LateHall; children: ReactNode }>

/** What stands around all screens: the shared context, and the question what to do with unsent answers. */
export const Portal = ({ app, hall, children }: PortalProps) => {
  const { send, Private } = hall
  const code = useStream(hall.code$)
  const { open: openAccount, dialog } = useAccount(app)
  const { open: openHelp, dialog: help } = useHelp(app)
  const surroundings = useMemo(
    () => ({
      app,
      send,
      Private,
      logOut: () => send({ tag: 'logOut', who: whoOf(app.session.stored()) }),
      openAccount,
      openHelp,
    }),
    [app, send, Private, openAccount, openHelp],
  )
  return (
    <AppContext value={surroundings}>
      {children}
      {dialog}
      {help}
      {code !== null && <code.LogOut />}
    </AppContext>
  )
}
