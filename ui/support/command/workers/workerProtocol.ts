/**
 * The io-ts codecs of the messages between the replay command and its workers: hello, request (verdict, report or
 * judgements of a log) and reply.
 */

import * as t from 'io-ts'

/** A request on a worker's input, one JSON value a line. */
export const requestCodec = t.type(
  { id: t.Int, ask: t.keyof({ verdict: null, report: null, judgements: null }), file: t.string },
  'Request',
)
type WorkerRequest = t.TypeOf<typeof requestCodec>
export type WorkerAsk = WorkerRequest['ask']

/** A worker's output, one value a line: first a hello, then a reply to each request. */
export const helloCodec = t.type({ hello: t.literal('klantportaal-replay'), protocol: t.literal(1), rules: t.string })
export const replyCodec = t.type({ id: t.Int, answer: t.unknown }, 'Reply')
