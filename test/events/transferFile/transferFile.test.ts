import * as E from 'fp-ts/Either'
import { afterEach, expect, test, vi } from 'vitest'
import {
  canEncryptTransferFile,
  decryptTransferFile,
  encryptTransferFile,
  maxTransferFileBytes,
} from '../../../events/transferFile/transferFile'
import { quickRounds } from '../sealed/quickRounds'

const password = 'vier gele fietsen'
const canary = 'Kanarie-7H3 woont in de Dorpsstraat'

const chance = (length: number): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(length))

/** How often the page got its turn. */
let turns = 0
const how = {
  random: chance,
  nextTurn: async () => {
    turns += 1
  },
}

const bytesOf = async (text: string, by = password): Promise<Uint8Array<ArrayBuffer>> => {
  const made = await encryptTransferFile([text], by, how)
  if (E.isLeft(made)) throw new Error(made.left)
  return new Uint8Array(await made.right.arrayBuffer())
}

/** Its text, or why it does not open. */
const opened = async (bytes: Uint8Array<ArrayBuffer>, by = password): Promise<string> => {
  const found = await decryptTransferFile(new Blob([bytes]), by)
  if (E.isLeft(found)) return found.left
  const parts: Uint8Array<ArrayBuffer>[] = []
  for await (const part of found.right.parts) parts.push(part)
  return new Blob(parts).text()
}

const sumOf = async (bytes: Uint8Array<ArrayBuffer>) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))

/** A file of these parts whose sum is right. */
const summed = async (parts: readonly Uint8Array<ArrayBuffer>[]): Promise<Uint8Array<ArrayBuffer>> => {
  const sums = await Promise.all(parts.map(sumOf))
  const all = await new Blob([...parts, await sumOf(new Uint8Array(await new Blob(sums).arrayBuffer()))]).arrayBuffer()
  return new Uint8Array(all)
}

/** The first line of a file and its closed parts, without the sum. */
const partsOf = (bytes: Uint8Array<ArrayBuffer>): readonly Uint8Array<ArrayBuffer>[] => {
  const begins = bytes.indexOf(10) + 1
  const closed = bytes.slice(begins, -32)
  const length = 2 ** 22 + 16
  const count = Math.ceil(closed.length / length)
  return [
    bytes.slice(0, begins),
    ...Array.from({ length: count }, (_, at) => closed.slice(at * length, (at + 1) * length)),
  ]
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
  expect(await opened(file, 'café met vier gele fietsen')).toBe(canary)
  expect(await opened(file, 'cafe met vier gele fietsen')).toBe('password')
})

