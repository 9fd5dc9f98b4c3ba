import { importChunk } from './importChunk'

/** What few open: help, another computer, a copy of one's own. Rejects with `NotLoaded` alone. */
export const loadRareScreens = () => importChunk(import('../chunks/rareScreensChunk'))
