/**
 * Makes the digest that names bytes stored beside the log, SHA-256 or a checksum where there is no crypto; turns text
 * into UTF-8 bytes.
 */

/**
 * What names bytes beside the log: SHA-256 in hex. Where the browser has no subtle crypto (a plain http address) a
 * 48-bit checksum with the length stands in: it names, it does not protect.
 */
export const digestOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle
  if (subtle === undefined) return checksum(bytes)
  const hash = new Uint8Array(await subtle.digest('SHA-256', bytes))
  return Array.from(hash, byte => byte.toString(16).padStart(2, '0')).join('')
}

/** A prime: a sum below it, 31 times over and with one more byte, is a number that is still whole. */
const modulus = 2 ** 48 - 59

const checksum = (bytes: Uint8Array): string => {
  let sum = bytes.length
  for (const byte of bytes) sum = (sum * 31 + byte) % modulus
  return `${bytes.length}-${sum.toString(16)}`
}

export const utf8Bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)
