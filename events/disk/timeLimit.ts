/** Rejects work that takes longer than a time limit, and says how long a call waits for the disk: 10 seconds. */

/** How long, in milliseconds, a call may wait for the disk before it is answered without it. */
export const storeTimeoutMs = 10_000

/**
 * The outcome of `work`, or a rejection with `tooLate` after `limit` milliseconds; `giveUp` is called then. What the
 * work still comes to after that is nobody's.
 */
export const withTimeLimit = <A>(limit: number, work: Promise<A>, tooLate: unknown, giveUp: () => void): Promise<A> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      giveUp()
      reject(tooLate)
    }, limit)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
