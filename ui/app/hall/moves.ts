import { sessionExpired } from '../../../domain/portal/navigation'
import { hallTexts } from '../../../domain/texts/hallTexts'
import type { Notice } from '../../shell/page/Alert'
import { type Hall, type HallEffect, type Left, type Over, type Place, roomOf } from './hall'

export type HallStep<R> = readonly [Hall<R>, readonly HallEffect<R>[]]

export const closed = { tag: 'closed' } as const
export const gone = { tag: 'gone' } as const

export const stay = <R>(hall: Hall<R>): HallStep<R> => [hall, []]

export const at = <R>(hall: Hall<R>, place: Place<R>, ...effects: readonly HallEffect<R>[]): HallStep<R> => [
  { ...hall, place },
  effects,
]

/** The same with a question that only this turn's answer ends. */
export const asking = <R>(
  hall: Hall<R>,
  place: Place<R>,
  ask: (turn: number) => HallEffect<R>,
  ...more: readonly HallEffect<R>[]
) => {
  const turn = hall.turn + 1
  return at({ ...hall, turn }, place, ...more, ask(turn))
}

/** What cannot be turned round any more: the log is let go of or erased, or the browser leaves. */
export const isEnding = <R>({ tag }: Place<R>): boolean => tag === 'closing' || tag === 'erasing' || tag === 'gone'

/** How a place is left: what is done at once, and once the log has been let go of. */
interface Leaving<R> {
  readonly now?: readonly HallEffect<R>[]
  readonly after?: readonly HallEffect<R>[]
  readonly to?: Place<R>
}

/** Leaves the place one is in. A log is let go of first, and one that is still being opened as soon as it is open. */
export const leave = <R>(hall: Hall<R>, { now = [], after = [], to = closed }: Leaving<R>): HallStep<R> => {
  const { place } = hall
  const left: Hall<R> = { ...hall, loggingOut: null }
  const room = roomOf(place)
  if (room !== null) return at(left, { tag: 'closing', after, to }, ...now, { tag: 'close', room })
  // The turn stays: its answer is what the closing waits for.
  if (place.tag === 'opening' && place.awaits === 'log') return at(left, { tag: 'closing', after, to }, ...now)
  return at({ ...left, turn: left.turn + 1 }, to, ...now, ...after)
}

export const toLogin = <R>(notice: string | null): Extract<HallEffect<R>, { readonly tag: 'go' }> => ({
  tag: 'go',
  to: '/login',
  notice: notice === null ? null : { kind: 'danger', text: notice },
})

/** What became of the answers of this customer is known once the log is let go of: until then nothing is said of them. */
export const swappedNotice = (left: Left): Notice => {
  const { title, why, kept } = hallTexts.swapped
  return { kind: 'danger', text: title, more: left.tag === 'all' ? `${why} ${kept}` : why }
}

/** What an end by the clock comes to, whichever tab saw it first. */
export const leaveExpired = <R>(hall: Hall<R>, { redirect }: Over, now: readonly HallEffect<R>[]): HallStep<R> => {
  const notice = { kind: 'danger', text: sessionExpired } as const
  return redirect === null
    ? leave(hall, { now, after: [toLogin(sessionExpired)] })
    : leave(hall, { now, after: [{ tag: 'leave', url: redirect, notice }], to: gone })
}
