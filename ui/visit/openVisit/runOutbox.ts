import type { BehaviorSubject } from 'rxjs'
import { distinctUntilChanged, filter, map, merge, skip } from 'rxjs'
import { isFaultFromOffice } from '../../../events/effects/calls/http'
import { createPerformEffect } from '../../../events/effects/createPerformEffect'
import { createEffectRunner, type PerformEffect } from '../../../events/effects/runner'
import { outbox } from '../../../projections/outbox/outbox'
import { pathOfWireKey } from '../../../projections/sending/pathOfWireKey'
import type { VisitSignal } from '../lifecycle/lifecycleMessage'
import { createCustomerPreview } from './createCustomerPreview'
import { makeRetrievedOverview } from './retrievedOverview'
import { createUnansweredCalls } from './unansweredCalls'
import type { Visit, VisitDependencies } from './visit'

/** How far the document that is on its way has come, 0 to 1; null when none is. */
export type UploadProgress = BehaviorSubject<number | null>

/** Makes every call that is due, now and after every change. Answers how to stop. */
export const runOutbox = (
  doors: VisitDependencies,
  { catalogue, store, live, drafts }: Pick<Visit, 'catalogue' | 'store' | 'live' | 'drafts'>,
  upload$: UploadProgress,
  tell: (news: VisitSignal) => void,
): (() => void) => {
  const unheard = createUnansweredCalls(catalogue)
  const performAll = createPerformEffect({
    calls: doors.calls,
    store,
    invitationToken: doors.invitationToken,
    customerLost: fault =>
      tell({ tag: 'customerLost', answered: isFaultFromOffice(fault), known: live.view().state.loaded }),
    closing: drafts.commit,
    stage: createCustomerPreview(catalogue, doors),
    isConnected: () => navigator.onLine,
    pathOf: key => pathOfWireKey(catalogue, live.view().tree, key),
    overview: makeRetrievedOverview(catalogue, () => store.state()),
    unheard: unheard.tell,
    uploading: (_, part) => upload$.next(part < 1 ? part : null),
  })
  const perform: PerformEffect = async (effect, signal) => {
    await unheard.performed(effect, () => performAll(effect, signal))
    // Sent or not, nothing of it is on its way any more.
    if (effect.tag === 'sendFile') upload$.next(null)
  }
  const runner = createEffectRunner(perform, { now: doors.clock.now, sinceKey: drafts.sinceKey })
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
