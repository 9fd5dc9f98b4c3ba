import type { Catalogue } from '../../../domain/engine/catalogue'
import { defaultTenantStyle } from '../../../domain/portal/tenant'
import type { State } from '../../../events/state/state'
import { retrievalOverview } from '../../../projections/retrieval/retrievalOverview'
import { loadFonts } from '../../pdf/loadFonts'
import { writeRetrievedPdf } from './writeRetrievedPdf'

/** The overview of what was retrieved, in the office's colours; null where nothing was. Rejects where the fonts do not come. */
export const makeOverviewPdf = async (catalogue: Catalogue, state: State): Promise<Uint8Array<ArrayBuffer> | null> => {
  const document = retrievalOverview(catalogue, state)
  if (document === null || state.retrieval === null) return null
  const { colours } = state.look?.style ?? defaultTenantStyle
  return writeRetrievedPdf(document, { colours, fonts: await loadFonts(), made: state.retrieval.at })
}
