import type { ComponentType, ReactNode } from 'react'
import type { Host } from '../../domain/portal/hosts'
import type { AccountCalls } from '../../events/effects/account'
import type { RecoveryCalls } from '../../events/effects/recovery'
import type { Session } from '../../events/session/keeping'
import type { SessionStore } from '../../events/session/session'
import type { Stream } from '../../events/stream'
import type { Notice } from '../shell/page/Alert'
import type { LinkComponent } from '../shell/page/link'

/** The page around an account screen: top bar, title, footer, alert; a new title is announced and takes the focus. */
export type Frame = ComponentType<Readonly<{ title: string; lead?: string | undefined; children: ReactNode }>>

/**
 * Goes to an address within the portal. `notice` is shown on the page that one comes to (checklist OPEN-83); `state` goes
 * to the router's location, where `useEntry` finds it.
 */
export type Navigate = (to: string, options?: Readonly<{ replace?: boolean; notice?: Notice; state?: unknown }>) => void

/** All that the account screens need of the portal. */
export type AccountDoors = Readonly<{
  account: AccountCalls
  recovery: RecoveryCalls
  session: SessionStore
  /** Whether a session is not known to be of the customer whom this tab is for. */
  isOthers: (session: Session) => boolean
  host: Host
  /** Who was logged in when a link with a token was opened on this page, '' without a name; null for nobody. */
  swapped: () => string | null
  /** Epoch milliseconds. */
  now: () => number
  navigate: Navigate
  notify: (kind: Notice['kind'], text: string) => void
  /** Takes away what was said of the try before. */
  hush: () => void
  /** The alert that was last shown on this screen, also after it has gone. */
  last$: Stream<Notice | null>
  /** Goes to an address elsewhere, if the host leads there. */
  leave: (address: string | null) => void
  frame: Frame
  link: LinkComponent
}>
