import { importChunk } from './importChunk'

/** Loads the code of a visit: its log, every step, sending. `preloadVisit.ts` begins it early. Rejects with `ChunkLoadError` alone. */
export const loadVisitChunk = () => importChunk(import('../chunks/visitChunk'))
