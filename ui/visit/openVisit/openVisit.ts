// Opens the logged-in customer's visit (tab lock, log, store, live views), with its `start`, `erase` and `close`;
// 'inOtherTab' where another tab edits it.

import * as E from 'fp-ts/Either'
import { BehaviorSubject, map, Subscription } from 'rxjs'
import { survey } from '../../../domain/catalogue/survey'
import { compileCatalogue } from '../../../domain/engine/catalogueCompiler/compileCatalogue'
import { dutchDateOf } from '../../../domain/language/date'
import { createFailedCallLog } from '../../../events/effects/calls/createFailedCallLog'
import { dispatchCustomer } from '../../../events/effects/dispatchCustomer'
import type { WireCustomer } from '../../../events/effects/wire/customer'
import { openStorage } from '../../../events/keyValueStorage'
import { hasLogOnDevice } from '../../../events/log/indexedDb/indexedDbLog'
import { keptUntil, openKeptLogs } from '../../../events/log/keptLogs'
import { exportLog } from '../../../events/log/logExport/exportLog'
import { createStore } from '../../../events/store/store'
import { acquireTabLock, announceShutOut, type TabLock } from '../../../events/store/tabLock'
import { streamOf } from '../../../events/stream'
import { createLive, type SurveyView } from '../../../projections/live'
import { followLogHistory } from '../../../projections/logHistoryStream'
import { offlineWords } from '../../../projections/notices/offlineWords'
import { sentInvitationId } from '../../../projections/sending/invitationToSend'
import { customerName } from '../../../projections/wording/customerName'
import { persistSilently } from '../../browser/storagePersistence'
import type { RemainingAnswers } from '../lifecycle/lifecycleState'
import { type ErasureDependencies, eraseInvitationLog } from '../log/eraseInvitationLog'
import { type OpenedVisitLog, openVisitLog } from '../log/openVisitLog'
import { visitExport } from '../log/visitExport'
import { watchLogWarnings } from '../log/watchLogWarnings'
import { createCustomerPreview } from './createCustomerPreview'
import { answerCommand, createDrafts } from './drafts'
import { retrievedOverview } from './retrievedOverview'
import { isErasedLog, startVisitEffects } from './startVisitEffects'
import type { Visit, VisitDependencies } from './visit'

const catalogue = compileCatalogue(survey)

/**
 * The invitation whose log is opened; null: there is none, or it was sent and this device holds nothing of it. Where it
 * does, that log alone knows whether it is what was sent.
 */
const invitationOf = async (known: string | null, first: WireCustomer | null): Promise<string | null> => {
  if (first === null) return known
  if (first.invitation === null) return null
  const { id, submitted_at: submittedAt } = first.invitation
  return submittedAt === null || (await hasLogOnDevice(id)) ? id : null
}

/** Nothing is in it, read or not, and nothing was left for it: it began just now. */
const isNew = ({ opened, pending }: OpenedVisitLog): boolean => {
  if (E.isLeft(opened) || pending.length > 0) return false
  const { from, records, movedAside, missing } = opened.right
  return from === null && records.length === 0 && movedAside === null && missing === null
}

/**
 * Opens the log of an invitation. Where the office has its inventory, and another tab erases the log at this very moment, none is
 * begun in its place. @returns also which invitation it is kept for; null: in memory
 */
const openLogOf = async (
  { clock }: VisitDependencies,
  erasure: ErasureDependencies,
  invitation: string | null,
  first: WireCustomer | null,
): Promise<{ readonly invitation: string | null; readonly open: OpenedVisitLog }> => {
  const open = await openVisitLog(catalogue, clock, erasure, invitation)
  const isSent = (first?.invitation?.submitted_at ?? null) !== null
  if (invitation === null || !isSent || !isNew(open)) return { invitation, open }
  await eraseInvitationLog(erasure, invitation, open.log)
  return { invitation: null, open: await openVisitLog(catalogue, clock, erasure, null) }
}

/**
 * The visit is inactive until `start`.
 * @param known the invitation's id as the session knows it; null when `first`, the customer that the office just sent, has it.
 * @returns 'inOtherTab' when another tab is editing it and this one may not take over.
 * @throws on a fault of ours in the data of the log or the customer; then nothing is open.
 */
export const openVisit = async (
  dependencies: VisitDependencies,
  known: string | null,
  first: WireCustomer | null,
  takeOver: boolean,
): Promise<Visit | 'inOtherTab'> => {
  const invitation = await invitationOf(known, first)
  const lockLost$ = new BehaviorSubject(false)
  // A log in memory cannot be open in another tab.
  const locks = invitation === null ? undefined : navigator.locks
  const lock = await acquireTabLock(locks, invitation ?? '', takeOver, () => lockLost$.next(true))
  if (lock === null) {
    if (invitation !== null) announceShutOut(invitation, dependencies.tab.id)
    return 'inOtherTab'
  }
  const erasure = { erasures: dependencies.erasures, storage: openStorage(() => window.localStorage) }
  let close: () => unknown = lock.release
  try {
    const { invitation: kept, open } = await openLogOf(dependencies, erasure, invitation, first)
    close = () => {
      open.log.close()
      lock.release()
    }
    if (!lockLost$.value) {
      const visit = createVisit(dependencies, erasure, kept, open, lock, lockLost$)
      close = visit.close
      if (first !== null) void dispatchCustomer(visit.store, first, createCustomerPreview(catalogue, dependencies))
      return visit
    }
  } catch (cause) {
    // Releases it for another try.
    await close()
    throw cause
  }
  // Another tab took it while it was being opened here.
  await close()
  return 'inOtherTab'
}

