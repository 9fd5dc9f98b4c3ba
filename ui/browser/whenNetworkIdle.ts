/** How long no file or answer has come once the line counts as idle, in milliseconds (our choice). */
const quietMs = 3000

const isQuiet = (): boolean =>
  performance
    .getEntriesByType('resource')
    .every(({ startTime, duration }) => performance.now() - (startTime + duration) > quietMs)

/**
 * Resolves once the page has loaded, `isReady` says so, and the line has nothing to do.
 * @param isReady is asked once a second
 */
export const whenNetworkIdle = async (isReady: () => boolean): Promise<void> => {
  do await new Promise(resolve => setTimeout(resolve, 1000))
  while (document.readyState !== 'complete' || !isReady() || !isQuiet())
}
