/**
 * A document that goes to the adviser (its bytes kept beside the log, by digest), how many and how large they may be,
 * and the name of the retrieval's overview.
 */

import * as t from 'io-ts'
import { entity, field } from '../language/privacy'

/** A document that goes to the adviser; its bytes are kept beside the log, by digest. `size` is in bytes. */
export const attachmentCodec = entity('Attachment', {
  name: field(t.string, 'words', 'document'),
  type: field(t.keyof({ 'application/pdf': null, 'text/xml': null }), 'open'),
  size: field(t.number, 'open', 'side'),
  digest: field(t.string, 'open', 'thing'),
})
export type Attachment = t.TypeOf<typeof attachmentCodec>

/** The overview of what was retrieved: the provider's, or else the portal's own (checklist OPEN-115). */
export const overviewName = 'overzicht-opgehaalde-gegevens.pdf'

export const hasOverview = (files: readonly Pick<Attachment, 'name'>[]): boolean =>
  files.some(({ name }) => name === overviewName)

/** The customer's own files (checklist OPEN-130). */
export const maxFiles = 10
export const maxFileBytes = 10 * 1024 * 1024
