import { filter, type Observable, Subscription, startWith, take } from 'rxjs'
import type { SurveyRecord } from '../../../events/record/surveyRecord'
import type { CrashRecovery } from '../../../events/store/crashRecovery/crashRecovery'
import { keepSnapshots } from '../../../events/store/snapshots'
import type { StoreChange } from '../../../events/store/store'
import { shutOutTabs } from '../../../events/store/tabLock'
import { preventStrayDrops } from '../../widgets/files/preventStrayDrops'
import type { VisitSignal } from '../lifecycle/lifecycleMessage'
import type { ErasureDependencies } from '../log/eraseInvitationLog'
import { watchRetention } from '../log/watchRetention'
import { runOutbox, type UploadProgress } from './runOutbox'
import { syncTenantLook } from './syncTenantLook'
import type { Visit, VisitDependencies } from './visit'
import { watchPage } from './watchPage'

/** What only the visit itself knows of its log. */
export interface VisitEffectsDependencies {
  readonly erasing: ErasureDependencies
  /** Whether this log stays on this device. */
  readonly isKept: boolean
  readonly rescue: CrashRecovery
  /** Whether another tab has taken the log over. */
  readonly taken$: Observable<boolean>
  readonly upload$: UploadProgress
  /** Keeps at once what waits: the page may go away. */
  readonly leaving: () => void
  /** The seq of the snapshot that the store started with, 0 without one. */
  readonly from: number
}

/** The office answered the inventory with an error (spec 2 section 8), whatever it did with it. */
const isOfficeFailure = (event: SurveyRecord['events'][number]): boolean =>
  (event.type === 'SendingFailed' && event.failure === 'unexpected' && event.file === null) ||
  (event.type === 'SendingUnconfirmed' && event.why === 'status')

/** Everything that follows an open log, and what of it the portal must hear. */
export const startVisitEffects = (
  doors: VisitDependencies,
  visit: Pick<Visit, 'invitation' | 'catalogue' | 'log' | 'store' | 'live' | 'drafts'>,
  { erasing, isKept, rescue, taken$, upload$, leaving, from }: VisitEffectsDependencies,
  tell: (news: VisitSignal) => void,
): Subscription => {
  const { invitation, log, store } = visit
  const { clock } = doors
  const following = new Subscription()
  if (invitation !== null && isKept) following.add(watchRetention(erasing, invitation, store))
  following.add(keepSnapshots({ log, store, rules: __RULES__, from }))
  following.add(runOutbox(doors, visit, upload$, tell))
  following.add(preventStrayDrops(window))
  following.add(syncTenantLook(doors.look, store))
  following.add(watchPage(clock, { leaving, day: () => store.dispatch({ type: 'BeginDay', today: clock.today() }) }))
  if (invitation !== null)
    following.add(shutOutTabs(invitation).subscribe(tab => store.dispatch({ type: 'NoteTabShutOut', tab })))
  following.add(taken$.pipe(filter(taken => taken)).subscribe(() => tell({ tag: 'takenOver' })))
  following.add(
    store.saving$.subscribe(saving => {
      const isErased = saving.tag === 'fault' && saving.fault.tag === 'erased'
      if (saving.tag === 'saved' || isErased) rescue.clear()
      if (isErased) tell({ tag: 'erasedElsewhere' })
    }),
  )
  following.add(
    store.change$.subscribe(({ record }) => {
      // A document that failed can be tried again by itself; the office's place for failures is for the inventory.
      if (record?.events.some(isOfficeFailure) === true)
        tell({ tag: 'sendingFailed', redirect: doors.redirects().fail })
    }),
  )
  const sent$ = store.change$.pipe(
    startWith(null),
    filter(() => store.state().sending.tag === 'sent'),
    take(1),
  )
  const tellSent = (change: StoreChange | null): void => {
    const { invitation, sending } = store.state()
    const partnerInvited = invitation?.partner_invited === true
    const isOfNow = change?.record?.command === 'NoteSent' || change?.record?.command === 'NoteReceipt'
    const receivedAt = sending.tag === 'sent' && !isOfNow ? sending.submittedAt : null
    // Once the change has been told to everyone.
    queueMicrotask(() => tell({ tag: 'sent', partnerInvited, receivedAt }))
  }
  following.add(sent$.subscribe(tellSent))
  return following
}
