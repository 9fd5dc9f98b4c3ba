import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openLines } from '../../../../events/log/indexedDb/database'
import { openLine, plainSeal, type Seal, sameStored } from '../../../../events/log/indexedDb/seal'
import { bytes } from '../samples'

const later = (text: string): Promise<string> => new Promise(resolve => setTimeout(() => resolve(text), 5))

it('without a seal, text and bytes are stored as they are, and what is neither is refused', async () => {
  for (const plain of ['', '{"seq":1}', bytes('%PDF')]) {
    expect(await plainSeal.close(plain)).toEqual(plain)
    expect(await plainSeal.open(plain)).toEqual(plain)
  }
  for (const damage of [undefined, null, 1, {}, ['a'], new ArrayBuffer(2)])
    await expect(plainSeal.open(damage)).rejects.toThrow('neither text nor bytes')
})

it('a line that is none any more is shown as well as it can be, so that reading can call it damaged', async () => {
  const shown = (stored: unknown) => openLine(plainSeal, stored)
  expect(await shown('{"seq":1}')).toBe('{"seq":1}')
  expect(await shown({ seq: 1 })).toBe('{"seq":1}')
  expect(await shown(null)).toBe('null')
  expect(await shown(undefined)).toBe('undefined')
  expect(await shown(Uint8Array.of(1, 2))).toBe('{"0":1,"1":2}')
  const broken: Seal = { ...plainSeal, open: () => Promise.reject(new Error('another key')) }
  expect(await openLine(broken, 'sealed')).toBe('sealed')
})

it('lines are there at once where nothing is waited for, and in their order where a seal is', async () => {
  expect(plainSeal.open('{"seq":1}')).toBe('{"seq":1}')
  expect(openLine(plainSeal, '{"seq":1}')).toBe('{"seq":1}')
  const found = [
    [0, 'a'],
    [1, 'b'],
    [7, null],
  ] as const
  const lines = [
    { seq: 0, text: 'a' },
    { seq: 1, text: 'b' },
    { seq: 7, text: 'null' },
  ]
  expect(await openLines({ seal: plainSeal }, found)).toEqual(lines)
  const slowFirst: Seal = { ...plainSeal, open: async stored => (stored === 'a' ? later('a') : plainSeal.open(stored)) }
  expect(await openLines({ seal: slowFirst }, found)).toEqual(lines)
  const mixed: Seal = { ...plainSeal, open: stored => (stored === 'b' ? later('b') : plainSeal.open(stored)) }
  expect(await openLines({ seal: mixed }, found)).toEqual(lines)
})

it('two stored values are the same only when all of them is: what differs anywhere is not overwritten as known', () => {
  const stored = fc.oneof(
    fc.string({ maxLength: 3 }),
    fc.uint8Array({ maxLength: 3 }),
    fc.constantFrom(undefined, null, 0, 1),
    fc.record({ a: fc.nat(2) }),
  )
  fc.assert(
    fc.property(stored, stored, (a, b) => {
      // A look at each value whole, with what kind of value it is.
      const whole = (value: unknown) => `${value instanceof Uint8Array} ${typeof value} ${JSON.stringify(value)}`
      expect(sameStored(a, structuredClone(a))).toBe(true)
      expect(sameStored(a, b)).toBe(whole(a) === whole(b))
    }),
    { numRuns: 1000 },
  )
  expect(sameStored(Uint8Array.of(1, 2, 3), Uint8Array.of(1, 2))).toBe(false)
  expect(sameStored(Uint8Array.of(1, 2), Uint8Array.of(1, 2, 3))).toBe(false)
  expect(sameStored(Uint8Array.of(1, 2, 3), Uint8Array.of(1, 9, 3))).toBe(false)
  expect(sameStored('1', 1)).toBe(false)
})
