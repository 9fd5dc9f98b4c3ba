import { importChunk } from './importChunk'

/** Loads what few customers open: help, the transfer file, a copy, the debug screen. Rejects with `ChunkLoadError` alone. */
export const loadRareScreens = () => importChunk(import('../chunks/rareScreensChunk'))
