import { type BehaviorSubject, distinctUntilChanged, filter, fromEvent, map, merge, skip } from 'rxjs'
import type { Catalogue } from '../../domain/engine/catalogue'
import { isAnswered } from '../../events/effects/http'
import { createPerform } from '../../events/effects/perform'
import { createRunner, type Perform } from '../../events/effects/run'
import type { Store } from '../../events/store/store'
import type { Live } from '../../projections/live'
import { outbox } from '../../projections/outbox'
import { pathOfWireKey } from '../../projections/wireKey'
import type { News } from '../app/hall/hall'
import type { Drafts } from './drafts'
import { overviewOf } from './overview'
import { stageOf } from './stage'
import type { VisitDoors } from './visit'

/** How far the document that is on its way has come, 0 to 1; null when none is. */
export type Upload = BehaviorSubject<number | null>

/** Makes every call that is due, now and after every change. Answers how to stop. */
export const followOutbox = (
  doors: VisitDoors,
  opened: {
    readonly catalogue: Catalogue
    readonly store: Store
    readonly live: Live
    readonly drafts: Drafts
  },
  upload$: Upload,
  tell: (news: News) => void,
): (() => void) => {
  const { catalogue, store, live, drafts } = opened
  const perform = createPerform({
    calls: doors.calls,
    store,
    isConnected: () => navigator.onLine,
    invitationToken: doors.invitationToken,
    sessionOver: () => tell({ tag: 'sessionOver', redirect: doors.redirects().fail }),
    customerLost: fault => tell({ tag: 'customerLost', answered: isAnswered(fault), known: live.view().state.loaded }),
    closing: drafts.commit,
    pathOf: key => pathOfWireKey(catalogue, live.view().tree, key),
    stage: stageOf(catalogue, doors),
    overview: overviewOf(catalogue, () => store.state()),
    uploading: (_, part) => upload$.next(part < 1 ? part : null),
  })
  const performed: Perform = async (effect, signal) => {
    await perform(effect, signal)
    // Sent or not, nothing of it is on its way any more.
    if (effect.tag === 'sendFile') upload$.next(null)
  }
  const runner = createRunner(performed, { now: doors.clock.now, sinceKey: drafts.sinceKey })
  const online$ = fromEvent(window, 'online')
  // The intro asks the office again, also what it could not be asked the time before.
  const introAgain$ = live.view$.pipe(
    map(({ state }) => state.screen),
    distinctUntilChanged(),
    skip(1),
    filter(screen => screen === '/intro'),
  )
  const following = merge(introAgain$, online$).subscribe(runner.hope)
  following.add(merge(live.view$, online$).subscribe(() => runner.follow(outbox(catalogue, live.view()))))
  return () => {
    following.unsubscribe()
    runner.stop()
  }
}
