import { loaded } from './loaded'

/** What few open: help, another computer, a copy of one's own. */
export const fetchSeldom = () => loaded(import('./seldomChunk'))
