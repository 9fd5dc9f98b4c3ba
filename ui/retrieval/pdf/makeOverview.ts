import type { Catalogue } from '../../../domain/engine/catalogue'
import { defaultTenantStyle } from '../../../domain/portal/tenant'
import type { State } from '../../../events/state/state'
import { retrievedDocument } from '../../../projections/retrievedDocument'
import { loadFonts } from '../../pdf/loadFonts'
import { retrievedPdf } from './retrievedPdf'

/** The overview of what was retrieved, in the office's colours; null where nothing was. Rejects where the fonts do not come. */
export const makeOverview = async (catalogue: Catalogue, state: State): Promise<Uint8Array<ArrayBuffer> | null> => {
  const document = retrievedDocument(catalogue, state)
  if (document === null || state.retrieval === null) return null
  const { colours } = state.look?.style ?? defaultTenantStyle
  return retrievedPdf(document, { colours, fonts: await loadFonts(), made: state.retrieval.at })
}
