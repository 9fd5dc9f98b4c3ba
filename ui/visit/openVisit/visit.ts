// Types of a visit: what it needs of the app, and what an open one offers: log, store, projections, drafts, warnings,
// export, start, erase, close.
import type { BehaviorSubject } from 'rxjs'
import type { Catalogue } from '../../../domain/engine/catalogue'
import type { HostConfig } from '../../../domain/portal/portalConfig'
import type { Clock } from '../../../events/clock'
import type { RetrievalCalls } from '../../../events/effects/calls/retrievalCalls'
import type { Log } from '../../../events/log/log'
import type { Erasures, SessionEnding } from '../../../events/session/erasures'
import type { Redirects } from '../../../events/session/sessionPersistence'
import type { Store } from '../../../events/store/store'
import type { Stream } from '../../../events/stream'
import type { Live } from '../../../projections/live'
import type { LogHistoryStreams } from '../../../projections/logHistoryStream'
import type { OfficeCalls } from '../../office/officeCalls'
import type { OfficeConnection } from '../../office/officeConnection'
import type { TenantLookSource } from '../../office/tenantLook'
import type { VisitSignal } from '../lifecycle/lifecycleMessage'
import type { RemainingAnswers } from '../lifecycle/lifecycleState'
import type { ThisTab } from '../lifecycle/thisTab'
import type { VisitExport } from '../log/visitExport'
import type { LogWarnings } from '../log/watchLogWarnings'
import type { Drafts } from './drafts'

/** What a visit needs of the app. */
export interface VisitDependencies {
  readonly host: HostConfig
  readonly clock: Clock
  readonly tab: ThisTab
  /** They go under the login that this visit is for. */
  readonly calls: OfficeCalls
  readonly invitationToken: () => string | null
  readonly redirects: () => Redirects
  readonly erasures: Erasures
  readonly sent: { readonly add: (submittedAt: string) => void }
  readonly look: TenantLookSource
  readonly connection: OfficeConnection
  readonly officeLogo$: BehaviorSubject<string | null>
}

/** A visit that is open in this tab: its log, store and projections. */
export interface Visit {
  /** The invitation whose log it is; null for one that is never kept. */
  readonly invitation: string | null
  readonly catalogue: Catalogue
  /** The customer's name as the log knows it; '' while it knows none. */
  readonly name$: Stream<string>
  /** The text while there is no connection; null where nothing waits for it. */
  readonly offlineText$: Stream<string | null>
  readonly log: Log
  readonly store: Store
  readonly live: Live
  readonly logHistory: LogHistoryStreams
  readonly drafts: Drafts
  readonly warnings: LogWarnings
  /** How far the document that is on its way has come, 0 to 1; null when none is. */
  readonly upload$: Stream<number | null>
  /** Of the data provider, for its invitation. */
  readonly askToken: ReturnType<RetrievalCalls['token']>
  /** The overview of what was retrieved: the one that goes with the documents, or one that is made now. Rejects where that fails. */
  readonly overview: () => Promise<Uint8Array<ArrayBuffer> | null>
  /** The parts of the log for an export. */
  readonly readExport: () => Promise<VisitExport>
  /** The whole log as a file, as it is: the customer's own. */
  readonly exportText: () => Promise<string>
  /** Starts what follows the log: calls, the page, the look. `onSignal` gets what happens to the visit as a whole. */
  readonly start: (onSignal: (signal: VisitSignal) => void) => void
  /**
   * Erases everything of this invitation on this device; false when that did not succeed and the next start tries again.
   * @param ending how the session ends with it; null where it does not
   */
  readonly erase: (ending: SessionEnding | null) => Promise<boolean>
  /** Writes pending records, closes the log and releases the lock; an erased log is not written. Returns what remains here. */
  readonly close: () => Promise<RemainingAnswers>
}
