import type { BehaviorSubject } from 'rxjs'
import { distinctUntilChanged, filter, map, merge, skip } from 'rxjs'
import { isAnswered } from '../../events/effects/http'
import { createPerform } from '../../events/effects/perform'
import { createRunner, type Perform } from '../../events/effects/run'
import { outbox } from '../../projections/outbox'
import { pathOfWireKey } from '../../projections/wireKey'
import type { News } from '../app/hall/hall'
import { overviewOf } from './overview'
import { stageOf } from './stage'
import { createUnheard } from './unheard'
import type { Visit, VisitDoors } from './visit'

/** How far the document that is on its way has come, 0 to 1; null when none is. */
export type Upload = BehaviorSubject<number | null>

/** Makes every call that is due, now and after every change. Answers how to stop. */
export const followOutbox = (
  doors: VisitDoors,
  { catalogue, store, live, drafts }: Pick<Visit, 'catalogue' | 'store' | 'live' | 'drafts'>,
  upload$: Upload,
  tell: (news: News) => void,
): (() => void) => {
  const unheard = createUnheard(catalogue)
  const performAll = createPerform({
    calls: doors.calls,
    store,
    invitationToken: doors.invitationToken,
    customerLost: fault => tell({ tag: 'customerLost', answered: isAnswered(fault), known: live.view().state.loaded }),
    closing: drafts.commit,
    stage: stageOf(catalogue, doors),
    isConnected: () => navigator.onLine,
    pathOf: key => pathOfWireKey(catalogue, live.view().tree, key),
    overview: overviewOf(catalogue, () => store.state()),
    unheard: unheard.tell,
    uploading: (_, part) => upload$.next(part < 1 ? part : null),
  })
  const perform: Perform = async (effect, signal) => {
    await unheard.performed(effect, () => performAll(effect, signal))
    // Sent or not, nothing of it is on its way any more.
    if (effect.tag === 'sendFile') upload$.next(null)
  }
  const runner = createRunner(perform, { now: doors.clock.now, sinceKey: drafts.sinceKey })
  // The intro asks the office again, also what it could not be asked the time before.
  const introAgain$ = live.view$.pipe(
    map(({ state }) => state.screen),
    distinctUntilChanged(),
    skip(1),
    filter(screen => screen === '/intro'),
  )
  const following = merge(introAgain$, doors.line.hope$).subscribe(runner.hope)
  following.add(
    merge(live.view$, doors.line.hope$).subscribe(() => {
      const view = live.view()
      runner.follow([...outbox(catalogue, view), ...unheard.due(view)])
    }),
  )
  return () => {
    following.unsubscribe()
    runner.stop()
  }
}
