import * as t from 'io-ts'
import { field } from '../../domain/language/privacy'
import { passedOverCodec } from '../../domain/retrieval/passedOver'
import { retrievedCodec } from '../../domain/retrieval/retrieved'
import { setAsideCodec } from '../../domain/retrieval/setAside'
import { placedCodec, toldCodec } from '../../domain/retrieval/told'
import { definition } from './definition'

/**
 * The data retrieval came back. What it filled in stands before this in the same record, as items and answers. `told`:
 * what it says of each question, filled in or not; `placed`: which items its parts are; `setAside`: what could not be
 * read; `passedOver`: what could, and was not used.
 */
export const dataRetrieved = definition('DataRetrieved', 2, {
  retrieved: field(retrievedCodec, 'answer'),
  told: field(t.readonlyArray(toldCodec), 'answer'),
  placed: field(t.readonlyArray(placedCodec), 'path'),
  setAside: field(t.readonlyArray(setAsideCodec), 'open'),
  passedOver: field(t.readonlyArray(passedOverCodec), 'answer'),
})

/** The customer has seen the list of what was retrieved. */
export const retrievalSeen = definition('RetrievalSeen', 1, {})

/** What was retrieved differs from an answer of the customer, and the answer stays. */
export const retrievedLeft = definition('RetrievedLeft', 1, { path: field(t.string, 'path') })
