import * as E from 'fp-ts/Either'
import { afterEach, expect, test, vi } from 'vitest'
import { canSeal, mostSealedBytes, sealed, unsealed } from '../../../events/sealed/sealedFile'
import { quickRounds } from './quickRounds'

const password = 'vier gele fietsen'
const canary = 'Kanarie-7H3 woont in de Dorpsstraat'

const chance = (length: number): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(length))

const bytesOf = async (text: string, by = password): Promise<Uint8Array<ArrayBuffer>> => {
  const made = await sealed(text, by, chance)
  if (E.isLeft(made)) throw new Error(made.left)
  return made.right
}

const line = (bytes: Uint8Array): string => new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(10)))

const withHeader = (bytes: Uint8Array<ArrayBuffer>, change: Readonly<Record<string, unknown>>) => {
  const header = JSON.stringify({ ...JSON.parse(line(bytes)), ...change })
  const rest = bytes.subarray(bytes.indexOf(10))
  return new Uint8Array([...new TextEncoder().encode(header), ...rest])
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('what was sealed opens with its password, however its letters are spelled, and with no other', async () => {
  const file = await bytesOf(canary, 'café met vier gele fietsen')
  expect(await unsealed(file, 'café met vier gele fietsen')).toEqual(E.right(new TextEncoder().encode(canary)))
  expect(await unsealed(file, 'cafe met vier gele fietsen')).toEqual(E.left('password'))
})

test('nothing of what is in it can be read, and no two files are alike', async () => {
  const asked = quickRounds()
  const [one, other] = [await bytesOf(canary), await bytesOf(canary)]
  const text = Buffer.from(one).toString('latin1')
  for (const word of ['Kanarie', 'woont', 'Dorpsstraat']) expect(text).not.toContain(word)
  expect(text).not.toContain(password)
  expect(JSON.parse(line(one))).toEqual({
    format: 'klantportaal-verder',
    version: 1,
    rounds: 600_000,
    salt: expect.stringMatching(/^.{22}==$/),
    iv: expect.stringMatching(/^.{16}$/),
  })
  expect(line(one)).not.toBe(line(other))
  expect(asked).toEqual([600_000, 600_000])
})

test('any byte that is another refuses the whole, before the password is tried', async () => {
  const tried = quickRounds()
  const file = await bytesOf('kort')
  for (let at = 0; at < file.length; at++) {
    const harmed = file.slice()
    harmed[at] = (harmed[at] ?? 0) ^ 1
    const opened = await unsealed(harmed, password)
    expect(opened, `byte ${at}`).toEqual(E.left(expect.stringMatching(/^(damaged|format|newer)$/)))
  }
  for (const length of [0, 1, 40, 130, file.length - 1])
    expect(E.isLeft(await unsealed(file.slice(0, length), password)), `${length} bytes`).toBe(true)
  // Once, to make it.
  expect(tried).toHaveLength(1)
})

test('what says how it was closed is sealed along: changed with its sum set right, it does not open', async () => {
  quickRounds()
  const file = await bytesOf('kort')
  const changed = withHeader(file, { rounds: 600_001 }).slice(0, -32)
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', changed))
  const again = new Uint8Array([...changed, ...sum])
  expect(await unsealed(again, password)).toEqual(E.left('password'))
  // The same values, written otherwise: the key is right, and what was sealed along is not.
  const spaced = new Uint8Array([...file.subarray(0, 1), 32, ...file.subarray(1, -32)])
  const summed = new Uint8Array([...spaced, ...new Uint8Array(await crypto.subtle.digest('SHA-256', spaced))])
  expect(await unsealed(summed, password)).toEqual(E.left('password'))
})

test.each([
  ['fewer rounds', { rounds: 1000 }, 'format'],
  ['endless rounds', { rounds: 1e12 }, 'format'],
  ['half a round', { rounds: 600_000.5 }, 'format'],
  ['no salt', { salt: '' }, 'format'],
  ['a short iv', { iv: 'AAAA' }, 'format'],
  ['an older shape', { version: 0 }, 'format'],
  ['a newer shape', { version: 2 }, 'newer'],
  ['something else', { format: 'klantportaal-log' }, 'format'],
])('a file that says %s is refused', async (_, change, why) => {
  quickRounds()
  expect(await unsealed(withHeader(await bytesOf('kort'), change), password)).toEqual(E.left(why))
})

test('where the browser cannot open it now, the password is not said to be another', async () => {
  quickRounds()
  const file = await bytesOf('kort')
  vi.spyOn(crypto.subtle, 'decrypt').mockRejectedValue(new RangeError('no memory'))
  await expect(unsealed(file, password)).rejects.toThrow('no memory')
})

test('a file that is too large is not looked at, and without cryptography nothing is sealed or opened', async () => {
  const large = { length: mostSealedBytes + 1 } as Uint8Array<ArrayBuffer>
  expect(await unsealed(large, password)).toEqual(E.left('tooLarge'))
  expect(canSeal()).toBe(true)
  vi.stubGlobal('crypto', {})
  expect(canSeal()).toBe(false)
  expect(await sealed('kort', password, chance)).toEqual(E.left('noCrypto'))
  expect(await unsealed(new Uint8Array(9), password)).toEqual(E.left('noCrypto'))
})
