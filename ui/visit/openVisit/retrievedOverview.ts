// Gives the bytes of the PDF overview of what was retrieved: the one among the customer's documents, else one made
// now; null where nothing was retrieved.
import * as E from 'fp-ts/Either'
import type { Catalogue } from '../../../domain/engine/catalogue'
import { overviewName } from '../../../domain/sending/attachment'
import type { Log } from '../../../events/log/log'
import type { State } from '../../../events/state/state'
import { loadPdfChunk } from '../../lazy/loadPdfChunk'

/** Makes the overview of what was retrieved; null where nothing was. */
export const makeRetrievedOverview =
  (catalogue: Catalogue, state: () => State) => async (): Promise<Uint8Array<ArrayBuffer> | null> => {
    if (state().retrieval === null) return null
    const { makeOverviewPdf } = await loadPdfChunk()
    return makeOverviewPdf(catalogue, state())
  }

export const retrievedOverview =
  (catalogue: Catalogue, log: Pick<Log, 'blob'>, state: () => State) =>
  async (): Promise<Uint8Array<ArrayBuffer> | null> => {
    const attached = state().files.find(({ name }) => name === overviewName)
    const bytes = attached === undefined ? null : await log.blob(attached.digest)()
    return bytes !== null && E.isRight(bytes) && bytes.right !== null
      ? new Uint8Array(bytes.right)
      : makeRetrievedOverview(catalogue, state)()
  }
