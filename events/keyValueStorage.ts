/**
 * Stores one encoded value in `localStorage`, in memory where the browser refuses that; opens the storage, null where
 * it is blocked.
 */
import * as E from 'fp-ts/Either'
import type * as t from 'io-ts'

/** The part of `localStorage` that is used. Every method may throw: a browser may block it, and it may be full. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Reading `window.localStorage` throws by itself where the browser blocks it. */
export const openStorage = (read: () => KeyValueStorage): KeyValueStorage | null => {
  try {
    return read()
  } catch {
    return null
  }
}

/** One value beside the log. What the browser refuses to keep is kept in memory, and `isKept` says so. */
export interface StorageCell<A> {
  readonly read: () => A | null
  readonly write: (value: A | null) => void
  /** Whether the last write is in the browser's storage and survives a reload. */
  readonly isKept: () => boolean
  /** Another tab wrote: what this tab kept in memory no longer counts. */
  readonly forget: () => void
}

const decoded = <A>(codec: t.Type<A, unknown>, stored: string | null): A | null => {
  if (stored === null) return null
  const parsed = E.tryCatch(
    (): unknown => JSON.parse(stored),
    () => null,
  )
  const value = E.isRight(parsed) ? codec.decode(parsed.right) : parsed
  return E.isRight(value) ? value.right : null
}

/** A value that does not decode (another version of the portal, another hand) reads as null. */
export const storageCell = <A>(
  storage: KeyValueStorage | null,
  key: string,
  codec: t.Type<A, unknown>,
): StorageCell<A> => {
  let memory: { readonly value: A | null } | null = storage === null ? { value: null } : null
  const read = (): A | null => {
    if (memory !== null || storage === null) return memory?.value ?? null
    const stored = E.tryCatch(
      () => storage.getItem(key),
      () => null,
    )
    return E.isRight(stored) ? decoded(codec, stored.right) : null
  }
  const write = (value: A | null): void => {
    memory = { value }
    if (storage === null) return
    try {
      if (value === null) storage.removeItem(key)
      else storage.setItem(key, JSON.stringify(codec.encode(value)))
      memory = null
    } catch {
      // Kept in memory; `isKept` tells.
    }
  }
  const forget = (): void => {
    if (storage !== null) memory = null
  }
  return { read, write, isKept: () => memory === null, forget }
}
