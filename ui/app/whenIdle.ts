/** How long no file or answer has come once the line counts as idle, in milliseconds (our choice). */
const quietMs = 5000

const loaded = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise(resolve => window.addEventListener('load', resolve, { once: true }))

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

const isQuiet = (): boolean => {
  const last = performance.getEntriesByType('resource').at(-1)
  return last === undefined || performance.now() - (last.startTime + last.duration) > quietMs
}

/**
 * Once the page has loaded, `isReady` says so, and neither the line nor the processor has anything to do.
 * @param isReady is asked twice a second
 */
export const whenIdle = async (isReady: () => boolean): Promise<void> => {
  await loaded()
  do await pause(500)
  while (!isReady() || !isQuiet())
  await new Promise<void>(resolve => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 10_000 })
    else setTimeout(resolve, 0)
  })
}
