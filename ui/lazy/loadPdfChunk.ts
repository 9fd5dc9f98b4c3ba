import { importChunk } from './importChunk'

/** Loads what makes a PDF, with its fonts. Rejects with `ChunkLoadError` alone. */
export const loadPdfChunk = () => importChunk(import('../chunks/pdfChunk'))
