/**
 * Encrypts a text with a password into a file for another computer, and decrypts such a file or says why it does not
 * open.
 */
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { isErrorNamed } from '../disk/storeFault'
import { fromBase64, toBase64 } from '../log/logExport/base64'
import { parseLine } from '../record/parseLine'

/** What the file says it is, and the version of its own shape. */
const format = 'klantportaal-verder'
const version = 2
/** Builds of before closed the text as one. */
const wholeVersion = 1

/** So much text is closed at a time, in bytes: whoever makes or opens a file holds no more of it at once. */
const partBytes = 2 ** 22
/** What closing adds to a part. */
const tagBytes = 16

/** Rounds of PBKDF2 with SHA-256: each guess of a password costs as many. What asks for more than this is no file of ours. */
const rounds = 600_000
const mostRounds = 10_000_000

const saltBytes = 16
const ivBytes = 12
const sumBytes = 32
const longestHeader = 512

/** Room for a log with all its documents; in bytes. */
export const maxTransferFileBytes = 288 * 2 ** 20

/**
 * Why a file does not open. `format` it is none of these; `newer` a newer portal made it; `damaged` it is not as it was
 * made; `password` it is, and another password closed it; `tooLarge`; `unreadable` the device does not give it; `noCrypto`
 * this browser cannot, here.
 */
type TransferFileFault = 'format' | 'newer' | 'damaged' | 'password' | 'tooLarge' | 'unreadable' | 'noCrypto'

