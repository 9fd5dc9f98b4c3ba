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
})
