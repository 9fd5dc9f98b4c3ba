import { loaded } from './loaded'

/** What few open: help, another computer, a copy of one's own. Rejects with `NotLoaded` alone. */
export const fetchSeldom = () => loaded(import('./seldomChunk'))