const headerCodec = t.type({
  format: t.literal(format),
  version: t.union([t.literal(wholeVersion), t.literal(version)]),
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
export const canEncryptTransferFile = (): boolean => subtleHere() !== null

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

const sumOf = async (subtle: SubtleCrypto, bytes: Bytes): Promise<Bytes> =>
  new Uint8Array(await subtle.digest('SHA-256', bytes))

interface Header {
  readonly version: typeof wholeVersion | typeof version
  readonly bytes: Bytes
  readonly rounds: number
  readonly salt: Bytes
  readonly iv: Bytes
}

/** How a part is closed: its own iv tells its place, and what is authenticated beside it whether it is the last. */
const closing = (header: Header, at: number, isLast: boolean): AesGcmParams => {
  const name = 'AES-GCM'
  if (header.version === wholeVersion) return { name, iv: header.iv, additionalData: header.bytes }
  const iv = header.iv.slice()
  const counter = new DataView(iv.buffer, ivBytes - 4)
  counter.setUint32(0, counter.getUint32(0) ^ at)
  return { name, iv, additionalData: together(header.bytes, Uint8Array.of(isLast ? 1 : 0)) }
}

/** The bytes of a text in parts of one length, but for the last. */
function* textParts(text: Iterable<string>): Generator<{ readonly part: Bytes; readonly isLast: boolean }> {
  let rest: Bytes = new Uint8Array(0)
  let waiting = ''
  for (const piece of text) {
    waiting += piece
    if (waiting.length < partBytes) continue
    rest = together(rest, utf8.encode(waiting))
    waiting = ''
    for (; rest.length > partBytes; rest = rest.subarray(partBytes))
      yield { part: rest.subarray(0, partBytes), isLast: false }
  }
  rest = together(rest, utf8.encode(waiting))
  for (; rest.length > partBytes; rest = rest.subarray(partBytes))
    yield { part: rest.subarray(0, partBytes), isLast: false }
  yield { part: rest, isLast: true }
}

/**
 * A text as a file that only its password opens: one line that says how it was closed, the parts of the text, each closed
 * by AES-GCM with that line as what is authenticated beside it, and a sum of all, which tells damage from another password.
 * Nothing of the text can be read in it.
 * @param text in pieces, cut between two characters
 * @param random so many bytes of chance that nobody can foretell
 * @param nextTurn lets the page go on between two parts: a browser that closes one after the other does nothing else
 */
export const encryptTransferFile = async (
  text: Iterable<string>,
  password: string,
  { random, nextTurn }: { readonly random: (length: number) => Bytes; readonly nextTurn: () => Promise<void> },
): Promise<E.Either<'noCrypto', Blob>> => {
  const subtle = subtleHere()
  if (subtle === null) return E.left('noCrypto')
  const salt = random(saltBytes)
  const iv = random(ivBytes)
  const says = { format, version, rounds, salt: toBase64(salt), iv: toBase64(iv) }
  const bytes = utf8.encode(`${JSON.stringify(says)}\n`)
  const header: Header = { version, bytes, rounds, salt, iv }
  const key = await keyOf(subtle, password, salt, rounds)
  const closed: Bytes[] = [bytes]
  const sums: Bytes[] = [await sumOf(subtle, bytes)]
  for (const { part, isLast } of textParts(text)) {
    const one = new Uint8Array(await subtle.encrypt(closing(header, closed.length - 1, isLast), key, part))
    closed.push(one)
    sums.push(await sumOf(subtle, one))
    await nextTurn()
  }
  return E.right(new Blob([...closed, await sumOf(subtle, together(...sums))]))
}

const versionIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'format' in value && value.format === format && 'version' in value
    ? value.version
    : null

const headerOf = (begins: Bytes): E.Either<TransferFileFault, Header> => {
  const end = begins.indexOf(line)
  if (end === -1) return E.left('format')
  const bytes = begins.slice(0, end + 1)
  const value = parseLine(new TextDecoder().decode(bytes))
  const said = versionIn(value)
  if (typeof said === 'number' && said > version) return E.left('newer')
  const header = headerCodec.decode(value)
  if (E.isLeft(header)) return E.left('format')
  const [salt, iv] = [fromBase64(header.right.salt), fromBase64(header.right.iv)]
  const { rounds: count } = header.right
  const isOurs = Number.isInteger(count) && count >= rounds && count <= mostRounds
  return salt?.length === saltBytes && iv?.length === ivBytes && isOurs
    ? E.right({ version: header.right.version, bytes, rounds: count, salt, iv })
    : E.left('format')
}

type Span = readonly [from: number, to: number]

const bytesAt = async (file: Blob, [from, to]: Span): Promise<Bytes> =>
  new Uint8Array(await file.slice(from, to).arrayBuffer())

/** Where the closed parts stand. */
const spansOf = ({ version, bytes }: Header, end: number): readonly Span[] => {
  const length = version === wholeVersion ? end : partBytes + tagBytes
  const spans: Span[] = []
  for (let from = bytes.length; from < end; from += length) spans.push([from, Math.min(end, from + length)])
  return spans
}

const isAsMade = async (subtle: SubtleCrypto, file: Blob, header: Header, spans: readonly Span[]): Promise<boolean> => {
  if (spans.length === 0) return false
  const end = file.size - sumBytes
  const told = await bytesAt(file, [end, file.size])
  const isTold = (sum: Bytes): boolean => told.every((byte, at) => byte === sum[at])
  if (header.version === wholeVersion) return isTold(await sumOf(subtle, await bytesAt(file, [0, end])))
  const sums: Bytes[] = [await sumOf(subtle, header.bytes)]
  for (const span of spans) sums.push(await sumOf(subtle, await bytesAt(file, span)))
  return isTold(await sumOf(subtle, together(...sums)))
}

export interface TransferFileContent {
  readonly count: number
  /** The text as UTF-8, each part opened once it is asked for; it ends before one that another hand closed. */
  readonly parts: AsyncIterable<Bytes>
}

/**
 * The text of a file. A file of which any byte is another than it was is refused, and nothing of it is read. Rejects, as
 * its parts do, where the browser cannot do it now, such as without the memory that it takes.
 */
export const decryptTransferFile = async (
  file: Blob,
  password: string,
): Promise<E.Either<TransferFileFault, TransferFileContent>> => {
  const subtle = subtleHere()
  if (subtle === null) return E.left('noCrypto')
  if (file.size > maxTransferFileBytes) return E.left('tooLarge')
  const begins = await bytesAt(file, [0, longestHeader]).catch(() => null)
  if (begins === null) return E.left('unreadable')
  const read = headerOf(begins)
  if (E.isLeft(read)) return read
  const header = read.right
  const spans = spansOf(header, file.size - sumBytes)
  if (!(await isAsMade(subtle, file, header, spans))) return E.left('damaged')
  const key = await keyOf(subtle, password, header.salt, header.rounds)
  const opened = async (span: Span, at: number): Promise<Bytes | null> => {
    const closed = await bytesAt(file, span)
    const part = await subtle
      .decrypt(closing(header, at, at === spans.length - 1), key, closed)
      .catch((cause: unknown) => {
        // So a browser says that another key closed it; of anything else the password is not to blame.
        if (isErrorNamed(cause, 'OperationError')) return null
        throw cause
      })
    return part === null ? null : new Uint8Array(part)
  }
  const [from, ...others] = spans
  const first = from === undefined ? null : await opened(from, 0)
  if (first === null) return E.left('password')
  const parts = async function* (): AsyncGenerator<Bytes> {
    yield first
    for (const [at, span] of others.entries()) {
      const part = await opened(span, at + 1)
      if (part === null) return
      yield part
    }
  }
  return E.right({ count: spans.length, parts: parts() })
}
