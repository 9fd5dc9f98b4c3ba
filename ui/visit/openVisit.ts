import * as E from 'fp-ts/Either'
import { BehaviorSubject } from 'rxjs'
import { survey } from '../../domain/catalogue/survey'
import { load } from '../../domain/engine/load'
import { slotAddress } from '../../domain/engine/path'
import type { Clock } from '../../events/clock'
import { takeCustomer } from '../../events/effects/takeCustomer'
import type { WireCustomer } from '../../events/effects/wire/customer'
import { openIndexedDbLog } from '../../events/log/indexedDb'
import { openMemoryLog } from '../../events/log/memory'
import { refusedLog } from '../../events/log/refused'
import { type Header, surveyVersion } from '../../events/record/envelope'
import { openStorage } from '../../events/storage'
import { reachBack } from '../../events/store/outdated'
import { createRescue } from '../../events/store/rescue'
import { sealedStorage } from '../../events/store/sealedStorage'
import { keepSnapshots, resumeWith } from '../../events/store/snapshots'
import { createStore } from '../../events/store/store'
import { holdLog } from '../../events/store/tabs'
import { createLive } from '../../projections/live'
import { keepSilently } from '../survey/step/persistence'
import { createDrafts } from './drafts'
import { eraseLog, finishErasure } from './eraseLog'
import { exportVisit } from './exportVisit'
import { followOutbox } from './followOutbox'
import { followNews } from './logNews'
import { followPage } from './pageLife'
import { recordLook } from './recordLook'
import { followRetention } from './retention'
import type { Visit, VisitDoors } from './visit'

const catalogue = load(survey)

/** The name of a log that is never kept: there is no invitation to fill in, or it has been sent. */
const passing = 'passing'

const nameOf = (invitation: string | null, first: WireCustomer | null): string => {
  if (first === null) return invitation ?? passing
  return first.invitation === null || first.invitation.submitted_at !== null ? passing : first.invitation.id
}

const headerOf = (invitation: string, clock: Clock): Header => ({
  log: clock.newId(),
  invitation,
  survey: surveyVersion,
  build: __BUILD__,
  rules: __RULES__,
  createdAt: clock.now(),
})

/**
 * Opens the log of the customer who is logged in and sets everything on it in motion.
 * @param invitation the invitation's id as the session knows it; null when `first`, what the office just said, tells.
 * @returns 'elsewhere' when another tab is editing it and this one may not take over.
 */
