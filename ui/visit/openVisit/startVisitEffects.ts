// Starts all that follows an open log (calls to the office, snapshots, retention, page, tenant's look), and signals the
// lifecycle: taken over, erased, sending failed, sent.
import { type BehaviorSubject, filter, type Observable, Subscription, startWith, take } from 'rxjs'
import type { SurveyRecord } from '../../../events/record/surveyRecord'
import { keepSnapshots } from '../../../events/store/snapshots'
import type { StoreChange } from '../../../events/store/store'
import { shutOutTabs } from '../../../events/store/tabLock'
import type { SavingStatus } from '../../../events/store/writer'
import { preventStrayDrops } from '../../widgets/files/preventStrayDrops'
import type { VisitSignal } from '../lifecycle/lifecycleMessage'
import type { ErasureDependencies } from '../log/eraseInvitationLog'
import type { OpenedVisitLog } from '../log/openVisitLog'
import { watchRetention } from '../log/watchRetention'
import { runOutbox } from './runOutbox'
import { showAndRecordTenantLook } from './showAndRecordTenantLook'
import type { Visit, VisitDependencies } from './visit'
import { watchPage } from './watchPage'

/** What `openVisit` alone knows of the log. */
interface VisitEffectsDependencies extends Pick<OpenedVisitLog, 'crashRecovery' | 'storage'> {
  readonly erasure: ErasureDependencies
  /** Whether another tab has taken the log over. */
  readonly lockLost$: Observable<boolean>
  readonly upload$: BehaviorSubject<number | null>
  /** Stores pending commands at once: the page may go away. */
  readonly keepPending: () => void
  /** The seq of the snapshot that the store started with, 0 without one. */
  readonly snapshotSeq: number
}

export const isErasedLog = (saving: SavingStatus): boolean => saving.tag === 'fault' && saving.fault.tag === 'erased'

/** The office answered the inventory with an error (spec 2 section 8), whatever it did with it. */
const isOfficeFailure = (event: SurveyRecord['events'][number]): boolean =>
  (event.type === 'SendingFailed' && event.failure === 'unexpected' && event.file === null) ||
  (event.type === 'SendingUnconfirmed' && event.why === 'status')

const isArrival = ({ type }: SurveyRecord['events'][number]): boolean =>
  type === 'InventorySent' || type === 'InventoryFound'

export const startVisitEffects = (
  dependencies: VisitDependencies,
  visit: Pick<Visit, 'invitation' | 'catalogue' | 'log' | 'store' | 'live' | 'drafts'>,
  { erasure, storage, crashRecovery, lockLost$, upload$, keepPending, snapshotSeq }: VisitEffectsDependencies,
  onSignal: (signal: VisitSignal) => void,
): Subscription => {
  const { invitation, log, store } = visit
  const { clock } = dependencies
  const subscription = new Subscription()
  if (invitation !== null && storage !== null) subscription.add(watchRetention(erasure, invitation, store))
  subscription.add(keepSnapshots({ log, store, rules: __RULES__, from: snapshotSeq }))
  subscription.add(runOutbox(dependencies, visit, upload$, onSignal))
  subscription.add(preventStrayDrops(window))
  subscription.add(showAndRecordTenantLook(dependencies.look, store))
  subscription.add(
    watchPage(clock, { onHide: keepPending, onDay: () => store.dispatch({ type: 'BeginDay', today: clock.today() }) }),
  )
  if (invitation !== null)
    subscription.add(shutOutTabs(invitation).subscribe(tab => store.dispatch({ type: 'NoteTabShutOut', tab })))
  subscription.add(lockLost$.pipe(filter(isLost => isLost)).subscribe(() => onSignal({ tag: 'takenOver' })))
  subscription.add(
    store.saving$.subscribe(saving => {
      const isErased = isErasedLog(saving)
      if (saving.tag === 'saved' || isErased) crashRecovery.clear()
      if (isErased) onSignal({ tag: 'erasedInOtherTab' })
    }),
  )
  subscription.add(
    store.change$.subscribe(({ record }) => {
      // A document that failed can be tried again by itself; the office's place for failures is for the inventory.
      if (record?.events.some(isOfficeFailure) === true)
        onSignal({ tag: 'sendingFailed', redirect: dependencies.redirects().fail })
    }),
  )
  const sent$ = store.change$.pipe(
    startWith(null),
    filter(() => store.state().sending.tag === 'sent'),
    take(1),
  )
  const signalSent = (change: StoreChange | null): void => {
    const { invitation, sending } = store.state()
    const partnerInvited = invitation?.partner_invited === true
    // What the office tells of the customer at the start may tell that what was sent on an earlier visit has arrived.
    const record = change?.record?.intent.tag === 'loadCustomer' ? null : change?.record
    const isOfNow = record?.events.some(isArrival) === true
    const receivedAt = sending.tag === 'sent' && !isOfNow ? sending.submittedAt : null
    // After all subscribers have the change.
    queueMicrotask(() => onSignal({ tag: 'sent', partnerInvited, receivedAt }))
  }
  subscription.add(sent$.subscribe(signalSent))
  return subscription
}