test('nothing of what is in it can be read, and no two files are alike', async () => {
  const asked = quickRounds()
  const [one, other] = [await bytesOf(canary), await bytesOf(canary)]
  const text = Buffer.from(one).toString('latin1')
  for (const word of ['Kanarie', 'woont', 'Dorpsstraat']) expect(text).not.toContain(word)
  expect(text).not.toContain(password)
  expect(JSON.parse(line(one))).toEqual({
    format: 'klantportaal-verder',
    version: 2,
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
    expect(await opened(harmed), `byte ${at}`).toMatch(/^(damaged|format|newer)$/)
  }
  for (const length of [0, 1, 40, 130, file.length - 1])
    expect(await opened(file.slice(0, length)), `${length} bytes`).toMatch(/^(damaged|format)$/)
  // Once, to make it.
  expect(tried).toHaveLength(1)
})

test('what says how it was closed is sealed along: changed with its sum set right, it does not open', async () => {
  quickRounds()
  const file = await bytesOf('kort')
  const changed = partsOf(withHeader(file, { rounds: 600_001 }))
  expect(await opened(await summed(changed))).toBe('password')
  // The same values, written otherwise: the key is right, and what was sealed along is not.
  const spaced = partsOf(new Uint8Array([...file.subarray(0, 1), 32, ...file.subarray(1)]))
  expect(await opened(await summed(spaced))).toBe('password')
  expect(await opened(await summed(partsOf(file)))).toBe('kort')
})

test('a long text is closed in parts, of which none can go, come twice or change places', async () => {
  quickRounds()
  const text = Array.from({ length: 9 }, (_, at) => `${at}`.repeat(2 ** 20)).join('é')
  turns = 0
  const file = await bytesOf(text)
  expect(turns).toBe(3)
  const found = await decryptTransferFile(new Blob([file]), password)
  expect(E.isRight(found) && found.right.count).toBe(3)
  expect((await opened(file)) === text).toBe(true)
  const [line, one, two, last] = partsOf(file)
  if (!(line && one && two && last)) throw new Error('other parts')
  // What comes before the first that stands wrong is the text; a log that ends there is not whole.
  const wrong = [
    [one, two],
    [one, last],
    [one, one, two, last],
  ]
  for (const parts of wrong) {
    const read = await opened(await summed([line, ...parts]))
    expect(read === 'password' || (read.length < text.length && text.startsWith(read))).toBe(true)
  }
  for (const parts of [[two, one, last], [last], []])
    expect(await opened(await summed([line, ...parts]))).toMatch(/^(password|damaged)$/)
})

test('what an earlier build closed as one opens still', async () => {
  quickRounds()
  const [salt, iv] = [chance(16), chance(12)]
  const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')
  const says = { format: 'klantportaal-verder', version: 1, rounds: 600_000, salt: base64(salt), iv: base64(iv) }
  const header = new TextEncoder().encode(`${JSON.stringify(says)}\n`)
  const typed = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, ['deriveKey'])
  const derived = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: 600_000 }
  const key = await crypto.subtle.deriveKey(derived, typed, { name: 'AES-GCM', length: 256 }, false, ['encrypt'])
  const closing = { name: 'AES-GCM', iv, additionalData: header }
  const closed = await crypto.subtle.encrypt(closing, key, new TextEncoder().encode(canary))
  const whole = new Uint8Array([...header, ...new Uint8Array(closed)])
  const file = new Uint8Array([...whole, ...(await sumOf(whole))])
  expect(await opened(file)).toBe(canary)
  expect(await opened(file, 'iets anders')).toBe('password')
  expect(await opened(new Uint8Array([...file.subarray(0, -1), 0, 0]))).toBe('damaged')
})

test.each([
  ['fewer rounds', { rounds: 1000 }, 'format'],
  ['endless rounds', { rounds: 1e12 }, 'format'],
  ['half a round', { rounds: 600_000.5 }, 'format'],
  ['no salt', { salt: '' }, 'format'],
  ['a short iv', { iv: 'AAAA' }, 'format'],
  ['an older shape', { version: 0 }, 'format'],
  ['a newer shape', { version: 3 }, 'newer'],
  ['something else', { format: 'klantportaal-log' }, 'format'],
])('a file that says %s is refused', async (_, change, why) => {
  quickRounds()
  expect(await opened(withHeader(await bytesOf('kort'), change))).toBe(why)
})

test('where the browser cannot open it now, the password is not said to be another', async () => {
  quickRounds()
  const file = await bytesOf('kort')
  vi.spyOn(crypto.subtle, 'decrypt').mockRejectedValue(new RangeError('no memory'))
  await expect(opened(file)).rejects.toThrow('no memory')
})

test('a file that is too large is not looked at, and without cryptography nothing is sealed or opened', async () => {
  const large = Object.defineProperty(new Blob([]), 'size', { value: maxTransferFileBytes + 1 })
  expect(await decryptTransferFile(large, password)).toEqual(E.left('tooLarge'))
  expect(canEncryptTransferFile()).toBe(true)
  vi.stubGlobal('crypto', {})
  expect(canEncryptTransferFile()).toBe(false)
  expect(await encryptTransferFile(['kort'], password, how)).toEqual(E.left('noCrypto'))
  expect(await opened(new Uint8Array(9))).toBe('noCrypto')
})
