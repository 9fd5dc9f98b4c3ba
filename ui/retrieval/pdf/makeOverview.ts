import type { Colours } from '../../../domain/portal/tenant'
import type { RetrievedDocument } from '../../../projections/retrievedDocument'
import { loadFonts } from './loadFonts'
import { retrievedPdf } from './retrievedPdf'

/** The document as a PDF, in the portal's own letters. Rejects where they do not come. */
export const makeOverview = async (
  document: RetrievedDocument,
  colours: Colours,
  made: number,
): Promise<Uint8Array<ArrayBuffer>> => retrievedPdf(document, { colours, fonts: await loadFonts(), made })
