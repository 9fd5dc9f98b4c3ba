import { filter, type Observable, Subscription, startWith, take } from 'rxjs'
import type { SurveyRecord } from '../../events/record/envelope'
import type { Rescue } from '../../events/store/rescue'
import { keepSnapshots } from '../../events/store/snapshots'
import type { Change } from '../../events/store/store'
import { shutOutTabs } from '../../events/store/tabs'
import type { News } from '../app/hall/hall'
import { refuseStrayDrops } from '../widgets/files/dropped'
import type { Erasing } from './eraseLog'
import { followLook } from './followLook'
import { followOutbox, type Upload } from './followOutbox'
import { followPage } from './pageLife'
import { followRetention } from './retention'
import type { Visit, VisitDoors } from './visit'

/** What only the visit itself knows of its log. */
export interface Behind {
  readonly erasing: Erasing
  /** Whether this log stays on this device. */
  readonly isKept: boolean
  readonly rescue: Rescue
  /** Whether another tab has taken the log over. */
  readonly taken$: Observable<boolean>
  readonly upload$: Upload
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
export const followVisit = (
  doors: VisitDoors,
  visit: Pick<Visit, 'invitation' | 'catalogue' | 'log' | 'store' | 'live' | 'drafts'>,
  { erasing, isKept, rescue, taken$, upload$, leaving, from }: Behind,
  tell: (news: News) => void,
): Subscription => {
  const { invitation, log, store } = visit
  const { clock } = doors
  const following = new Subscription()
  if (invitation !== null && isKept) following.add(followRetention(erasing, invitation, store))
  following.add(keepSnapshots({ log, store, rules: __RULES__, from }))
  following.add(followOutbox(doors, visit, upload$, tell))
  following.add(refuseStrayDrops(window))
  following.add(followLook(doors.look, store))
  following.add(followPage(clock, { leaving, day: () => store.dispatch({ type: 'BeginDay', today: clock.today() }) }))
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
  const tellSent = (change: Change | null): void => {
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
