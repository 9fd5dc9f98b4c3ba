import * as t from 'io-ts'
import { entity, field } from '../../domain/language/privacy'
import { passedReasonCodec } from '../../domain/retrieval/passedOver'
import { retrievedCodec } from '../../domain/retrieval/retrieved'
import { setAsideCodec } from '../../domain/retrieval/setAside'
import { partSourceCodec } from '../../domain/retrieval/source'
import { placedCodec, toldCodec } from '../../domain/retrieval/told'
import { definition } from '../definitions/definition'

/** Builds of its first hours had a reason `unnamed` (a partner without a name), and none of them gave it. */
const passedReasonV1Codec = t.union([passedReasonCodec, t.literal('unnamed')])

const passedOverV1Codec = entity('PassedOverV1', {
  at: field(t.string, 'path'),
  name: field(t.string, 'words'),
  source: field(partSourceCodec, 'open'),
  reason: field(passedReasonV1Codec, 'open'),
})

/** The data retrieval came back. Its first builds did not say which items the parts of the result were. */
export const dataRetrievedV1 = definition('DataRetrieved', 1, {
  retrieved: field(retrievedCodec, 'answer'),
  told: field(t.readonlyArray(toldCodec), 'answer'),
  placed: field(t.union([t.readonlyArray(placedCodec), t.undefined]), 'path'),
  setAside: field(t.readonlyArray(setAsideCodec), 'open'),
  passedOver: field(t.readonlyArray(passedOverV1Codec), 'answer'),
})
