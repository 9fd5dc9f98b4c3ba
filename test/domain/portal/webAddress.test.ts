import * as E from 'fp-ts/Either'
import type * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import {
  addressCodec,
  baseCodec,
  hostNameCodec,
  optionalAddressCodec,
  originCodec,
} from '../../../domain/portal/webAddress'

/** What a codec makes of each; null where it refuses. */
const read = <A>(codec: t.Type<A, A, unknown>, inputs: readonly unknown[]): readonly (A | null)[] =>
  inputs.map(input => {
    const decoded = codec.decode(input)
    return E.isRight(decoded) ? decoded.right : null
  })

describe('an address', () => {
  it('is absolute and of the web, whatever stands in it', () => {
    const right = ['http://x.nl', 'https://x.nl/a?b#c']
    expect(read(addressCodec, right)).toEqual(right)
    expect(read(addressCodec, ['/a', 'x.nl', 'ftp://x.nl', 'javascript:https://x.nl', '', 5, null])).toEqual(
      Array(7).fill(null),
    )
  })

  it('that paths are put behind has no query and ends without a slash', () => {
    expect(read(baseCodec, ['https://x.nl/', 'https://x.nl/a//', 'https://x.nl/?a', 'https://x.nl/#a', 5])).toEqual([
      'https://x.nl',
      'https://x.nl/a',
      null,
      null,
      null,
    ])
  })

  it('that is an origin is nothing more', () => {
    expect(read(originCodec, ['https://x.nl', 'https://x.nl/', 'https://x.nl:443', 'https://x.nl:8443', 5])).toEqual([
      'https://x.nl',
      null,
      null,
      'https://x.nl:8443',
      null,
    ])
  })

  it('may be none where that is said', () => {
    expect(optionalAddressCodec.decode(null)).toEqual(E.right(null))
    expect(read(optionalAddressCodec, ['https://x.nl', 'x.nl', undefined, 5, ''])).toEqual([
      'https://x.nl',
      null,
      null,
      null,
      null,
    ])
    const refused = optionalAddressCodec.decode('x.nl')
    expect(E.isLeft(refused) && refused.left[0]?.message).toMatch(/of null$/)
    expect([null, 'x', 5, undefined].map(value => optionalAddressCodec.is(value))).toEqual([true, true, false, false])
  })
})

describe('a host name', () => {
  it('is read in lower case, and is no address, no number and no list of dots', () => {
    expect(
      read(hostNameCodec, ['Portaal.Voorbeeld.nl', 'x', 'x.nl:80', 'https://x.nl', 'x..nl', '.nl', '', 5]),
    ).toEqual(['portaal.voorbeeld.nl', 'x', ...Array(6).fill(null)])
  })
})
