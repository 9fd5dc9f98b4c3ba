/**
 * Defines version 1 of the stored event `DataRetrieved`, for logs of earlier builds: the data retrieval came back,
 * in its first builds without `placed`.
 */
import * as t from 'io-ts'
import { entity, field } from '../../domain/language/privacy'
import { passedReasonCodec } from '../../domain/retrieval/passedOverPart'
import { retrievedDataCodec } from '../../domain/retrieval/retrievedData'
import { setAsidePartCodec } from '../../domain/retrieval/setAsidePart'
import { partSourceCodec } from '../../domain/retrieval/source'
import { placedPartCodec, toldValueCodec } from '../../domain/retrieval/toldValue'
import { definition } from '../definitions/definition'

/** Builds of its first hours had a reason `unnamed` (a partner without a name), and none of them gave it. */
const passedReasonV1Codec = t.union([passedReasonCodec, t.literal('unnamed')])

const passedOverV1Codec = entity('PassedOverV1', {
  at: field(t.string, 'path'),
  name: field(t.string, 'words'),
  source: field(partSourceCodec, 'open'),
  reason: field(passedReasonV1Codec, 'open'),
})

export const dataRetrievedV1 = definition('DataRetrieved', 1, {
  retrieved: field(retrievedDataCodec, 'answer'),
  told: field(t.readonlyArray(toldValueCodec), 'answer'),
  placed: field(t.union([t.readonlyArray(placedPartCodec), t.undefined]), 'path'),
  setAside: field(t.readonlyArray(setAsidePartCodec), 'open'),
  passedOver: field(t.readonlyArray(passedOverV1Codec), 'answer'),
})
