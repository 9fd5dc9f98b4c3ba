import * as t from 'io-ts'
import { field } from '../../domain/language/privacy'
import { sendingFailureCodec } from '../../domain/sending/sending'
import { definition } from './definition'

export const sendingStarted = definition('SendingStarted', 1, {})

/** The office has this document; it is not sent again (files_submitted, spec 2 section 4). */
export const fileSent = definition('FileSent', 1, { name: field(t.string, 'words') })

/** `fields`: what the office said of single questions (422), as path and text; `file`: the document that failed. */
export const sendingFailed = definition('SendingFailed', 1, {
  failure: field(sendingFailureCodec, 'open'),
  fields: field(t.readonlyArray(t.readonly(t.tuple([t.string, t.string]))), 'words'),
  file: field(t.union([t.string, t.null]), 'words'),
})

/** The office has the inventory. `submittedAt` is an ISO time. */
export const inventorySent = definition('InventorySent', 1, { submittedAt: field(t.string, 'open') })
