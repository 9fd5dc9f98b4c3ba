import { importChunk } from './importChunk'

/** What makes a PDF, with its fonts. Rejects with `NotLoaded` alone. */
export const loadPdfChunk = () => importChunk(import('../chunks/pdfChunk'))
