/**
 * Stored events of the data retrieval: its data came back, the customer saw the list of it, or kept an answer that
 * differs from it.
 */
import * as t from 'io-ts'
import { field } from '../../domain/language/privacy'
import { passedOverPartCodec } from '../../domain/retrieval/passedOverPart'
import { retrievedDataCodec } from '../../domain/retrieval/retrievedData'
import { setAsidePartCodec } from '../../domain/retrieval/setAsidePart'
import { placedPartCodec, toldValueCodec } from '../../domain/retrieval/toldValue'
import { definition } from './definition'

/**
 * The data retrieval came back. What it filled in stands before this in the same record, as items and answers. `told`:
 * what it says of each question, filled in or not; `placed`: which items its parts are; `setAside`: what could not be
 * read; `passedOver`: what could, and was not used.
 */
export const dataRetrieved = definition('DataRetrieved', 2, {
  retrieved: field(retrievedDataCodec, 'answer'),
  told: field(t.readonlyArray(toldValueCodec), 'answer'),
  placed: field(t.readonlyArray(placedPartCodec), 'path'),
  setAside: field(t.readonlyArray(setAsidePartCodec), 'open'),
  passedOver: field(t.readonlyArray(passedOverPartCodec), 'answer'),
})

/** The customer has seen the list of what was retrieved. */
export const retrievalSeen = definition('RetrievalSeen', 1, {})

/** What was retrieved differs from an answer of the customer, and the answer stays. */
export const retrievedLeft = definition('RetrievedLeft', 1, { path: field(t.string, 'path') })
