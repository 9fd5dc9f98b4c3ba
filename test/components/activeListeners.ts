import { Observable, type Subscription } from 'rxjs'

/** One thing that waits to be called: a listener, a timer, an observer, a channel or a subscription. */
interface Active {
  readonly what: string
  /** Its stack says who began it; read only when it is reported, because that is slow. */
  readonly begun: Error
  /** Whether nothing can call it any more, although it was not stopped. */
  readonly isGone: () => boolean
}

const active = new Map<number, Active>()
let count = 0

/** With a stack that reaches the product from within rxjs; all other errors stay as quick to make as they were. */
const deepError = (message: string): Error => {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 60
  const error = new Error(message)
  Error.stackTraceLimit = stackTraceLimit
  return error
}

/** @returns what to call once it is stopped */
const begin = (what: string, isGone = (): boolean => false): (() => void) => {
  count++
  const id = count
  active.set(id, { what, begun: deepError(what), isGone })
  return () => void active.delete(id)
}

/** The product's own lines of a stack, innermost first; none where the test itself, the browser or a package began it. */
const productLines = ({ stack = '' }: Error): readonly string[] => {
  const lines: string[] = []
  for (const line of stack.split('\n')) {
    if (line.includes('activeListeners')) continue
    if (line.includes('/test/') && lines.length > 0) return []
    if (line.includes('react')) break
    const file = /\/((?:ui|events|projections)\/[^?:)]*\.tsx?)/.exec(line)?.[1]
    if (file !== undefined && !line.includes('/test/') && !lines.includes(file)) lines.push(file)
  }
  return lines
}

/** For `activeSince`: what is begun from now on counts. */
export const activeMark = (): number => count

/**
 * What the product began between the two marks and did not stop, each with the files that began it.
 * @param until without it up to now
 */
export const activeSince = (mark: number, until = count): readonly string[] =>
  [...active]
    .filter(([id, { isGone }]) => id > mark && id <= until && !isGone())
    .flatMap(([, { what, begun }]) => {
      const lines = productLines(begun)
      return lines.length === 0 ? [] : [`${what}: ${lines.slice(0, 3).join(' <- ')}`]
    })

type Listener = EventListenerOrEventListenerObject | null
type ListenerOptions = boolean | AddEventListenerOptions | undefined

/** A transaction is over by itself; what is a target and no more is a test's own. */
const isPassing = (target: EventTarget): boolean =>
  target instanceof IDBTransaction || target.constructor === EventTarget

const watchListeners = (): void => {
  const { addEventListener, removeEventListener } = EventTarget.prototype
  const ends = new WeakMap<EventTarget, Map<string, Map<Listener, () => void>>>()
  const keyOf = (type: string, options: ListenerOptions): string =>
    `${type} ${typeof options === 'object' ? options.capture === true : options === true}`
  EventTarget.prototype.addEventListener = function (type: string, listener: Listener, options?: ListenerOptions) {
    const target = this ?? window
    addEventListener.call(target, type, listener, options)
    const ofTarget = ends.get(target) ?? new Map<string, Map<Listener, () => void>>()
    const key = keyOf(type, options)
    const ofKey = ofTarget.get(key) ?? new Map<Listener, () => void>()
    if (listener === null || ofKey.has(listener)) return
    const isGone = (): boolean => isPassing(target) || (target instanceof Element && !target.isConnected)
    const end = begin(`${type} of ${target.constructor.name}`, isGone)
    ends.set(target, ofTarget.set(key, ofKey.set(listener, end)))
    const { once = false, signal } = typeof options === 'object' ? options : {}
    const ended = (): void => {
      ofKey.delete(listener)
      end()
    }
    if (once) addEventListener.call(target, type, ended, options)
    if (signal !== undefined) addEventListener.call(signal, 'abort', ended)
  }
  EventTarget.prototype.removeEventListener = function (type: string, listener: Listener, options?: ListenerOptions) {
    const target = this ?? window
    removeEventListener.call(target, type, listener, options)
    const ofKey = ends.get(target)?.get(keyOf(type, options))
    ofKey?.get(listener)?.()
    ofKey?.delete(listener)
  }
  // Vitest gave the window its own, to hear of its errors.
  const { prototype } = EventTarget
  Object.assign(window, {
    addEventListener: prototype.addEventListener,
    removeEventListener: prototype.removeEventListener,
  })
}

type Run = (...given: readonly unknown[]) => void

/** @param repeats whether it is called until it is stopped, and not once */
const watchTimer = (
  name: 'setTimeout' | 'setInterval' | 'requestAnimationFrame' | 'requestIdleCallback',
  stopName: 'clearTimeout' | 'clearInterval' | 'cancelAnimationFrame' | 'cancelIdleCallback',
  repeats: boolean,
): void => {
  // The four differ in what they hand on and take beside the function, which passes through as it is.
  const start = window[name] as (run: Run, ...rest: readonly unknown[]) => number
  const stop = window[stopName]
  const ends = new Map<number, () => void>()
  const ended = (timer: number): void => {
    ends.get(timer)?.()
    ends.delete(timer)
  }
  const watched = (run: Run, ...rest: readonly unknown[]): number => {
    const timer = start(
      (...given) => {
        if (!repeats) ended(timer)
        run(...given)
      },
      ...rest,
    )
    ends.set(timer, begin(`${name} ${rest.join(' ')}`))
    return timer
  }
  const stopped = (timer: number): void => {
    ended(timer)
    stop(timer)
  }
  Object.assign(window, { [name]: watched, [stopName]: stopped })
}

/** @param observer the prototype of a kind of observer */
const watchObserver = (observer: { observe: (...given: never[]) => void; disconnect: () => void }): void => {
  const { observe, disconnect } = observer
  const ends = new WeakMap<object, () => void>()
  observer.observe = function (...given) {
    observe.apply(this, given)
    if (!ends.has(this)) ends.set(this, begin(this.constructor.name))
  }
  observer.disconnect = function () {
    disconnect.call(this)
    ends.get(this)?.()
    ends.delete(this)
  }
}

const watchChannels = (): void => {
  const Native = window.BroadcastChannel
  window.BroadcastChannel = class extends Native {
    readonly #end: () => void
    constructor(name: string) {
      super(name)
      this.#end = begin(`channel ${name}`)
    }
    override close(): void {
      super.close()
      this.#end()
    }
  }
}

const watchSubscriptions = (): void => {
  // Its forms all answer a subscription, and what it is given passes through as it is.
  const subscribe = Observable.prototype.subscribe as (...given: readonly unknown[]) => Subscription
  Observable.prototype.subscribe = function (this: Observable<unknown>, ...given: unknown[]) {
    const subscription = subscribe.apply(this, given)
    if (!subscription.closed) subscription.add(begin('subscription'))
    return subscription
  }
}

let isCounting = false

/** To be called before the product begins: from then on, whoever calls again, everything that waits to be called is counted. */
export const countListeners = (): void => {
  if (isCounting) return
  isCounting = true
  watchListeners()
  watchTimer('setTimeout', 'clearTimeout', false)
  watchTimer('setInterval', 'clearInterval', true)
  watchTimer('requestAnimationFrame', 'cancelAnimationFrame', false)
  watchTimer('requestIdleCallback', 'cancelIdleCallback', false)
  for (const Observer of [MutationObserver, ResizeObserver, IntersectionObserver, PerformanceObserver])
    watchObserver(Observer.prototype)
  watchChannels()
  watchSubscriptions()
}
