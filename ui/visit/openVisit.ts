import * as E from 'fp-ts/Either'
import { BehaviorSubject, map, Subscription } from 'rxjs'
import { survey } from '../../domain/catalogue/survey'
import { load } from '../../domain/engine/load'
import { slotAddress } from '../../domain/engine/path'
import { dutchOf } from '../../domain/language/date'
import { noteFailed } from '../../events/effects/failedCalls'
import { takeCustomer } from '../../events/effects/takeCustomer'
import type { WireCustomer } from '../../events/effects/wire/customer'
import { isLogHere } from '../../events/log/indexedDb'
import { keptUntil, openKeptLogs } from '../../events/log/retention'
import { openStorage } from '../../events/storage'
import { createStore } from '../../events/store/store'
import { type Hold, holdLog, tellShutOut } from '../../events/store/tabs'
import { streamOf } from '../../events/stream'
import { customerName } from '../../projections/customerName'
import { lineWords } from '../../projections/lineWords'
import { createLive } from '../../projections/live'
import { sentInvitationId } from '../../projections/sentInvitation'
import type { Left } from '../app/hall/hall'
import { keepSilently } from '../survey/step/persistence'
import { createDrafts } from './drafts'
import { type Erasing, eraseLog } from './eraseLog'
import { ownText, visitParts } from './exportVisit'
import { followVisit } from './followVisit'
import { followNews } from './logNews'
import { type OpenLog, openLog } from './openLog'
import { heldOverview, overviewOf } from './overview'
import { stageOf } from './stage'
import type { Visit, VisitDoors } from './visit'

const catalogue = load(survey)

/**
 * The invitation whose log is opened; null: there is none, or it was sent and this device holds nothing of it. Where it
 * does, that log alone knows whether it is what was sent.
 */
const invitationOf = async (known: string | null, first: WireCustomer | null): Promise<string | null> => {
  if (first === null) return known
  if (first.invitation === null) return null
  const { id, submitted_at: submittedAt } = first.invitation
  return submittedAt === null || (await isLogHere(id)) ? id : null
}

/**
 * Opens the log of the customer who is logged in. Nothing of it moves until `begin`.
 * @param known the invitation's id as the session knows it; null when `first`, what the office just said, tells.
 * @returns 'elsewhere' when another tab is editing it and this one may not take over.
 * @throws on a mistake of ours that the log or the customer brings to light; then nothing is open.
 */
export const openVisit = async (
  doors: VisitDoors,
  known: string | null,
  first: WireCustomer | null,
  takeOver: boolean,
): Promise<Visit | 'elsewhere'> => {
  const invitation = await invitationOf(known, first)
  const taken$ = new BehaviorSubject(false)
  // What is never kept is nobody else's either.
  const locks = invitation === null ? undefined : navigator.locks
  const hold = await holdLog(locks, invitation ?? '', takeOver, () => taken$.next(true))
  if (hold === null) {
    if (invitation !== null) tellShutOut(invitation, doors.tab.id)
    return 'elsewhere'
  }
  const erasing = { erasures: doors.erasures, storage: openStorage(() => window.localStorage) }
  let open: OpenLog | null = null
  try {
    open = await openLog(catalogue, doors.clock, erasing, invitation)
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
const told = async (visit: Visit, first: WireCustomer | null, doors: VisitDoors): Promise<Visit> => {
  try {
    if (first !== null) void takeCustomer(visit.store, first, stageOf(catalogue, doors))
    return visit
  } catch (cause) {
    await visit.close()
    throw cause
  }
}

const visitOf = (
  doors: VisitDoors,
  erasing: Erasing,
  invitation: string | null,
  { log, header, opened, left, rescue, storage }: OpenLog,
  hold: Hold,
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
    () => lineWords(catalogue, live.view().state),
    live.view$.pipe(map(view => lineWords(catalogue, view.state))),
  )
  const drafts = createDrafts(path => slotAddress(catalogue, path)?.slot.question ?? null, store.dispatch, clock.now)
  const upload$ = new BehaviorSubject<number | null>(null)
  if (invitation !== null) keepSilently(navigator)
  const { news, stop: stopNews } = followNews(catalogue, log, store, opened)

  store.recover(left)
  const { association, discount } = host
  const today = clock.today()
  const failed = noteFailed(store)
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
  const leftHere = async (isWritten: boolean): Promise<Left> => {
    if (invitation === null || !log.outlivesWindow || isErased() || !store.state().begun) return { tag: 'nothing' }
    if (!isWritten || store.saving().tag !== 'saved') return { tag: 'unsure' }
    // Another tab may have erased it, unheard of here.
    const isGoing = (await doors.erasures.all()).some(one => one.invitation === invitation && !one.isGone)
    if (isGoing || !(await isLogHere(invitation))) return { tag: 'nothing' }
    const kept = openKeptLogs(storage)
      .all()
      .find(one => one.invitation === invitation)
    const until = kept === undefined ? null : keptUntil(kept)
    return { tag: 'all', until: until !== null && until > clock.today() ? dutchOf(until) : null }
  }
  const letGo = (): void => {
    stopNews()
    live.stop()
    hold.release()
  }

  const from = E.isRight(opened) ? (opened.right.from?.seq ?? 0) : 0
  // What was opened is not held: its records leave memory.
  const begun = E.isRight(opened) ? opened.right.header : header
  const exported = () => visitParts(begun, store, log)
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
    overview: heldOverview(log, store.state, overviewOf(catalogue, store.state)),
    exported,
    exportText: async () => ownText(await exported()),
  }
  const following = new Subscription()
  return {
    ...visit,
    begin: tell =>
      following.add(
        followVisit(doors, visit, { erasing, isKept: storage !== null, rescue, taken$, upload$, leaving, from }, tell),
      ),
    erase: async ending => {
      following.unsubscribe()
      store.stop()
      letGo()
      const isGone =
        invitation === null ? E.isRight(await log.erase()()) : await eraseLog(erasing, invitation, log, ending)
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
