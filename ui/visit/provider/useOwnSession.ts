import type { StoredSession } from '../../../events/session/sessionPersistence'
import { useStream } from '../../useStream'
import { isOtherCustomer, type LifecycleState } from '../lifecycle/lifecycleState'
import type { App } from './createApp'
import { loginIdentityOf } from './visitHandle'

/** The stored session; null without one, and for that of another customer than this tab's. */
export const useOwnSession = (app: App): StoredSession | null => {
  const session = useStream(app.session.session$)
  const owner = useStream(app.lifecycle$, ownerOf)
  return isOtherCustomer({ owner }, loginIdentityOf(session)) ? null : session
}

const ownerOf = ({ owner }: LifecycleState<unknown>) => owner
