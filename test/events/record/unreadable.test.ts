import * as E from 'fp-ts/Either'
import { describe, expect, test } from 'vitest'
import { decodeRecord, encodeRecord } from '../../../events/record/surveyRecord'
import { upcast } from '../../../events/record/upcast'
import { answered } from '../log/samples'

const given = answered(1)
const [event] = given.events
const recordOf = (...events: readonly unknown[]): unknown => ({ ...given, events })

describe('a record that cannot be read', () => {
  test('says that it is the record itself', () => {
    for (const stored of [null, 'text', { ...given, seq: 1.5 }, { ...given, by: 'nobody' }, { ...given, events: [1] }])
      expect(decodeRecord(stored)).toEqual(E.left({ reason: 'damaged', event: null, detail: 'envelope' }))
  })

  test('or which event, and in which version', () => {
    expect(decodeRecord(recordOf(event, { ...event, path: 1 }))).toEqual(
      E.left({ reason: 'damaged', event: 'AnswerChanged', detail: 'AnswerChanged v1' }),
    )
  })

  test('or that a newer portal wrote the event, though it looks like one of ours', () => {
    expect(decodeRecord(recordOf({ ...event, v: 99 }))).toEqual(
      E.left({ reason: 'newer', event: 'AnswerChanged', detail: 'AnswerChanged v99' }),
    )
  })
})

test('an event of a kind that is not known is kept as it is, and goes out so', () => {
  const stranger = { type: 'MadeLater', v: 3, what: ['ever'] }
  const read = decodeRecord(recordOf(stranger))
  expect(read).toEqual(E.right({ ...given, events: [{ type: 'Unknown', raw: stranger }] }))
  if (E.isRight(read)) expect(encodeRecord(read.right)).toEqual(recordOf(stranger))
})

test.each(['SendingUnconfirmed', 'DataRetrieved'])(
  'a %s of old that is damaged is still refused by its newest',
  type => {
    expect(upcast({ type, v: 1, nothing: 'of it' })).toEqual({ type, v: 2 })
    expect(decodeRecord(recordOf({ type, v: 1, nothing: 'of it' }))).toEqual(
      E.left({ reason: 'damaged', event: type, detail: `${type} v2` }),
    )
  },
)
