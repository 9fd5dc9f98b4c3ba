/**
 * Runs long work, given as a generator, in slices of 10 ms so that the page stays responsive; it can pause, be
 * cancelled, and tells its progress.
 */

/** The longest that a slice blocks the page, in milliseconds: not noticeable, on a slow machine either. */
const partMs = 10

/** Whether the work is cancelled, and whether it pauses for something more urgent. */
export interface SliceControl {
  readonly aborted: boolean
  readonly isHeld?: () => boolean
}

/** Resolves in the next task, after rendering and input; not throttled in a hidden tab. */
export const nextTask = (): Promise<void> =>
  new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })

/**
 * Runs a generator in slices, so that the page stays responsive; short work ends in the first.
 * @param told is called after each slice with the progress
 * @returns null once it is cancelled
 */
export const runInSlices = async <P, A>(
  work: Generator<P, A>,
  told: (progress: P) => void,
  wanted: SliceControl,
): Promise<A | null> => {
  while (!wanted.aborted) {
    if (wanted.isHeld?.() !== true) {
      const end = performance.now() + partMs
      let step = work.next()
      while (step.done !== true && performance.now() < end) step = work.next()
      if (step.done === true) return step.value
      told(step.value)
    }
    await nextTask()
  }
  return null
}
