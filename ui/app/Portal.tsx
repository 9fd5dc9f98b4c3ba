import { type ReactNode, useMemo, useState } from 'react'
import type { App } from './app'
import { AppContext } from './appContext'
import type { SessionEndings } from './endings'
import type { Entrance } from './gate'
import { LogOutDialog } from './LogOutDialog'

type PortalProps = Readonly<{ app: App; entrance: Entrance; endings: SessionEndings; children: ReactNode }>

/** Whether the customer has done anything that is not sent. A log that is not open here may hold what is not. */
const hasUnsent = ({ visit$, session }: App): boolean => {
  const open = visit$.value
  return open === null
    ? (session.stored()?.invitation_id ?? null) !== null
    : open.drafts.open$.value > 0 || open.store.state().begun
}

/** What stands around all screens: the shared context, and the question what to do with unsent answers. */
export const Portal = ({ app, entrance, endings, children }: PortalProps) => {
  const [asking, setAsking] = useState(false)
  const surroundings = useMemo(
    () => ({
      app,
      entrance,
      endings,
      logOut: async () => {
        // Where a browser has no locks, another tab may have answered what this one has not read yet.
        if (!hasUnsent(app)) await app.visit$.value?.store.catchUp()
        if (hasUnsent(app)) setAsking(true)
        else void endings.loggedOut('erase')
      },
    }),
    [app, entrance, endings],
  )
  const end = (how: 'keep' | 'erase'): void => {
    setAsking(false)
    void endings.loggedOut(how)
  }
  return (
    <AppContext value={surroundings}>
      {children}
      <LogOutDialog
        open={asking}
        onKeep={() => end('keep')}
        onErase={() => end('erase')}
        onCancel={() => setAsking(false)}
      />
    </AppContext>
  )
}
