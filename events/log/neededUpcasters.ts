import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { definitions } from '../record/surveyEvent'

const recordCodec = t.type({ events: t.array(t.type({ type: t.string, v: t.Int })) })
const newest = new Map<string, number>(Object.values(definitions).map(({ type, v }) => [type, v]))

/** Which events of an export are older than this build ('AnswerChanged v1'), each once, in order. */
export const neededUpcasters = (values: readonly unknown[]): readonly string[] => {
  const old = new Set<string>()
  for (const value of values) {
    const record = recordCodec.decode(value)
    if (E.isLeft(record)) continue
    for (const { type, v } of record.right.events)
      for (let from = Math.max(v, 0); from < (newest.get(type) ?? 0); from++) old.add(`${type} v${from}`)
  }
  return [...old].sort()
}
