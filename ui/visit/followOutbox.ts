import { distinctUntilChanged, filter, fromEvent, map, merge, skip } from 'rxjs'
import { isAnswered } from '../../events/effects/http'
import { type FirstDoors, isFirst, performFirst } from '../../events/effects/performFirst'
import { createRunner, type Perform } from '../../events/effects/run'
import { firstDue } from '../../projections/firstDue'
import type { News } from '../app/hall/hall'
import type { FollowedLog, Upload } from './following'
import { laterCode$ } from './later'
import { stageOf } from './stage'
import type { VisitDoors } from './visit'

/** Makes every call that is due, now and after every change: those of a first page at once. Answers how to stop. */
export const followOutbox = (
  doors: VisitDoors,
  opened: FollowedLog,
  upload$: Upload,
  tell: (news: News) => void,
): (() => void) => {
  const { catalogue, store, live, drafts } = opened
  const first: FirstDoors = {
    calls: doors.calls,
    store,
    invitationToken: doors.invitationToken,
    customerLost: fault => tell({ tag: 'customerLost', answered: isAnswered(fault), known: live.view().state.loaded }),
    closing: drafts.commit,
    stage: stageOf(catalogue, doors),
  }
  const atFirst = performFirst(first)
  let later: Perform | null = null
  const perform: Perform = async (effect, signal) => {
    if (isFirst(effect)) return atFirst(effect, signal)
    later ??= laterCode$.value?.performLater({ first, doors, opened, upload$ }) ?? null
    await later?.(effect, signal)
  }
  const runner = createRunner(perform, { now: doors.clock.now, sinceKey: drafts.sinceKey })
  const follow = (): void => {
    const view = live.view()
    runner.follow([...firstDue(view.state), ...(laterCode$.value?.laterDue(catalogue, view) ?? [])])
  }
  const online$ = fromEvent(window, 'online')
  // The intro asks the office again, also what it could not be asked the time before.
  const introAgain$ = live.view$.pipe(
    map(({ state }) => state.screen),
    distinctUntilChanged(),
    skip(1),
    filter(screen => screen === '/intro'),
  )
  const following = merge(introAgain$, online$).subscribe(runner.hope)
  following.add(merge(live.view$, online$, laterCode$).subscribe(follow))
  return () => {
    following.unsubscribe()
    runner.stop()
  }
}
