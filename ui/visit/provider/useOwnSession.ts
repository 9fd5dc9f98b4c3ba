import type { StoredSession } from '../../../events/session/sessionPersistence'
import { useStream } from '../../useStream'
import { isOtherCustomer, type LifecycleState } from '../lifecycle/lifecycleState'
import type { App } from './createApp'
import { loginIdentityOf } from './visitHandle'

/** Who is logged in, as the browser keeps it; null for nobody, and for another customer than this tab is for. */
export const useOwnSession = (app: App): StoredSession | null => {
  const session = useStream(app.session.session$)
  const owner = useStream(app.hall$, ownerOf)
  const who = loginIdentityOf(session)
  return who === null || isOtherCustomer({ owner }, who) ? null : session
}

const ownerOf = ({ owner }: LifecycleState<unknown>) => owner
