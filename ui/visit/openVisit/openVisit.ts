import * as E from 'fp-ts/Either'
import { BehaviorSubject, map, Subscription } from 'rxjs'
import { survey } from '../../../domain/catalogue/survey'
import { loadCatalogue } from '../../../domain/engine/catalogueLoader/loadCatalogue'
import { dutchDateOf } from '../../../domain/language/date'
import { noteFailedCall } from '../../../events/effects/calls/noteFailedCall'
import { dispatchCustomer } from '../../../events/effects/dispatchCustomer'
import type { WireCustomer } from '../../../events/effects/wire/customer'
import { openStorage } from '../../../events/keyValueStorage'
import { hasLogOnDevice } from '../../../events/log/indexedDb/indexedDbLog'
import { keptUntil, openKeptLogs } from '../../../events/log/keptLogs'
import { createStore } from '../../../events/store/store'
import { acquireTabLock, announceShutOut, type TabLock } from '../../../events/store/tabLock'
import { streamOf } from '../../../events/stream'
import { createLive } from '../../../projections/live'
import { offlineWords } from '../../../projections/notices/offlineWords'
import { sentInvitationId } from '../../../projections/sending/sentInvitation'
import { customerName } from '../../../projections/wording/customerName'
import { persistSilently } from '../../survey/wizard/storagePersistence'
import type { RemainingAnswers } from '../lifecycle/lifecycleState'
import { type ErasureDependencies, eraseInvitationLog } from '../log/eraseInvitationLog'
import { type OpenedVisitLog, openVisitLog } from '../log/openVisitLog'
import { visitExport, visitExportText } from '../log/visitExport'
import { watchLogWarnings } from '../log/watchLogWarnings'
import { createCustomerPreview } from './createCustomerPreview'
import { answerCommand, createDrafts } from './drafts'
import { makeRetrievedOverview, retrievedOverview } from './retrievedOverview'
import { startVisitEffects } from './startVisitEffects'
import type { Visit, VisitDependencies } from './visit'

const catalogue = loadCatalogue(survey)

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

/**
 * Opens the log of the customer who is logged in. Nothing of it moves until `begin`.
 * @param known the invitation's id as the session knows it; null when `first`, what the office just said, tells.
 * @returns 'elsewhere' when another tab is editing it and this one may not take over.
 * @throws on a mistake of ours that the log or the customer brings to light; then nothing is open.
 */
export const openVisit = async (
  doors: VisitDependencies,
  known: string | null,
  first: WireCustomer | null,
  takeOver: boolean,
): Promise<Visit | 'elsewhere'> => {
  const invitation = await invitationOf(known, first)
  const taken$ = new BehaviorSubject(false)
  // What is never kept is nobody else's either.
  const locks = invitation === null ? undefined : navigator.locks
  const hold = await acquireTabLock(locks, invitation ?? '', takeOver, () => taken$.next(true))
  if (hold === null) {
    if (invitation !== null) announceShutOut(invitation, doors.tab.id)
    return 'elsewhere'
  }
  const erasing = { erasures: doors.erasures, storage: openStorage(() => window.localStorage) }
  let open: OpenedVisitLog | null = null
  try {
    open = await openVisitLog(catalogue, doors.clock, erasing, invitation)
    if (!taken$.value) return await told(visitOf(doors, erasing, invitation, open, hold, taken$), first, doors)
  } catch (cause) {
    // Another try finds it free.
    open?.log.close()
    hold.release()
    throw cause
  }
  // Another tab took it while it was being opened here.
  open.log.close()
  hold.release()
  return 'elsewhere'
}

/** The visit, once what the office just said is in it; where that cannot be, it is closed again. */
const told = async (visit: Visit, first: WireCustomer | null, doors: VisitDependencies): Promise<Visit> => {
  try {
    if (first !== null) void dispatchCustomer(visit.store, first, createCustomerPreview(catalogue, doors))
    return visit
  } catch (cause) {
    await visit.close()
    throw cause
  }
}

