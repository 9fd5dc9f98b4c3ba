import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createCrashRecovery } from '../../../../events/store/crashRecovery/crashRecovery'
import { crashRecoveryKey } from '../../../../events/store/crashRecovery/crashRecoveryKey'
import { encryptedStorage } from '../../../../events/store/crashRecovery/encryptedStorage'
import { browserStorage } from '../../log/browserStorage'

const keyOf = (byte: number): Uint8Array => new Uint8Array(32).fill(byte)
const key = keyOf(7)
const secret = 'Hendriks-de Vries'

describe('what stands sealed', () => {
  test('is read back with the key, whatever it is', () => {
    const storage = browserStorage()
    const sealed = encryptedStorage(storage, key)
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), text => {
        sealed.setItem('a', text)
        expect(sealed.getItem('a')).toBe(text)
        expect(encryptedStorage(storage, key).getItem('a')).toBe(text)
      }),
    )
  })

  test('shows nothing of itself, and never looks the same twice', () => {
    const storage = browserStorage()
    const sealed = encryptedStorage(storage, key)
    const seen = new Set<string | undefined>()
    for (let i = 0; i < 50; i++) {
      sealed.setItem('a', secret)
      seen.add(storage.kept.get('a'))
    }
    expect(seen.size).toBe(50)
    for (const text of seen) {
      expect(text).not.toContain(secret)
      expect(atob((text ?? '').slice('sealed:'.length + 32))).not.toContain(secret)
    }
  })

  test('is as good as absent with another key, without one, in another place or when a bit of it is damaged', () => {
    const storage = browserStorage()
    encryptedStorage(storage, key).setItem('a', secret)
    const text = storage.kept.get('a') ?? ''
    expect(encryptedStorage(storage, keyOf(8)).getItem('a')).toBeNull()
    expect(encryptedStorage(storage, null).getItem('a')).toBeNull()
    storage.kept.set('b', text)
    expect(encryptedStorage(storage, key).getItem('b')).toBeNull()
    for (const at of [8, 30, 45, text.length - 5]) {
      storage.kept.set('a', text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1))
      expect(encryptedStorage(storage, key).getItem('a')).toBeNull()
    }
    for (const odd of ['sealed:', 'sealed:?', 'sealed:AAAA']) {
      storage.kept.set('a', odd)
      expect(encryptedStorage(storage, key).getItem('a')).toBeNull()
    }
  })
})

describe('what an older build wrote in the clear', () => {
  test('is read, and stands sealed from then on', () => {
    const storage = browserStorage()
    storage.kept.set('a', JSON.stringify([secret]))
    const sealed = encryptedStorage(storage, key)
    expect(sealed.getItem('a')).toBe(JSON.stringify([secret]))
    expect(storage.kept.get('a')).not.toContain(secret)
    expect(sealed.getItem('a')).toBe(JSON.stringify([secret]))
  })

  test('is read and left as it is where there is nothing to seal it with: no answer is thrown away', () => {
    const storage = browserStorage()
    storage.kept.set('a', JSON.stringify([secret]))
    expect(encryptedStorage(storage, null).getItem('a')).toBe(JSON.stringify([secret]))
    expect(storage.kept.get('a')).toBe(JSON.stringify([secret]))
  })
})

test('without a key nothing is written: what waits stays in the page', () => {
  const storage = browserStorage()
  const rescue = createCrashRecovery(encryptedStorage(storage, null), '1', 'page')
  const given = {
    command: { type: 'ChangeAnswer', path: 'customer.last_name', value: secret },
    id: 'r',
    at: 1,
  } as const
  rescue.keep(0, [given])
  expect(storage.kept.get(crashRecoveryKey('1'))).toBeUndefined()
  expect(rescue.take()).toEqual([{ head: 0, given: [given] }])
})

test('what is removed is gone', () => {
  const storage = browserStorage()
  const sealed = encryptedStorage(storage, key)
  sealed.setItem('a', secret)
  sealed.removeItem('a')
  expect(storage.kept.size).toBe(0)
})
