/** Bytes as base64. In pieces: a document's bytes are more than one call can take as arguments. */
export const toBase64 = (bytes: Uint8Array): string => {
  let binary = ''
  for (let i = 0; i < bytes.length; i += 0x8000) binary += String.fromCharCode(...bytes.subarray(i, i + 0x8000))
  return btoa(binary)
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
