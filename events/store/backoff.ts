/**
 * Makes the pauses between tries: each longer than the one before, the last one repeated; one can be ended early, and
 * all begun again.
 */
interface Backoff {
  readonly rest: () => Promise<void>
  /** Ends the pause that is under way. */
  readonly wake: () => void
  /** The next pause is the first again. */
  readonly reset: () => void
}

/** @param steps milliseconds */
export const createBackoff = (steps: readonly number[]): Backoff => {
  let tries = 0
  let wake: () => void = () => undefined
  return {
    rest: () =>
      new Promise(resolve => {
        const timer = setTimeout(resolve, steps[Math.min(tries++, steps.length - 1)])
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      }),
    wake: () => wake(),
    reset: () => {
      tries = 0
    },
  }
}
