import { loaded } from '../loaded'

/** All of a visit: its log, every step, sending. The page preloads it. Rejects with `NotLoaded` alone. */
export const fetchVisit = () => loaded(import('./visitChunk'))
