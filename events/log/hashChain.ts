/**
 * Chains stored lines by hash: makes a record's line, reads its hash, checks that it is unchanged; also SHA-256 of
 * bytes in hex.
 */
import { sha256 } from '@noble/hashes/sha2.js'

/** What a record's hash is made over besides the record: the hash of the one before, or the id of a log where none is. */
export type ChainLink = string

const utf8 = new TextEncoder()

/** 128 bits in hex. */
const digits = 32
/** How a stored record ends; its hash is made over the text without this. */
const [begins, ends] = [',"hash":"', '"}']
const endingLength = begins.length + digits + ends.length
const brace = '}'.charCodeAt(0)
const wholeHash = new RegExp(`^[0-9a-f]{${digits}}$`)

const hex = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))
const inHex = (bytes: Uint8Array): string => bytes.reduce((text, byte) => text + hex[byte], '')

// An import looks at a hundred thousand hashes: what it takes to make one is there once, not made anew each time.
const begun = sha256.create()
const hasher = sha256.create()
const made = new Uint8Array(hasher.outputLen)
/** Room for most records, whose every character takes three bytes at most. */
const room = new Uint8Array(2 ** 14)

const intoRoom = (text: string): Uint8Array =>
  3 * text.length > room.length ? utf8.encode(text) : room.subarray(0, utf8.encodeInto(text, room).written)

/**
 * Makes the hash of a record in `made`: over the link before it and its JSON, which is `line` without as many of its last
 * characters, all of them ASCII, and a brace. Synchronous: a browser's own digest is not, and a record is encoded in the
 * turn that writes it.
 */
const makeHash = (link: ChainLink, line: string, without: number): void => {
  const bytes = intoRoom(`${link}\n${line}`)
  const length = bytes.length - without
  bytes[length] = brace
  begun._cloneInto(hasher)
  hasher.update(bytes.subarray(0, length + 1)).digestInto(made)
}

/**
 * What names an inventory that is kept to be sent: SHA-256 in hex, in the very turn in which it was read off what the
 * customer saw, and in every browser.
 */
export const sha256Hex = (bytes: Uint8Array): string => inHex(sha256(bytes))

/** The stored line of a record: its JSON with a hash at its end, chained over the line before. */
export const chainLine = (link: ChainLink, json: string): string => {
  makeHash(link, json, 1)
  return `${json.slice(0, -1)}${begins}${inHex(made.subarray(0, digits / 2))}${ends}`
}

/** The hash that a stored line carries; null for a line of a build of before. */
export const hashIn = (line: string): string | null => {
  const at = line.length - endingLength
  if (at < 0 || !line.startsWith(begins, at) || !line.endsWith(ends)) return null
  const hash = line.slice(at + begins.length, -ends.length)
  return wholeHash.test(hash) ? hash : null
}

/** What the line after this one is chained to; after one without a hash the chain begins (again) with the log's id. */
export const linkAfter = (line: string, log: string): ChainLink => hashIn(line) ?? log

/** Whether a line is as it was stored. One without a hash is taken for what it is: a build of before wrote it. */
export const isIntact = (link: ChainLink, line: string): boolean => {
  const hash = hashIn(line)
  if (hash === null) return true
  makeHash(link, line, endingLength)
  return made.subarray(0, digits / 2).every((byte, at) => hash.startsWith(hex[byte] ?? '', 2 * at))
}
