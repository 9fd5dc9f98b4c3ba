import type { BehaviorSubject } from 'rxjs'
import type { Catalogue } from '../../domain/engine/catalogue'
import type { Host } from '../../domain/portal/hosts'
import type { Clock } from '../../events/clock'
import type { CallFault } from '../../events/effects/http'
import type { Log } from '../../events/log/log'
import type { Erasures } from '../../events/session/erasures'
import type { SessionStore } from '../../events/session/session'
import type { Store } from '../../events/store/store'
import type { Stream } from '../../events/stream'
import type { Live } from '../../projections/live'
import type { Calls } from '../app/calls'
import type { TenantLook } from '../app/look'
import type { Drafts } from './drafts'
import type { LogNews } from './logNews'
import type { VisitCalls } from './visitCalls'

/** What a visit needs of the portal around it. */
export interface VisitDoors {
  readonly host: Host
  readonly clock: Clock
  readonly session: SessionStore
  readonly erasures: Erasures
  readonly calls: Calls & VisitCalls
  readonly look$: Stream<TenantLook>
  /** The logo of the office that invited the customer, a data URL; null without one. */
  readonly officeLogo$: BehaviorSubject<string | null>
  /** The customer could not be loaded; `known` tells whether the log knows the customer from before. */
  readonly customerLost: (fault: CallFault, known: boolean) => void
  /** Another tab took the log over, or erased it. */
  readonly taken: (how: 'elsewhere' | 'erased') => void
  /** The office answered the inventory with something unexpected. */
  readonly sendingFailed: () => void
  /** The office has the inventory, and nothing of it is left on this device. */
  readonly sent: (partnerInvited: boolean) => void
}

/** A customer's log that is open in this tab, with all that follows it. */
export interface Visit {
  /** The invitation whose log it is; null for one that is never kept. */
  readonly invitation: string | null
  readonly catalogue: Catalogue
  readonly log: Log
  readonly store: Store
  readonly live: Live
  readonly drafts: Drafts
  readonly news: LogNews
  /** How far the document that is on its way has come, 0 to 1; null when none is. */
  readonly upload$: Stream<number | null>
  /** The whole log as a file for support. */
  readonly exportText: () => Promise<string>
  /** Erases everything of this invitation on this device; false when that did not succeed and the next start tries again. */
  readonly erase: () => Promise<boolean>
  /** Writes what waits and lets go. What is over already stays as it is. */
  readonly close: () => Promise<void>
}
