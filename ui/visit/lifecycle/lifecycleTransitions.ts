import { sessionExpired } from '../../../domain/portal/navigation'
import { visitLifecycleTexts } from '../../../domain/texts/visitLifecycleTexts'
import type { Notice } from '../../shell/page/Alert'
import type { LifecycleEffect } from './lifecycleEffect'
import type { SessionExpiry } from './lifecycleMessage'
import { type LifecyclePhase, type LifecycleState, type RemainingAnswers, visitHandleOf } from './lifecycleState'

export type LifecycleStep<R> = readonly [LifecycleState<R>, readonly LifecycleEffect<R>[]]

export const closedPhase = { tag: 'closed' } as const
export const leftPortalPhase = { tag: 'gone' } as const

export const unchanged = <R>(hall: LifecycleState<R>): LifecycleStep<R> => [hall, []]

export const toPhase = <R>(
  hall: LifecycleState<R>,
  place: LifecyclePhase<R>,
  ...effects: readonly LifecycleEffect<R>[]
): LifecycleStep<R> => [{ ...hall, place }, effects]

/** The same with a question that only this turn's answer ends. */
export const toAwaitingPhase = <R>(
  hall: LifecycleState<R>,
  place: LifecyclePhase<R>,
  ask: (turn: number) => LifecycleEffect<R>,
  ...more: readonly LifecycleEffect<R>[]
) => {
  const turn = hall.turn + 1
  return toPhase({ ...hall, turn }, place, ...more, ask(turn))
}

/** What cannot be turned round any more: the log is let go of or erased, or the browser leaves. */
export const isEndingPhase = <R>({ tag }: LifecyclePhase<R>): boolean =>
  tag === 'closing' || tag === 'erasing' || tag === 'gone'

/** How a place is left: what is done at once, and once the log has been let go of. */
interface Leaving<R> {
  readonly now?: readonly LifecycleEffect<R>[]
  readonly after?: readonly LifecycleEffect<R>[]
  readonly to?: LifecyclePhase<R>
}

/** Leaves the place one is in. A log is let go of first, and one that is still being opened as soon as it is open. */
export const leavePhase = <R>(
  hall: LifecycleState<R>,
  { now = [], after = [], to = closedPhase }: Leaving<R>,
): LifecycleStep<R> => {
  const { place } = hall
  const left: LifecycleState<R> = { ...hall, loggingOut: null }
  const room = visitHandleOf(place)
  if (room !== null) return toPhase(left, { tag: 'closing', after, to }, ...now, { tag: 'close', room })
  // The turn stays: its answer is what the closing waits for.
  if (place.tag === 'opening' && place.awaits === 'log') return toPhase(left, { tag: 'closing', after, to }, ...now)
  return toPhase({ ...left, turn: left.turn + 1 }, to, ...now, ...after)
}

export const goToLogin = <R>(notice: string | null): Extract<LifecycleEffect<R>, { readonly tag: 'go' }> => ({
  tag: 'go',
  to: '/login',
  notice: notice === null ? null : { kind: 'danger', text: notice },
})

/** What became of the answers of this customer is known once the log is let go of: until then nothing is said of them. */
export const replacedSessionNotice = (left: RemainingAnswers): Notice => {
  const { title, why, kept } = visitLifecycleTexts.swapped
  return { kind: 'danger', text: title, more: left.tag === 'all' ? `${why} ${kept}` : why }
}

/** What an end by the clock comes to, whichever tab saw it first. */
export const leaveExpiredSession = <R>(
  hall: LifecycleState<R>,
  { redirect }: SessionExpiry,
  now: readonly LifecycleEffect<R>[],
): LifecycleStep<R> => {
  const notice = { kind: 'danger', text: sessionExpired } as const
  return redirect === null
    ? leavePhase(hall, { now, after: [goToLogin(sessionExpired)] })
    : leavePhase(hall, { now, after: [{ tag: 'leave', url: redirect, notice }], to: leftPortalPhase })
}
