import { delayOf, type Effect, keyOf } from './effect'

/** Performs one effect and appends what came back. Resolves when nothing more will come; an abort says it is unwanted. */
export type Perform = (effect: Effect, signal: AbortSignal) => Promise<void>

/** Does what is due, each once, until it is no longer due. */
export interface Runner {
  /** To be called with all that is due now, after every change. */
  readonly follow: (due: readonly Effect[]) => void
  readonly stop: () => void
}

/** A call that came back and is still due is not made again: what it brought could not be used. */
export const createRunner = (perform: Perform): Runner => {
  const running = new Map<string, AbortController>()

  const start = (effect: Effect): AbortController => {
    const controller = new AbortController()
    const { signal } = controller
    setTimeout(() => {
      if (!signal.aborted) void perform(effect, signal)
    }, delayOf(effect))
    return controller
  }

  return {
    follow: due => {
      const wanted = new Map(due.map(effect => [keyOf(effect), effect]))
      for (const [key, controller] of running) {
        if (wanted.has(key)) continue
        controller.abort()
        running.delete(key)
      }
      for (const [key, effect] of wanted) if (!running.has(key)) running.set(key, start(effect))
    },
    stop: () => {
      for (const controller of running.values()) controller.abort()
      running.clear()
    },
  }
}
