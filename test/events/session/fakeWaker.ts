import type { TimeSource } from '../../../events/session/sessionTimeout/watchTime'

/** A page and its time, from `start` (epoch milliseconds) on. */
export const fakeWaker = (start: number) => {
  const timers = new Map<number, { readonly run: () => void; readonly at: number }>()
  const listeners = new Map<string, () => void>()
  const document = { visibilityState: 'visible' }
  let time = start
  let next = 1
  const waker: TimeSource = {
    document,
    setTimeout: (run, ms) => {
      timers.set(next, { run, at: time + ms })
      return next++
    },
    clearTimeout: id => void timers.delete(id),
    addEventListener: (type, listener) => void listeners.set(type, listener),
    removeEventListener: type => void listeners.delete(type),
  }
  return {
    now: () => time,
    timers,
    listeners,
    document,
    waker,
    /** Runs due timers, as often as they are set anew; a machine that sleeps runs none. */
    pass: (ms: number, asleep = false) => {
      time += ms
      const due = () => [...timers].find(([, { at }]) => at <= time)
      for (let one = asleep ? undefined : due(); one !== undefined; one = due()) {
        timers.delete(one[0])
        one[1].run()
      }
    },
  }
}
