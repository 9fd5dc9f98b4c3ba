// Functions that the transitions of the visit lifecycle share; most return the next state with its effects: enter a
// phase, leave one (an open log is closed first), leave an expired session, go to the login.
import { sessionExpired } from '../../../domain/portal/navigation'
import { visitLifecycleTexts } from '../../../domain/texts/visitLifecycleTexts'
import type { Notice } from '../../shell/page/Alert'
import type { LifecycleEffect } from './lifecycleEffect'
import type { SessionExpiry } from './lifecycleMessage'
import { type LifecyclePhase, type LifecycleState, type RemainingAnswers, visitHandleOf } from './lifecycleState'

/** The next state and the effects to run. */
export type LifecycleStep<H> = readonly [LifecycleState<H>, readonly LifecycleEffect<H>[]]

export const closedPhase = { tag: 'closed' } as const
export const leftPortalPhase = { tag: 'leftPortal' } as const

export const unchanged = <H>(state: LifecycleState<H>): LifecycleStep<H> => [state, []]

export const toPhase = <H>(
  state: LifecycleState<H>,
  phase: LifecyclePhase<H>,
  ...effects: readonly LifecycleEffect<H>[]
): LifecycleStep<H> => [{ ...state, phase }, effects]

/** The same with an effect whose result counts for this turn alone. */
export const toAwaitingPhase = <H>(
  state: LifecycleState<H>,
  phase: LifecyclePhase<H>,
  ask: (turn: number) => LifecycleEffect<H>,
) => {
  const turn = state.turn + 1
  return toPhase({ ...state, turn }, phase, ask(turn))
}

/** Whether the phase cannot be cancelled: the log is being closed or erased, or the browser leaves. */
export const isEndingPhase = <H>({ tag }: LifecyclePhase<H>): boolean =>
  tag === 'closing' || tag === 'erasing' || tag === 'leftPortal'

/** How a phase is left: the effects at once, and those after the log was closed. */
interface Leaving<H> {
  readonly now?: readonly LifecycleEffect<H>[]
  readonly after?: readonly LifecycleEffect<H>[]
  readonly to?: LifecyclePhase<H>
}

/** Leaves the phase. An open log is closed first, one that is still being opened as soon as it is open. */
export const leavePhase = <H>(
  state: LifecycleState<H>,
  { now = [], after = [], to = closedPhase }: Leaving<H>,
): LifecycleStep<H> => {
  const { phase } = state
  const next: LifecycleState<H> = { ...state, loggingOut: null }
  const handle = visitHandleOf(phase)
  if (handle !== null) return toPhase(next, { tag: 'closing', after, to }, ...now, { tag: 'close', handle })
  // The turn stays: its answer is what the closing waits for.
  if (phase.tag === 'opening' && phase.awaits === 'log') return toPhase(next, { tag: 'closing', after, to }, ...now)
  return toPhase({ ...next, turn: next.turn + 1 }, to, ...now, ...after)
}

export const goToLogin = <H>(notice: string | null): Extract<LifecycleEffect<H>, { readonly tag: 'go' }> => ({
  tag: 'go',
  to: '/login',
  notice: notice === null ? null : { kind: 'danger', text: notice },
})

/** Says that another login replaced the session. What remains of the answers is known only after the log was closed. */
export const replacedSessionNotice = (remaining: RemainingAnswers): Notice => {
  const { title, why, kept } = visitLifecycleTexts.swapped
  return { kind: 'danger', text: title, more: remaining.tag === 'all' ? `${why} ${kept}` : why }
}

/** Leaves a session that passed its time, whichever tab noticed it first. */
export const leaveExpiredSession = <H>(
  state: LifecycleState<H>,
  { redirect }: SessionExpiry,
  now: readonly LifecycleEffect<H>[],
): LifecycleStep<H> => {
  const notice = { kind: 'danger', text: sessionExpired } as const
  return redirect === null
    ? leavePhase(state, { now, after: [goToLogin(sessionExpired)] })
    : leavePhase(state, { now, after: [{ tag: 'leave', url: redirect, notice }], to: leftPortalPhase })
}
