import { expect, it } from 'vitest'
import { isTooLarge, retrievalCaps } from '../../../domain/retrieval/caps'

const half = 'a'.repeat(retrievalCaps.text / 2)

it.each([
  ['a household', { customer: { last_name: 'Bakker' }, children: [{}, {}] }, false],
  ['text up to the cap', half + half, false],
  ['text beyond it', `${half}${half}a`, true],
  ['text in pieces', { files: [{ payload: half }, { payload: half }, { payload: 'a' }] }, true],
  ['more values than anybody has', Array.from({ length: retrievalCaps.values }, () => 0), true],
  ['nothing', undefined, false],
])('%s', (_, result, expected) => expect(isTooLarge(result)).toBe(expected))

it('what holds itself ends', () => {
  const ring: Record<string, unknown> = {}
  ring.again = ring
  expect(isTooLarge(ring)).toBe(true)
})