const visitOf = (
  doors: VisitDependencies,
  erasing: ErasureDependencies,
  invitation: string | null,
  { log, header, opened, left, rescue, storage }: OpenedVisitLog,
  hold: TabLock,
  taken$: BehaviorSubject<boolean>,
): Visit => {
  const { clock, host } = doors
  const store = createStore({ catalogue, log, clock, header, opened })
  const live = createLive(catalogue, store.state(), store.change$)
  const name$ = streamOf(
    () => customerName(catalogue, live.view()),
    live.view$.pipe(map(view => customerName(catalogue, view))),
  )
  const waits$ = streamOf(
    () => offlineWords(catalogue, live.view().state),
    live.view$.pipe(map(view => offlineWords(catalogue, view.state))),
  )
  const drafts = createDrafts(answerCommand(catalogue), store.dispatch, clock.now)
  const upload$ = new BehaviorSubject<number | null>(null)
  if (invitation !== null) persistSilently(navigator)
  const { news, stop: stopNews } = watchLogWarnings(catalogue, log, store, opened)

  store.recover(left)
  const { association, discount } = host
  const today = clock.today()
  const failed = noteFailedCall(store)
  const code = { build: __BUILD__, rules: __RULES__ }
  // What is kept nowhere is no other tab's.
  const tab = { ...doors.tab, took: invitation === null ? 'free' : hold.took } as const
  store.dispatch({ type: 'OpenPortal', host: host.host, association, discount, today, ...code, tab })

  // A database write that begins while the page goes away is lost, so what waits goes to localStorage at once.
  const leaving = (): void => {
    drafts.commit()
    const { head, given } = store.waiting()
    rescue.keep(head, given)
  }
  const isErased = (): boolean => {
    const saving = store.saving()
    return saving.tag === 'fault' && saving.fault.tag === 'erased'
  }
  /** A store that takes nothing, or hears that it lost something, never says that all is saved. */
  const leftHere = async (isWritten: boolean): Promise<RemainingAnswers> => {
    if (invitation === null || !log.outlivesWindow || isErased() || !store.state().begun) return { tag: 'nothing' }
    if (!isWritten || store.saving().tag !== 'saved') return { tag: 'unsure' }
    // Another tab may have erased it, unheard of here.
    const isGoing = (await doors.erasures.all()).some(one => one.invitation === invitation && !one.isGone)
    if (isGoing || !(await hasLogOnDevice(invitation))) return { tag: 'nothing' }
    const kept = openKeptLogs(storage)
      .all()
      .find(one => one.invitation === invitation)
    const until = kept === undefined ? null : keptUntil(kept)
    return { tag: 'all', until: until !== null && until > clock.today() ? dutchDateOf(until) : null }
  }
  const letGo = (): void => {
    stopNews()
    live.stop()
    hold.release()
  }

  const from = E.isRight(opened) ? (opened.right.from?.seq ?? 0) : 0
  // What was opened is not held: its records leave memory.
  const begun = E.isRight(opened) ? opened.right.header : header
  const exported = () => visitExport(begun, store, log)
  const visit: Omit<Visit, 'begin' | 'erase' | 'close'> = {
    invitation,
    catalogue,
    name$,
    waits$,
    log,
    store,
    live,
    drafts,
    news,
    upload$,
    askToken: async () => {
      const token = await doors.calls.retrieval.token(sentInvitationId(store.state()))()
      if (E.isLeft(token)) failed('retrievalToken', token.left)
      return token
    },
    overview: retrievedOverview(log, store.state, makeRetrievedOverview(catalogue, store.state)),
    exported,
    exportText: async () => visitExportText(await exported()),
  }
  const following = new Subscription()
  return {
    ...visit,
    begin: tell =>
      following.add(
        startVisitEffects(
          doors,
          visit,
          { erasing, isKept: storage !== null, rescue, taken$, upload$, leaving, from },
          tell,
        ),
      ),
    erase: async ending => {
      following.unsubscribe()
      store.stop()
      letGo()
      const isGone =
        invitation === null
          ? E.isRight(await log.erase()())
          : await eraseInvitationLog(erasing, invitation, log, ending)
      const { sending } = store.state()
      // Only what is gone from here is told on the login.
      if (isGone && ending !== null && sending.tag === 'sent') doors.sent.add(sending.submittedAt)
      return isGone
    },
    close: async () => {
      if (isErased()) store.stop()
      else leaving()
      following.unsubscribe()
      store.freeze()
      const isWritten = await store.settled()
      letGo()
      log.close()
      return leftHere(isWritten)
    },
  }
}
