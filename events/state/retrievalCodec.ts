/** Snapshot codecs of the retrieval in the state: the data as it last came, and what was told of each question. */
import * as t from 'io-ts'
import { passedOverPartCodec } from '../../domain/retrieval/passedOverPart'
import { retrievedDataCodec } from '../../domain/retrieval/retrievedData'
import { setAsidePartCodec } from '../../domain/retrieval/setAsidePart'
import { placedPartCodec, toldValueCodec } from '../../domain/retrieval/toldValue'
import { mapCodec } from './collectionCodecs'

const { value, source, manner } = toldValueCodec.type.props

/**
 * What was told of a question last. `open`: it differs from the answer that the customer had given, and the customer has
 * not said which of the two it is to be. `at`: when it was told, as the retrieval that told it.
 */
export const heldToldCodec = t.strict({ value, source, manner, open: t.boolean, at: t.number })

/**
 * The data retrieval as it last came back, with what it and those before it told of each question, by path. `seen`:
 * whether the customer has said to have seen what came.
 */
export const heldRetrievalCodec = t.strict({
  at: t.number,
  retrieved: retrievedDataCodec,
  placed: t.readonlyArray(placedPartCodec),
  setAside: t.readonlyArray(setAsidePartCodec),
  passedOver: t.readonlyArray(passedOverPartCodec),
  told: mapCodec(t.string, heldToldCodec),
  seen: t.boolean,
})
