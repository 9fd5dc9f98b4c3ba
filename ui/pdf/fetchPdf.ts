import { loaded } from '../loaded'

/** What makes a PDF, with its fonts. */
export const fetchPdf = () => loaded(import('./pdfChunk'))
