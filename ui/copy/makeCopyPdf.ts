/**
 * Makes the PDF of the customer's copy while the page goes on; null once it is cancelled, rejects where the fonts do
 * not load.
 */
import type { Colours } from '../../domain/portal/tenant'
import type { CopyDocument } from '../../projections/copy/copyDocument'
import { runInSlices } from '../browser/runInSlices'
import { loadFonts } from '../pdf/loadFonts'
import { writeCopyPdf } from './writeCopyPdf'

/** What making the PDF needs besides the document. */
interface Making {
  readonly colours: Colours
  /** Milliseconds since 1970. */
  readonly made: number
  /** Hears how far it is, 0 to 1. */
  readonly onProgress: (done: number) => void
  readonly signal: AbortSignal
}

export const makeCopyPdf = async (
  document: CopyDocument,
  { colours, made, onProgress, signal }: Making,
): Promise<Uint8Array<ArrayBuffer> | null> => {
  const fonts = await loadFonts()
  const sheet = await runInSlices(writeCopyPdf(document, { colours, fonts, made }), onProgress, signal)
  return sheet === null ? null : sheet.bytes()
}
