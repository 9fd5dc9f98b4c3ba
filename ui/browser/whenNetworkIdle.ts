/** Resolves once the page has loaded, `isReady` is true, and the network has been idle for three seconds. */

/** Milliseconds without a file or an answer after which the network counts as idle (our choice). */
const quietMs = 3000

const isQuiet = (): boolean =>
  performance
    .getEntriesByType('resource')
    .every(({ startTime, duration }) => performance.now() - (startTime + duration) > quietMs)

/** @param isReady is asked once a second */
export const whenNetworkIdle = async (isReady: () => boolean): Promise<void> => {
  do await new Promise(resolve => setTimeout(resolve, 1000))
  while (document.readyState !== 'complete' || !isReady() || !isQuiet())
}
