import type { Catalogue } from '../../../domain/engine/catalogue'
import { defaultTenantStyle } from '../../../domain/portal/tenant'
import type { State } from '../../../events/state/state'
import { retrievalOverview } from '../../../projections/retrieval/retrievalOverview'
import { loadFonts } from '../../pdf/loadFonts'
import { writeRetrievedPdf } from './writeRetrievedPdf'

/**
 * Makes the PDF with the overview of the retrieved data, in the office's colours; null where nothing was retrieved. Rejects
 * where the fonts cannot be loaded.
 */
export const makeOverviewPdf = async (catalogue: Catalogue, state: State): Promise<Uint8Array<ArrayBuffer> | null> => {
  const document = retrievalOverview(catalogue, state)
  if (document === null || state.retrieval === null) return null
  const { colours } = state.look?.style ?? defaultTenantStyle
  return writeRetrievedPdf(document, { colours, fonts: await loadFonts(), made: state.retrieval.at })
}
