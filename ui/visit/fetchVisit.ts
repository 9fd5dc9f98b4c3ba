import { loaded } from '../loaded'

/** All of a visit: its log, every step, sending. `ahead.ts` has it come while the first screen does. Rejects with `NotLoaded` alone. */
export const fetchVisit = () => loaded(import('./visitChunk'))
