/**
 * Watches whether the office can be reached, by the browser's events and the outcome of calls, and tells when to
 * repeat calls that got no answer.
 */
import * as E from 'fp-ts/Either'
import { BehaviorSubject, type Observable, Subject } from 'rxjs'
import { type CallFault, isFaultFromOffice } from '../../events/effects/calls/http'
import type { Stream } from '../../events/stream'

/** Whether the office can be reached, and when to repeat calls that got no answer. */
export interface OfficeConnection {
  /** True when the browser says so, or when a call got no answer, until one is answered that was made after that. */
  readonly isOffline$: Stream<boolean>
  /** Emits when unanswered calls should be retried: the connection is back, or the retry time has passed. */
  readonly retry$: Observable<void>
  /** Whether a screen has announced it: once, until the connection is back. */
  readonly isAnnounced: () => boolean
  readonly markAnnounced: () => void
  /** Asked when a call to the office is made; what it returns takes the outcome. */
  readonly startCall: () => (outcome: E.Either<CallFault, unknown>) => void
}

/** After so many milliseconds (our choice) it is tried again, where the browser does not know that the line is gone. */
export const retryMs = 30_000

/**
 * Watches the connection by the browser's events and by the outcome of calls.
 * @param isOnline what the browser says; that it is so proves nothing, a call that was answered does
 */
export const createOfficeConnection = (
  window: Pick<Window, 'addEventListener'>,
  isOnline: () => boolean,
): OfficeConnection => {
  const isGone$ = new BehaviorSubject(!isOnline())
  const hope$ = new Subject<void>()
  let isTold = false
  let losses = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const tryLater = (): void => {
    timer = setTimeout(() => {
      if (isOnline()) hope$.next()
      tryLater()
    }, retryMs)
  }
  const turn = (isGone: boolean): void => {
    if (isGone$.value === isGone) return
    clearTimeout(timer)
    isTold = false
    isGone$.next(isGone)
    if (isGone) {
      losses += 1
      tryLater()
    } else hope$.next()
  }
  if (isGone$.value) tryLater()
  window.addEventListener('offline', () => turn(true))
  window.addEventListener('online', () => {
    const wasGone = isGone$.value
    turn(false)
    // Whoever had no call that failed has asked for nothing; what the office did not say is asked again all the same.
    if (!wasGone) hope$.next()
  })
  return {
    isOffline$: isGone$,
    retry$: hope$,
    isAnnounced: () => isTold,
    markAnnounced: () => {
      isTold = true
    },
    startCall: () => {
      const lossesBefore = losses
      return outcome => {
        if (E.isRight(outcome) || isFaultFromOffice(outcome.left)) {
          // The answer to a call of before the line was lost says nothing of the line since.
          if (lossesBefore === losses) turn(false)
        } else if (outcome.left.tag === 'offline') turn(true)
      }
    },
  }
}