const createVisit = (
  dependencies: VisitDependencies,
  erasure: ErasureDependencies,
  invitation: string | null,
  { log, header, opened, pending, crashRecovery, storage }: OpenedVisitLog,
  lock: TabLock,
  lockLost$: BehaviorSubject<boolean>,
): Visit => {
  const { clock, host } = dependencies
  const store = createStore({ catalogue, log, clock, header, opened })
  const live = createLive(catalogue, store.state(), store.change$)
  const logHistory = followLogHistory(catalogue, async () => (await store.allRecords()).records, store.change$)
  const viewStream = <A>(read: (view: SurveyView) => A) => streamOf(() => read(live.view()), live.view$.pipe(map(read)))
  const drafts = createDrafts(answerCommand(catalogue), store.dispatch, clock.now)
  const upload$ = new BehaviorSubject<number | null>(null)
  if (invitation !== null) persistSilently(navigator)
  const { warnings, stop: stopWarnings } = watchLogWarnings(catalogue, log, store, opened)

  store.recover(pending)
  const { association, discount } = host
  const today = clock.today()
  const failed = createFailedCallLog(store)
  const code = { build: __BUILD__, rules: __RULES__ }
  const tab = { ...dependencies.tab, took: invitation === null ? 'free' : lock.took } as const
  store.dispatch({ type: 'OpenPortal', host: host.host, association, discount, today, ...code, tab })

  // A database write that begins while the page goes away is lost, so pending commands go to localStorage at once.
  const keepPending = (): void => {
    drafts.commit()
    const { head, given } = store.waiting()
    crashRecovery.keep(head, given)
  }
  const isErased = (): boolean => isErasedLog(store.saving())
  /** A store that is frozen, or has lost something, never says that all is saved. */
  const remainingAnswers = async (isWritten: boolean): Promise<RemainingAnswers> => {
    if (invitation === null || !log.outlivesWindow || isErased() || !store.state().begun) return { tag: 'nothing' }
    if (!isWritten || store.saving().tag !== 'saved') return { tag: 'unsure' }
    // Another tab may have erased it unnoticed.
    const isBeingErased = (await dependencies.erasures.all()).some(one => one.invitation === invitation && !one.isGone)
    if (isBeingErased || !(await hasLogOnDevice(invitation))) return { tag: 'nothing' }
    const kept = openKeptLogs(storage)
      .all()
      .find(one => one.invitation === invitation)
    const until = kept === undefined ? null : keptUntil(kept)
    return { tag: 'all', until: until !== null && until > clock.today() ? dutchDateOf(until) : null }
  }
  const releaseLog = (): void => {
    stopWarnings()
    live.stop()
    logHistory.stop()
    lock.release()
  }

  const snapshotSeq = E.isRight(opened) ? (opened.right.from?.seq ?? 0) : 0
  // Only the header is kept: the opened records leave memory.
  const storedHeader = E.isRight(opened) ? opened.right.header : header
  const readExport = () => visitExport(storedHeader, store, log)
  const visit: Omit<Visit, 'start' | 'erase' | 'close'> = {
    invitation,
    catalogue,
    name$: viewStream(view => customerName(catalogue, view)),
    offlineText$: viewStream(({ state }) => offlineWords(catalogue, state)),
    log,
    store,
    live,
    logHistory,
    drafts,
    warnings,
    upload$,
    askToken: async () => {
      const token = await dependencies.calls.retrieval.token(sentInvitationId(store.state()))()
      if (E.isLeft(token)) failed('retrievalToken', token.left)
      return token
    },
    overview: retrievedOverview(catalogue, log, store.state),
    readExport,
    exportText: async () => exportLog(await readExport()),
  }
  const subscription = new Subscription()
  return {
    ...visit,
    start: onSignal =>
      subscription.add(
        startVisitEffects(
          dependencies,
          visit,
          { erasure, storage, crashRecovery, lockLost$, upload$, keepPending, snapshotSeq },
          onSignal,
        ),
      ),
    erase: async ending => {
      subscription.unsubscribe()
      store.stop()
      releaseLog()
      const isGone =
        invitation === null
          ? E.isRight(await log.erase()())
          : await eraseInvitationLog(erasure, invitation, log, ending)
      const { sending } = store.state()
      // The login reports only what this device erased.
      if (isGone && ending !== null && sending.tag === 'sent') dependencies.sent.add(sending.submittedAt)
      return isGone
    },
    close: async () => {
      if (isErased()) store.stop()
      else keepPending()
      subscription.unsubscribe()
      store.freeze()
      const isWritten = await store.settled()
      releaseLog()
      log.close()
      return remainingAnswers(isWritten)
    },
  }
}
