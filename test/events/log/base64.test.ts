import { expect, test } from 'vitest'
import { fromBase64, toBase64 } from '../../../events/log/base64'

test('bytes come back as they went, and what is no base64 is null', () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => (at * 31) % 256)
  expect(fromBase64(toBase64(bytes))).toEqual(bytes)
  expect(fromBase64('')).toEqual(new Uint8Array())
  expect([fromBase64('geen base64!'), fromBase64('abcde')]).toEqual([null, null])
})

/** The least of some tries, in milliseconds: what else runs here only adds to it. */
const leastOf = (work: () => unknown): number =>
  Math.min(
    ...[1, 2, 3, 4, 5].map(() => {
      const begin = performance.now()
      work()
      return performance.now() - begin
    }),
  )

test('reading bytes costs what a plain loop costs', () => {
  const text = toBase64(new Uint8Array(4 * 2 ** 20))
  const plain = leastOf(() => {
    const binary = atob(text)
    const bytes = new Uint8Array(binary.length)
    for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at)
    return bytes
  })
  expect(leastOf(() => fromBase64(text)) / plain).toBeLessThan(4)
})
