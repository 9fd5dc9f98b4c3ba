import { loaded } from '../loaded'

/** What makes a PDF, with its fonts. Rejects with `NotLoaded` alone. */
export const fetchPdf = () => loaded(import('./pdfChunk'))
