/**
 * Wraps the browser's storage so that every value is encrypted with the log's key, and what another key encrypted
 * reads as absent.
 */
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { secureRandomBytes } from '../../clock'
import type { KeyValueStorage } from '../../keyValueStorage'
import { fromBase64, toBase64 } from '../../log/logExport/base64'
import { utf8Bytes } from '../../record/digest'

/** So a sealed value begins; what an older build wrote in the clear is JSON. */
const mark = 'sealed:'

/** So many random bytes that they can be drawn for each value and never meet again. */
const nonceBytes = 24

/**
 * The browser's storage for what may stand there sealed only: a removed value stays readable in its files. Sealing is
 * synchronous, because it is done while a page goes away. The name of a value is sealed with it, so none can stand in for
 * another. What was written in the clear is read once more and sealed then; what another key sealed is as good as absent.
 * @param key 32 bytes that live and die with the log; null where there is no log to keep it: then nothing new is written
 */
export const encryptedStorage = (storage: KeyValueStorage, key: Uint8Array | null): KeyValueStorage => {
  const cipherOf = (name: string, nonce: Uint8Array, sealing: Uint8Array) =>
    xchacha20poly1305(sealing, nonce, utf8Bytes(name))

  const setItem = (name: string, value: string): void => {
    if (key === null) throw new Error('nothing to seal it with')
    const nonce = secureRandomBytes(nonceBytes)
    const sealed = cipherOf(name, nonce, key).encrypt(utf8Bytes(value))
    storage.setItem(name, mark + toBase64(nonce) + toBase64(sealed))
  }

  const opened = (name: string, text: string): string | null => {
    // 24 bytes are 32 letters, without any to fill up.
    const nonce = fromBase64(text.slice(0, 32))
    const sealed = fromBase64(text.slice(32))
    if (key === null || nonce === null || sealed === null) return null
    try {
      return new TextDecoder().decode(cipherOf(name, nonce, key).decrypt(sealed))
    } catch {
      return null
    }
  }

  return {
    getItem: name => {
      const stored = storage.getItem(name)
      if (stored?.startsWith(mark)) return opened(name, stored.slice(mark.length))
      if (stored !== null && key !== null) setItem(name, stored)
      return stored
    },
    setItem,
    removeItem: name => storage.removeItem(name),
  }
}
