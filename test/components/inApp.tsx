import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { AppContext } from '../../ui/visit/provider/appContext'
import type { App } from '../../ui/visit/provider/createApp'
import type { VisitMessage } from '../../ui/visit/provider/visitHandle'

/** One screen of a portal by itself; `sent` is what it tells the lifecycle of the visit. */
export const inApp = (app: App) => {
  const sent: VisitMessage[] = []
  const nothing = (): void => undefined
  const surroundings = {
    app,
    send: (message: VisitMessage): void => void sent.push(message),
    logOut: nothing,
    openAccount: null,
    openHelp: nothing,
  }
  const mounted = (children: ReactNode) => (
    <MemoryRouter>
      <AppContext value={surroundings}>{children}</AppContext>
    </MemoryRouter>
  )
  return { sent, mounted }
}
