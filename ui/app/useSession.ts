import { useSyncExternalStore } from 'react'
import type { Session } from '../../events/session/session'
import { useSurroundings } from './appContext'

/** Who is logged in, as the browser keeps it; the same text is the same session. */
export const useSession = (): string | null => {
  const { app } = useSurroundings()
  return useSyncExternalStore(
    listener => app.session.subscribe(listener),
    () => tokenOf(app.session.stored()),
  )
}

const tokenOf = (session: Session | null): string | null => session?.access_token ?? null
