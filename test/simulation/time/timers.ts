// The timers and the clock of a page, in virtual time.
import type { Owner, Scheduler } from './scheduler'

const RealDate = Date

/** The `Date` of a device whose clock is wrong by so many milliseconds. */
const dateOf = (now: () => number): DateConstructor =>
  new Proxy(RealDate, {
    construct: (target, args) => Reflect.construct(target, args.length === 0 ? [now()] : args),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  })

/** @param now what the device's clock says */
export const timersOf = (scheduler: Scheduler, owner: Owner, now: () => number) => {
  const running = new Map<number, () => void>()
  let last = 0
  const begin = (
    run: (...args: readonly unknown[]) => void,
    ms: number,
    isRepeated: boolean,
    args: readonly unknown[],
  ) => {
    const id = ++last
    const start = (): void => {
      running.set(
        id,
        scheduler.later(ms, owner, () => {
          if (isRepeated) start()
          else running.delete(id)
          run(...args)
        }),
      )
    }
    start()
    return id
  }
  const stop = (id: unknown): void => {
    if (typeof id !== 'number') return
    running.get(id)?.()
    running.delete(id)
  }
  return {
    setTimeout: (run: (...args: readonly unknown[]) => void, ms = 0, ...args: readonly unknown[]) =>
      begin(run, ms, false, args),
    setInterval: (run: (...args: readonly unknown[]) => void, ms = 0, ...args: readonly unknown[]) =>
      begin(run, Math.max(ms, 1), true, args),
    clearTimeout: stop,
    clearInterval: stop,
    Date: dateOf(now),
  }
}
