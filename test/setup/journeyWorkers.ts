/**
 * How many journeys run at a time, each worker with servers and a browser of its own: one, unless JOURNEY_WORKERS says
 * more, as `npm test` does.
 */
export const journeyWorkers = Math.max(1, Number(process.env.JOURNEY_WORKERS) || 1)
