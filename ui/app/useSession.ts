import type { Session } from '../../events/session/keeping'
import { useStream } from '../useStream'
import type { App } from './app'
import { type Hall, isOthers } from './hall/hall'
import { whoOf } from './hall/room'

/** Who is logged in, as the browser keeps it; null for nobody, and for another customer than this tab is for. */
export const useOwnSession = (app: App): Session | null => {
  const session = useStream(app.session.session$)
  const owner = useStream(app.hall$, ownerOf)
  const who = whoOf(session)
  return who === null || isOthers({ owner }, who) ? null : session
}

const ownerOf = ({ owner }: Hall<unknown>) => owner
