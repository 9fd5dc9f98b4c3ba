/**
 * Runs the effects that are due, each once after its delay, and aborts those no longer due; `hope` lets finished ones
 * run again.
 */
import { Observable, type Subscription, switchMap, timer } from 'rxjs'
import { type Effect, effectDelay, effectKey } from './effect'

/** Performs one effect and appends what came back. Resolves when nothing more will come; an abort says it is unwanted. */
export type PerformEffect = (effect: Effect, signal: AbortSignal) => Promise<void>

/** Does what is due, each once, until it is no longer due. */
interface EffectRunner {
  /** To be called with all that is due now, after every change. */
  readonly follow: (due: readonly Effect[]) => void
  /** The next `follow` makes again what came back and is due nevertheless: there is a reason to hope for more. */
  readonly hope: () => void
  readonly stop: () => void
}

/**
 * A call that came back and is still due is not made again by itself: what it brought could not be used. `now` is in
 * milliseconds since 1970, `sinceKey` tells how many passed since the customer last pressed a key in a field.
 */
export const createEffectRunner = (
  perform: PerformEffect,
  { now, sinceKey }: { readonly now: () => number; readonly sinceKey: () => number },
): EffectRunner => {
  /** One that is closed came back. */
  const running = new Map<string, Subscription>()

  const performed = (effect: Effect): Observable<never> =>
    new Observable(subscriber => {
      const unwanted = new AbortController()
      void perform(effect, unwanted.signal).finally(() => subscriber.complete())
      return () => unwanted.abort()
    })

  const start = (effect: Effect): Subscription =>
    timer(effectDelay(effect, now(), sinceKey()))
      .pipe(switchMap(() => performed(effect)))
      .subscribe()

  const end = (key: string, run: Subscription): void => {
    run.unsubscribe()
    running.delete(key)
  }

  return {
    follow: due => {
      const wanted = new Map(due.map(effect => [effectKey(effect), effect]))
      for (const [key, run] of [...running]) if (!wanted.has(key)) end(key, run)
      for (const [key, effect] of wanted) if (!running.has(key)) running.set(key, start(effect))
    },
    hope: () => {
      for (const [key, run] of [...running]) if (run.closed) running.delete(key)
    },
    stop: () => {
      for (const [key, run] of [...running]) end(key, run)
    },
  }
}
