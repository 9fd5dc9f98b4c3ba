import { afterEach, expect, it, vi } from 'vitest'
import { digestOf, utf8Bytes } from '../../../events/record/digest'

afterEach(() => vi.unstubAllGlobals())

it('bytes are named by their SHA-256, as everybody else names them', async () => {
  expect(await digestOf(utf8Bytes('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(await digestOf(utf8Bytes(''))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
})

it('without it, by a checksum in which every byte, its place and their number count', async () => {
  vi.stubGlobal('crypto', {})
  // 3 times 31 and 'a' is 190, times 31 and 'b' is 5988, times 31 and 'c' is 185727.
  expect(await digestOf(utf8Bytes('abc'))).toBe('3-2d57f')
  const names = await Promise.all(['', 'a', 'ab', 'ba', 'abc', 'acb', 'abd', '\0', '\0\0'].map(utf8Bytes).map(digestOf))
  expect(new Set(names).size).toBe(names.length)
  // Each byte of a long file as well.
  const long = 'x'.repeat(3000)
  const others = [0, 1, 1500, 2990, 2998, 2999].map(at => `${long.slice(0, at)}y${long.slice(at + 1)}`)
  const swapped = `${long.slice(3)}yxx`
  const all = await Promise.all([long, ...others, swapped].map(utf8Bytes).map(digestOf))
  expect(new Set(all).size).toBe(8)
  for (const name of all) expect(name).toMatch(/^3000-[0-9a-f]{1,12}$/)
})
