/**
 * Snapshot codec of the state of sending: idle, busy, one document, unconfirmed, failed or sent, each with its
 * details.
 */
import * as t from 'io-ts'
import { unconfirmedReasonCodec } from '../../domain/sending/receipt'
import { sendingFailureCodec } from '../../domain/sending/sendingFailure'
import { orNull } from './collectionCodecs'

/**
 * How far sending has come; moments in milliseconds since 1970. `fields`: what the office said of single questions, as
 * path and text, and with '' for the path of the whole. `unconfirmed`: it went out and nothing says that it arrived. `asked`: how often the office was asked
 * whether it did; `absent`: it has said clearly that it did not; `sought`: the customer wants it asked now. `body` names
 * what is sent, unchanged until it is known whether it arrived; null where it is not here. `again`: the very same went out
 * before, and may have arrived. `oneFile`: a document goes by itself.
 */
export const sendingCodec = t.union([
  t.strict({ tag: t.literal('idle') }),
  t.strict({ tag: t.literal('busy'), at: t.number, body: orNull(t.string), again: t.boolean }),
  t.strict({ tag: t.literal('oneFile'), name: t.string }),
  t.strict({
    tag: t.literal('unconfirmed'),
    why: unconfirmedReasonCodec,
    body: orNull(t.string),
    since: t.number,
    asked: t.number,
    absent: t.boolean,
    sought: t.boolean,
  }),
  t.strict({
    tag: t.literal('failed'),
    failure: sendingFailureCodec,
    fields: t.readonlyArray(t.readonly(t.tuple([t.string, t.string]))),
    file: orNull(t.string),
  }),
  t.strict({ tag: t.literal('sent'), submittedAt: t.string }),
])
