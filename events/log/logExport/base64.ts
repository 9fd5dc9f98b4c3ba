/** Encodes bytes as base64 text and decodes it, null for what is not base64; fast for large documents. */

/** Whole threes of bytes, so that their texts make one text; and no more than one call can take as arguments. */
const pieceBytes = 0x6000

export const toBase64 = (bytes: Uint8Array): string => {
  let text = ''
  // Five times as fast as with the bytes spread, of which each is then asked for by itself.
  for (let at = 0; at < bytes.length; at += pieceBytes)
    text += btoa(Reflect.apply(String.fromCharCode, String, bytes.subarray(at, at + pieceBytes)))
  return text
}

/** Null for what is not base64. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> | null => {
  try {
    const binary = atob(text)
    const bytes = new Uint8Array(binary.length)
    // Thirty times as fast as `Uint8Array.from` with a function: 10 MB in 0.03 s.
    for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at)
    return bytes
  } catch {
    return null
  }
}
