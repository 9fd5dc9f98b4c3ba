import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { definitions } from '../../../events/record/surveyEvent'
import { decodeRecord, encodeRecord } from '../../../events/record/surveyRecord'
import { codecArbitrary } from '../../arbitraries/codec'
import { recordArbitrary } from '../../arbitraries/record'

describe('a record', () => {
  it('comes back from storage as it went in, unknown events included', () => {
    fc.assert(
      fc.property(fc.nat(99_999).chain(recordArbitrary), record => {
        expect(decodeRecord(JSON.parse(JSON.stringify(encodeRecord(record))))).toEqual(E.right(record))
      }),
      { numRuns: 500 },
    )
  })

  it.each(Object.values(definitions).map(({ type, codec }) => ({ type, codec })))(
    'comes back with every $type that its codec can hold',
    ({ codec }) => {
      fc.assert(
        fc.property(codecArbitrary(codec), event => {
          expect(codec.decode(JSON.parse(JSON.stringify(event)))).toEqual(E.right(event))
        }),
      )
    },
  )

  const stored = { seq: 1, id: 'r1', at: 0, by: 'customer', command: 'ChangeAnswer', events: [] }

  it.each([
    ['of a newer build', { tag: 'foresee', path: 'customer.last_name' }],
    ['that lacks something', { tag: 'answer', path: 'customer.last_name' }],
    ['that is none', 'answer'],
  ])('is read without an intent %s', (_, intent) => {
    expect(decodeRecord({ ...stored, intent })).toEqual(E.right(stored))
  })

  it('keeps no more of an intent than is declared', () => {
    const intent = { tag: 'confirm', path: 'customer.person' }
    const read = decodeRecord({ ...stored, intent: { ...intent, name: 'Jansen' } })
    expect(read).toEqual(E.right({ ...stored, intent }))
  })

  it.each(['WhatIf', 'WhatIf.ChangeAnswer'])(
    "is support's by its command, as builds of before wrote it: %s",
    command => {
      expect(decodeRecord({ ...stored, command })).toMatchObject({ right: { command, scenario: true } })
    },
  )

  it("is support's where it says so, and the customer's where it does not", () => {
    expect(decodeRecord({ ...stored, scenario: true })).toMatchObject({ right: { scenario: true } })
    expect(decodeRecord({ ...stored, command: 'WhatIfNot', scenario: 'no' })).toEqual(
      E.right({ ...stored, command: 'WhatIfNot' }),
    )
  })
})
