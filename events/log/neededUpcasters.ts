import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { definitions } from '../record/surveyEvent'

const recordCodec = t.type({ events: t.array(t.type({ type: t.string, v: t.Int })) })
const newest = new Map<string, number>(Object.values(definitions).map(({ type, v }) => [type, v]))

/** Which events of one line of an export are older than this build ('AnswerChanged v1'): each needs an upcaster. */
export const olderEvents = (value: unknown): readonly string[] => {
  const record = recordCodec.decode(value)
  if (E.isLeft(record)) return []
  return record.right.events.flatMap(({ type, v }) => {
    const from = Math.max(v, 0)
    return Array.from({ length: Math.max((newest.get(type) ?? 0) - from, 0) }, (_, i) => `${type} v${from + i}`)
  })
}
