import { importChunk } from './importChunk'

/** Loads the chunk of code that makes PDFs (not its fonts); rejects with `ChunkLoadError` alone. */
export const loadPdfChunk = () => importChunk(import('../chunks/pdfChunk'))
