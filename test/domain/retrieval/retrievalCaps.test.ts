import { expect, it } from 'vitest'
import { isTooLarge, retrievalCaps } from '../../../domain/retrieval/retrievalCaps'

const half = 'a'.repeat(retrievalCaps.text / 2)
const zeros = (length: number): readonly number[] => Array.from({ length }, () => 0)

it.each([
  ['a household', { customer: { last_name: 'Bakker' }, children: [{}, {}] }, false],
  ['text up to the cap', half + half, false],
  ['text beyond it', `${half}${half}a`, true],
  ['text in pieces', { files: [{ payload: half }, { payload: half }, { payload: 'a' }] }, true],
  ['more values than anybody has', zeros(retrievalCaps.values), true],
  ['as many values as may be', zeros(retrievalCaps.values - 1), false],
  ['one more, deeper', { a: zeros(retrievalCaps.values - 1) }, true],
  ['bytes up to the cap', new Uint8Array(retrievalCaps.text), false],
  ['bytes beyond it', [new Uint8Array(retrievalCaps.text), 'a'], true],
  ['nothing', undefined, false],
  ['nothing, within', { customer: null }, false],
])('%s', (_, result, expected) => expect(isTooLarge(result)).toBe(expected))

it('what holds itself ends', () => {
  const ring: Record<string, unknown> = {}
  ring.again = ring
  expect(isTooLarge(ring)).toBe(true)
})
