import * as t from 'io-ts'

/** What a process of its own is asked about a log: one JSON value a line, on its input. */
export const requestCodec = t.type(
  { id: t.Int, ask: t.keyof({ verdict: null, report: null, judgements: null }), file: t.string },
  'Request',
)
export type WorkerRequest = t.TypeOf<typeof requestCodec>
export type WorkerAsk = WorkerRequest['ask']

/** What it says, one a line, on its output: first who it is, then an answer to each request. */
export const helloCodec = t.type({ hello: t.literal('klantportaal-replay'), protocol: t.literal(1), rules: t.string })
export const replyCodec = t.type({ id: t.Int, answer: t.unknown }, 'Reply')
