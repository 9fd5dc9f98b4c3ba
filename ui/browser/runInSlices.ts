/** How long the page stands still at most, in milliseconds: less than one sees, on a slow machine too. */
const partMs = 10

/** Whether work is still wanted, and whether it waits for something that somebody is waiting for. */
export interface SliceControl {
  readonly aborted: boolean
  readonly isHeld?: () => boolean
}

/** The next turn of the page, after it has drawn and answered what was pressed; not slowed down in a tab out of sight. */
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
 * Runs work in parts, so that the page goes on; what is short ends in the first.
 * @param told hears after each part how far it is
 * @returns null once it is not wanted any more
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
