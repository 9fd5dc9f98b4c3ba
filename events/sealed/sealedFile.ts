import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { fromBase64, toBase64 } from '../log/base64'
import { parseLine } from '../log/line'
import { isNamed } from '../log/storeFault'

/** What the file says it is, and the version of its own shape. */
const format = 'klantportaal-verder'
const version = 1

/** Rounds of PBKDF2 with SHA-256: each guess of a password costs as many. What asks for more than this is no file of ours. */
const rounds = 600_000
const mostRounds = 10_000_000

const saltBytes = 16
const ivBytes = 12
const sumBytes = 32
const longestHeader = 512

/** Room for a log with all its documents; in bytes. */
export const mostSealedBytes = 288 * 2 ** 20

/**
 * Why a file does not open. `format` it is none of these; `newer` a newer portal made it; `damaged` it is not as it was
 * made; `password` it is, and another password closed it; `tooLarge`; `noCrypto` this browser cannot, here.
 */
export type NotOpened = 'format' | 'newer' | 'damaged' | 'password' | 'tooLarge' | 'noCrypto'

const headerCodec = t.type({
  format: t.literal(format),
  version: t.literal(version),
  rounds: t.number,
  salt: t.string,
  iv: t.string,
})

type Bytes = Uint8Array<ArrayBuffer>

const utf8 = new TextEncoder()
const line = '\n'.charCodeAt(0)

const subtleHere = (): SubtleCrypto | null => {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle
  return subtle ?? null
}

/** Whether this page can seal and open at all: a browser gives that to secure addresses alone. */
export const canSeal = (): boolean => subtleHere() !== null

/** The same password, however a keyboard spells its letters. */
const keyOf = async (subtle: SubtleCrypto, password: string, salt: Bytes, count: number): Promise<CryptoKey> => {
  const typed = await subtle.importKey('raw', utf8.encode(password.normalize('NFKC')), 'PBKDF2', false, ['deriveKey'])
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: count }
  return subtle.deriveKey(how, typed, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

const together = (...parts: readonly Uint8Array[]): Bytes => {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

const sumOf = async (subtle: SubtleCrypto, bytes: Bytes): Promise<Uint8Array> =>
  new Uint8Array(await subtle.digest('SHA-256', bytes))

/**
 * A text as a file that only its password opens: one line that says how it was closed, the text, closed by AES-GCM with
 * that line as what is authenticated beside it, and a sum of both, which tells damage from another password. Nothing of
 * the text can be read in it.
 * @param random so many bytes of chance that nobody can foretell
 */
export const sealed = async (
  text: string,
  password: string,
  random: (length: number) => Bytes,
): Promise<E.Either<'noCrypto', Bytes>> => {
  const subtle = subtleHere()
  if (subtle === null) return E.left('noCrypto')
  const salt = random(saltBytes)
  const iv = random(ivBytes)
  const says = { format, version, rounds, salt: toBase64(salt), iv: toBase64(iv) }
  const header = utf8.encode(`${JSON.stringify(says)}\n`)
  const key = await keyOf(subtle, password, salt, rounds)
  const closed = await subtle.encrypt({ name: 'AES-GCM', iv, additionalData: header }, key, utf8.encode(text))
  const whole = together(header, new Uint8Array(closed))
  return E.right(together(whole, await sumOf(subtle, whole)))
}

const versionIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'format' in value && value.format === format && 'version' in value
    ? value.version
    : null

interface Header {
  readonly bytes: Bytes
  readonly rounds: number
  readonly salt: Bytes
  readonly iv: Bytes
}

const headerOf = (file: Bytes): E.Either<NotOpened, Header> => {
  const end = file.subarray(0, longestHeader).indexOf(line)
  if (end === -1) return E.left('format')
  const bytes = file.slice(0, end + 1)
  const value = parseLine(new TextDecoder().decode(bytes))
  const said = versionIn(value)
  if (typeof said === 'number' && said > version) return E.left('newer')
  const header = headerCodec.decode(value)
  if (E.isLeft(header)) return E.left('format')
  const [salt, iv] = [fromBase64(header.right.salt), fromBase64(header.right.iv)]
  const { rounds: count } = header.right
  const isOurs = Number.isInteger(count) && count >= rounds && count <= mostRounds
  return salt?.length === saltBytes && iv?.length === ivBytes && isOurs
    ? E.right({ bytes, rounds: count, salt, iv })
    : E.left('format')
}

const isAsMade = async (subtle: SubtleCrypto, file: Bytes): Promise<boolean> => {
  if (file.length <= sumBytes) return false
  // Views, not copies: a file is as large as all documents together.
  const sum = await sumOf(subtle, file.subarray(0, -sumBytes))
  return file.subarray(-sumBytes).every((byte, at) => byte === sum[at])
}

/**
 * The text of a file, as UTF-8. A file of which any byte is another than it was is refused, and nothing of it is read. Rejects where
 * the browser cannot do it now, such as without the memory that it takes.
 */
export const unsealed = async (file: Bytes, password: string): Promise<E.Either<NotOpened, Bytes>> => {
  const subtle = subtleHere()
  if (subtle === null) return E.left('noCrypto')
  if (file.length > mostSealedBytes) return E.left('tooLarge')
  const header = headerOf(file)
  if (E.isLeft(header)) return header
  if (!(await isAsMade(subtle, file))) return E.left('damaged')
  const { bytes, iv, salt } = header.right
  const key = await keyOf(subtle, password, salt, header.right.rounds)
  const closed = file.subarray(bytes.length, -sumBytes)
  const plain = await subtle
    .decrypt({ name: 'AES-GCM', iv, additionalData: bytes }, key, closed)
    .catch((cause: unknown) => {
      // So a browser says that another key closed it; of anything else the password is not to blame.
      if (isNamed(cause, 'OperationError')) return null
      throw cause
    })
  return plain === null ? E.left('password') : E.right(new Uint8Array(plain))
}
