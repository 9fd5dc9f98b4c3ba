import { sha256 } from '@noble/hashes/sha2.js'

/** What a record's hash is made over besides the record: the hash of the one before, or the id of a log where none is. */
export type Link = string

const utf8 = new TextEncoder()

/** 128 bits in hex. */
const digits = 32
/** How a stored record ends; its hash is made over the text without this. */
const ending = new RegExp(`,"hash":"([0-9a-f]{${digits}})"\\}$`)
const endingLength = ',"hash":""}'.length + digits

/** Synchronous: a browser's own digest is not, and a record is encoded in the turn that writes it. */
const hashOf = (link: Link, text: string): string =>
  inHex(sha256(utf8.encode(`${link}\n${text}`)).subarray(0, digits / 2))

const hex = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))
const inHex = (bytes: Uint8Array): string => bytes.reduce((text, byte) => text + hex[byte], '')

/**
 * What names an inventory that is kept to be sent: SHA-256 in hex, in the very turn in which it was read off what the
 * customer saw, and in every browser.
 */
export const digestNow = (bytes: Uint8Array): string => inHex(sha256(bytes))

/** The stored line of a record: its JSON with a hash at its end, chained over the line before. */
export const chained = (link: Link, json: string): string => `${json.slice(0, -1)},"hash":"${hashOf(link, json)}"}`

/** The hash that a stored line carries; null for a line of a build of before. */
export const hashIn = (line: string): string | null => ending.exec(line.slice(-endingLength))?.[1] ?? null

/** What the line after this one is chained to; after one without a hash the chain begins (again) with the log's id. */
export const linkAfter = (line: string, log: string): Link => hashIn(line) ?? log

/** Whether a line is as it was stored. One without a hash is taken for what it is: a build of before wrote it. */
export const isIntact = (link: Link, line: string): boolean => {
  const hash = hashIn(line)
  return hash === null || hash === hashOf(link, `${line.slice(0, -endingLength)}}`)
}
