/**
 * Stored events of sending: started, a document sent or retried, failed, unconfirmed, the office asked for a receipt,
 * another inventory found there, or this one received.
 */
import * as t from 'io-ts'
import { field, pair } from '../../domain/language/privacy'
import { unconfirmedReasonCodec } from '../../domain/sending/receipt'
import { sendingFailureCodec } from '../../domain/sending/sendingFailure'
import { definition } from './definition'

/**
 * Sending began. `body` names the bytes of the inventory beside the log, which are sent as they are until it is known
 * whether they arrived: the same again is the same sending. Null where a build of before kept none.
 */
export const sendingStarted = definition('SendingStarted', 2, {
  body: field(t.union([t.string, t.null]), 'open', 'thing'),
})

/** One document goes by itself, after it failed. */
export const fileRetried = definition('FileRetried', 1, { name: field(t.string, 'words', 'document') })

/** The office has this document; it is not sent again (files_submitted, spec 2 section 4). */
export const fileSent = definition('FileSent', 1, { name: field(t.string, 'words', 'document') })

/**
 * `fields`: what the office said of single questions (422), as path and text, or with '' for the path of the whole; `file`:
 * the document that failed.
 */
export const sendingFailed = definition('SendingFailed', 1, {
  failure: field(sendingFailureCodec, 'open'),
  fields: field(t.readonlyArray(pair(field(t.string, 'path'), field(t.string, 'words'))), 'words'),
  file: field(t.union([t.string, t.null]), 'words', 'document'),
})

/** The inventory went out, and nothing that came back says that the office has it. */
export const sendingUnconfirmed = definition('SendingUnconfirmed', 2, { why: field(unconfirmedReasonCodec, 'open') })

/** The customer asked to ask the office again. */
export const receiptSought = definition('ReceiptSought', 1, {})

/** The office was asked and did not confirm; `absent`: it said clearly that it has nothing. */
export const receiptAsked = definition('ReceiptAsked', 1, { absent: field(t.boolean, 'open') })

/** The office has an inventory of this invitation, but not the one that stands here. `submittedAt` is an ISO time. */
export const inventoryFound = definition('InventoryFound', 1, { submittedAt: field(t.string, 'open', 'term') })

/** The office has the inventory. `submittedAt` is an ISO time. */
export const inventorySent = definition('InventorySent', 1, { submittedAt: field(t.string, 'open', 'term') })
