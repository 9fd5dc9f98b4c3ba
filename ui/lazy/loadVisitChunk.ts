import { importChunk } from './importChunk'

/** All of a visit: its log, every step, sending. `ahead.ts` has it come while the first screen does. Rejects with `NotLoaded` alone. */
export const loadVisitChunk = () => importChunk(import('../chunks/visitChunk'))
