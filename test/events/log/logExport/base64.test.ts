import { expect, onTestFinished, test, vi } from 'vitest'
import { fromBase64, toBase64 } from '../../../../events/log/logExport/base64'

test('bytes come back as they went, and what is no base64 is null', () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => (at * 31) % 256)
  expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'))
  expect(fromBase64(toBase64(bytes))).toEqual(bytes)
  expect(fromBase64('')).toEqual(new Uint8Array())
  expect([fromBase64('geen base64!'), fromBase64('abcde')]).toEqual([null, null])
})

test('no function is called for each byte: ten megabytes took most of a second then', () => {
  const text = toBase64(new Uint8Array(1000))
  const from = vi.spyOn(Uint8Array, 'from')
  onTestFinished(() => from.mockRestore())
  expect(fromBase64(text)).toHaveLength(1000)
  expect(from).not.toHaveBeenCalled()
})
