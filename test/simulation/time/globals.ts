// The globals of a browser, each page's own: whoever is being heard finds those of his page, and the world itself the machine's.
import type { Scheduler } from './scheduler'

/** What a page or a device has in place of the machine's own. */
export type Globals = Readonly<Record<string, unknown>>

const names = [
  'window',
  'document',
  'navigator',
  'indexedDB',
  'IDBKeyRange',
  'BroadcastChannel',
  'crypto',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'Date',
  'HTMLElement',
] as const

/**
 * Puts them in place until the world has ended. @returns how to put the machine's own back
 * @param globalsOf of who is being heard
 */
export const installGlobals = (scheduler: Scheduler, globalsOf: (owner: object) => Globals): (() => void) => {
  const before = names.map(name => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const)
  for (const [name, own] of before) {
    const real: unknown = Reflect.get(globalThis, name)
    Object.defineProperty(globalThis, name, {
      configurable: true,
      enumerable: own?.enumerable ?? false,
      get: () => {
        const owner = scheduler.current()
        if (owner === null) return real
        const globals = globalsOf(owner)
        return name in globals ? globals[name] : real
      },
      // What a library puts there for itself stays the machine's.
      set: () => undefined,
    })
  }
  const { timeout } = AbortSignal
  AbortSignal.timeout = ms => {
    const owner = scheduler.current()
    if (owner === null) return timeout.call(AbortSignal, ms)
    const controller = new AbortController()
    scheduler.later(ms, owner, () => controller.abort(new DOMException('too late', 'TimeoutError')))
    return controller.signal
  }
  return () => {
    AbortSignal.timeout = timeout
    for (const [name, own] of before)
      if (own === undefined) Reflect.deleteProperty(globalThis, name)
      else Object.defineProperty(globalThis, name, own)
  }
}
