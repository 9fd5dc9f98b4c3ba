// The Web Locks of one browser: shared or exclusive, in turn, only if free, or stolen; a page that is gone lets go of its own.
import type { Owner, Scheduler } from '../time/scheduler'

interface Claim {
  readonly owner: Owner
  readonly mode: LockMode
  readonly grant: () => void
  readonly lose: () => void
}

interface Queue {
  held: Claim[]
  waiting: Claim[]
}

type Granted = (lock: Lock | null) => unknown

/** @param latency virtual milliseconds until a page hears of its lock */
export const deviceLocks = (scheduler: Scheduler, latency: () => number) => {
  const queues = new Map<string, Queue>()

  const serve = (queue: Queue): void => {
    for (let next = queue.waiting[0]; next !== undefined; next = queue.waiting[0]) {
      const isFree =
        queue.held.length === 0 || (next.mode === 'shared' && queue.held.every(({ mode }) => mode === 'shared'))
      if (!isFree) return
      queue.waiting.shift()
      queue.held.push(next)
      next.grant()
    }
  }

  const leave = (queue: Queue, claim: Claim): void => {
    queue.held = queue.held.filter(one => one !== claim)
    queue.waiting = queue.waiting.filter(one => one !== claim)
    serve(queue)
  }

  const requestOf =
    (owner: Owner) =>
    (name: string, ...rest: readonly [Granted] | readonly [LockOptions, Granted]): Promise<unknown> => {
      const [options, granted] = rest.length === 1 ? [{}, rest[0]] : rest
      const queue = queues.get(name) ?? { held: [], waiting: [] }
      queues.set(name, queue)
      const mode = options.mode ?? 'exclusive'
      if (!owner.isAlive()) return new Promise(() => undefined)
      return new Promise((resolve, reject) => {
        const aborted = (): void => reject(options.signal?.reason ?? new DOMException('aborted', 'AbortError'))
        if (options.signal?.aborted === true) return aborted()
        const claim: Claim = {
          owner,
          mode,
          grant: () =>
            void scheduler.later(latency(), owner, () => {
              // Stolen before its page heard of it.
              if (!queue.held.includes(claim)) return
              Promise.resolve()
                .then(() => granted({ name, mode }))
                .then(resolve, reject)
                .finally(() => leave(queue, claim))
            }),
          lose: () => void scheduler.later(latency(), owner, () => reject(new DOMException('stolen', 'AbortError'))),
        }
        options.signal?.addEventListener('abort', () => {
          if (!queue.waiting.includes(claim)) return
          leave(queue, claim)
          aborted()
        })
        if (options.steal === true) {
          for (const one of queue.held.splice(0)) one.lose()
          queue.held.push(claim)
          return claim.grant()
        }
        const isFree = queue.held.length === 0 || (mode === 'shared' && queue.held.every(one => one.mode === 'shared'))
        if (options.ifAvailable === true && !(isFree && queue.waiting.length === 0)) {
          scheduler.later(latency(), owner, () => {
            Promise.resolve()
              .then(() => granted(null))
              .then(resolve, reject)
          })
          return
        }
        queue.waiting.push(claim)
        serve(queue)
      })
    }

  return {
    requestOf,
    /** A page is gone, and lets go of all that it had. */
    gone: (owner: Owner): void => {
      for (const queue of queues.values())
        for (const claim of [...queue.held, ...queue.waiting]) if (claim.owner === owner) leave(queue, claim)
    },
    /** Somebody else's page takes the lock, and lets go of it. */
    steal: (name: string): boolean => {
      const queue = queues.get(name)
      const held = queue?.held.splice(0) ?? []
      for (const one of held) one.lose()
      if (queue !== undefined) serve(queue)
      return held.length > 0
    },
  }
}
