const { prepareStackTrace } = Error

/**
 * Playwright notes for each thing it waits for where in its own code it does so, and reads that only when a page closes under
 * it. To look up the lines of the sources for it, as Vitest does for every stack, took an eighth of a worker's time.
 */
Error.prepareStackTrace = (error, sites) =>
  sites[1]?.getFunctionName() === '_race'
    ? ''
    : (prepareStackTrace?.(error, sites) ?? `${error}\n    at ${sites.join('\n    at ')}`)