export const openVisit = async (
  doors: VisitDoors,
  invitation: string | null,
  first: WireCustomer | null,
  takeOver: boolean,
): Promise<Visit | 'elsewhere'> => {
  const { clock, session, host, erasures } = doors
  const id = nameOf(invitation, first)
  if (id !== passing) session.nameInvitation(id)

  let visit: Visit | null = null
  let isTaken = false
  let isOver = false
  // What is never kept is nobody else's either.
  const locks = id === passing ? undefined : navigator.locks
  const hold = await holdLog(locks, id, takeOver, () => {
    isTaken = true
    if (visit === null || isOver) return
    void visit.close()
    doors.taken('elsewhere')
  })
  if (hold === null) return 'elsewhere'

  const header = headerOf(id, clock)
  const beside = openStorage(() => window.localStorage)
  // What is being erased is not opened: the next start would erase what is typed now as well.
  const isFree = id === passing || (await finishErasure({ erasures, storage: beside }, id))
  const isKept = id !== passing && isFree
  const log = isKept ? openIndexedDbLog(id) : isFree ? openMemoryLog() : refusedLog
  const storage = isKept ? beside : null
  const quick = await log.open(header, resumeWith(catalogue, __RULES__))()
  const key = E.isRight(quick) && storage !== null ? await log.sealKey()() : E.left(null)
  const sealed = storage === null ? null : sealedStorage(storage, E.isRight(key) ? key.right : null)
  const rescue = createRescue(sealed, id, clock.newId())
  const left = rescue.take()
  // Whether what was left behind is stored after all, only the records since can tell.
  const isShort = E.isRight(quick) && quick.right.from !== null && !reachBack(quick.right.from.seq, left)
  const opened = isShort ? await log.open(header)() : quick
  // Another tab took it while it was being opened here.
  if (isTaken) {
    hold.release()
    log.close()
    return 'elsewhere'
  }
  const store = createStore({ catalogue, log, clock, header, opened })
  const live = createLive(catalogue, store.state(), store.change$)
  const drafts = createDrafts(path => slotAddress(catalogue, path)?.slot.question ?? null, store.dispatch, clock.now)
  const upload$ = new BehaviorSubject<number | null>(null)
  if (id !== passing) keepSilently(navigator)
  const { news, stop: stopNews } = followNews(catalogue, log, store, opened)

  store.recover(left)
  const { association } = host
  const today = clock.today()
  store.dispatch({ type: 'OpenPortal', host: host.host, association, today, build: __BUILD__, rules: __RULES__ })
  if (first !== null) void takeCustomer(store, first, logo => doors.officeLogo$.next(logo))

  // A database write that begins while the page goes away is lost, so what waits goes to localStorage at once.
  const leaving = (): void => {
    drafts.commit()
    const { head, given } = store.waiting()
    rescue.keep(head, given)
  }
  /** What brings in more; it goes first, so that nothing comes while the last is being written. */
  const sources = [
    isKept ? followRetention({ erasures, storage }, id, store) : () => undefined,
    keepSnapshots({ log, store, rules: __RULES__, from: E.isRight(opened) ? (opened.right.from?.seq ?? 0) : 0 }),
    followOutbox(doors, { catalogue, store, live, log, drafts }, upload$),
    recordLook(doors.look$, store),
    followPage(clock, { leaving, day: () => store.dispatch({ type: 'BeginDay', today: clock.today() }) }),
  ]
  const end = (): void => {
    isOver = true
    for (const stop of sources) stop()
  }
  const letGo = (): void => {
    watching.unsubscribe()
    live.stop()
    hold.release()
  }

  const erase = async (): Promise<boolean> => {
    store.stop()
    end()
    letGo()
    if (id === passing) return E.isRight(await log.erase()())
    const isSent = store.state().sending.tag === 'sent'
    return eraseLog({ erasures, storage: beside }, id, log, isSent ? { success: session.redirects().success } : null)
  }

  const watching = store.saving$.subscribe(saving => {
    if (saving.tag === 'saved') rescue.clear()
    if (saving.tag !== 'fault' || saving.fault.tag !== 'erased') return
    rescue.clear()
    if (isOver) return
    store.stop()
    end()
    // Once `watching` is there: a subscription tells what is so already before it is made.
    queueMicrotask(letGo)
    doors.taken('erased')
  })
  watching.add(stopNews)
  watching.add(
    store.change$.subscribe(({ state, record }) => {
      // A document that failed can be tried again by itself; the office's place for failures is for the inventory.
      const failed = record?.events.some(
        event => event.type === 'SendingFailed' && event.failure === 'unexpected' && event.file === null,
      )
      if (failed === true) doors.sendingFailed()
      if (state.sending.tag !== 'sent') return
      const partnerInvited = state.invitation?.partner_invited ?? false
      session.forgetInvitation()
      // Once the change has been told to everyone.
      queueMicrotask(() => void erase().then(() => doors.sent(partnerInvited)))
    }),
  )

  visit = {
    invitation: id === passing ? null : id,
    catalogue,
    log,
    store,
    live,
    drafts,
    news,
    upload$,
    exportText: () => exportVisit(E.isRight(opened) ? opened.right.header : header, store, log),
    erase,
    close: async () => {
      if (isOver) return
      leaving()
      store.freeze()
      end()
      await store.settled()
      letGo()
      log.close()
    },
  }
  return visit
}
