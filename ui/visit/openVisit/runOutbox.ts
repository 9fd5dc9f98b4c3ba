// Makes every call to the office that is due, now and after every change, retries those without an answer, tells upload
// progress and a lost customer; returns how to stop.
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

/** Makes every call to the office that is due, now and after every change. Returns how to stop. */
export const runOutbox = (
  dependencies: VisitDependencies,
  { catalogue, store, live, drafts }: Pick<Visit, 'catalogue' | 'store' | 'live' | 'drafts'>,
  upload$: BehaviorSubject<number | null>,
  onSignal: (signal: VisitSignal) => void,
): (() => void) => {
  const unanswered = createUnansweredCalls(catalogue)
  const performCall = createPerformEffect({
    calls: dependencies.calls,
    store,
    invitationToken: dependencies.invitationToken,
    customerLost: fault =>
      onSignal({ tag: 'customerLost', answered: isFaultFromOffice(fault), known: live.view().state.loaded }),
    closing: drafts.commit,
    stage: createCustomerPreview(catalogue, dependencies),
    isConnected: () => navigator.onLine,
    pathOf: key => pathOfWireKey(catalogue, live.view().tree, key),
    overview: makeRetrievedOverview(catalogue, () => store.state()),
    unheard: unanswered.add,
    uploading: (_, part) => upload$.next(part < 1 ? part : null),
  })
  const perform: PerformEffect = async (effect, signal) => {
    await unanswered.performed(effect, () => performCall(effect, signal))
    // Sent or not, the upload is over.
    if (effect.tag === 'sendFile') upload$.next(null)
  }
  const runner = createEffectRunner(perform, { now: dependencies.clock.now, sinceKey: drafts.sinceKey })
  // The intro asks the office again, also what it did not answer the time before.
  const introShown$ = live.view$.pipe(
    map(({ state }) => state.screen),
    distinctUntilChanged(),
    skip(1),
    filter(screen => screen === '/intro'),
  )
  const subscription = merge(introShown$, dependencies.connection.retry$).subscribe(runner.hope)
  subscription.add(
    merge(live.view$, dependencies.connection.retry$).subscribe(() => {
      const view = live.view()
      runner.follow([...outbox(catalogue, view), ...unanswered.due(view)])
    }),
  )
  return () => {
    subscription.unsubscribe()
    runner.stop()
  }
}
