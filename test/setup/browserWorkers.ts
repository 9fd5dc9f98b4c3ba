/**
 * How many pages of component tests, and how many journeys, run at a time; each journey has servers and a browser of its own. One,
 * unless BROWSER_WORKERS says more, as `npm test` does.
 */
export const browserWorkers = Math.max(1, Number(process.env.BROWSER_WORKERS) || 1)
