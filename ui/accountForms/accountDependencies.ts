/**
 * Declares what the account screens need of the app: calls, session, navigation, notices, the page around them and
 * links.
 */
import type { ComponentType, ReactNode } from 'react'
import type { HostConfig } from '../../domain/portal/portalConfig'
import type { AccountCalls } from '../../events/effects/calls/accountCalls'
import type { RecoveryCalls } from '../../events/effects/calls/recoveryCalls'
import type { SessionStore } from '../../events/session/session'
import type { StoredSession } from '../../events/session/sessionPersistence'
import type { Stream } from '../../events/stream'
import type { Notice } from '../shell/page/Alert'
import type { LinkComponent } from '../shell/page/PlainLink'

/** The page around an account screen: top bar, title, footer, alert; a new title is announced and takes the focus. */
type AccountPage = ComponentType<Readonly<{ title: string; lead?: string | undefined; children: ReactNode }>>

/**
 * Goes to an address within the portal. `notice` is shown on the page that one comes to (checklist OPEN-83); `state` goes
 * to the router's location, where `useAccountEntry` finds it.
 */
type AccountNavigate = (to: string, options?: Readonly<{ replace?: boolean; notice?: Notice; state?: unknown }>) => void

export type AccountDependencies = Readonly<{
  account: AccountCalls
  recovery: RecoveryCalls
  session: SessionStore
  /** Whether a session is not known to be of the customer whom this tab is for. */
  isOtherCustomer: (session: StoredSession) => boolean
  host: HostConfig
  /** Who was logged in when a link with a token was opened on this page, '' without a name; null for nobody. */
  replacedUsername: () => string | null
  /** Epoch milliseconds. */
  now: () => number
  navigate: AccountNavigate
  notify: (kind: Notice['kind'], text: string) => void
  /** Removes the notice of the attempt before. */
  clearNotice: () => void
  /** The alert that was last shown on this screen, also after it has gone. */
  lastNotice$: Stream<Notice | null>
  /** Goes to an address elsewhere, if the host leads there. */
  leave: (address: string | null) => void
  frame: AccountPage
  link: LinkComponent
}>
