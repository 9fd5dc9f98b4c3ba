import type { WebLocks } from '../../../events/disk/tabCoordination'

type Granted = (lock: Lock | null) => unknown

interface Claim {
  readonly take: () => void
  readonly lose: () => void
}

/** The Web Locks of one browser, as far as they are used: a holder and a queue for each name, and stealing. */
export const browserLocks = (): WebLocks => {
  const queues = new Map<string, Claim[]>()
  const queueOf = (name: string): Claim[] => {
    const queue = queues.get(name) ?? []
    queues.set(name, queue)
    return queue
  }
  const request = async (name: string, options: LockOptions, granted: Granted): Promise<unknown> => {
    await Promise.resolve()
    const queue = queueOf(name)
    if (queue.length > 0 && options.ifAvailable === true) return granted(null)
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        const wasFirst = queue[0] === claim
        if (queue.includes(claim)) queue.splice(queue.indexOf(claim), 1)
        if (wasFirst) queue[0]?.take()
      }
      const claim: Claim = {
        take: () => {
          Promise.resolve(granted({ name, mode: 'exclusive' }))
            .then(resolve, reject)
            .finally(leave)
        },
        lose: () => reject(new DOMException('lost', 'AbortError')),
      }
      options.signal?.addEventListener('abort', () => {
        if (queue[0] === claim) return
        leave()
        claim.lose()
      })
      if (options.steal === true) queue.shift()?.lose()
      if (options.steal === true) queue.unshift(claim)
      else queue.push(claim)
      if (queue[0] === claim) claim.take()
    })
  }
  // The real one has a second form, without options, which is not used.
  return { request: request as WebLocks['request'] }
}
