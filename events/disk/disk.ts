/**
 * The browser's storage as an interface (IndexedDB, storage buckets, locks), and opening, finding and deleting a
 * database in it.
 */
import type { WebLocks } from './tabCoordination'

/** A storage bucket has databases of its own, and deleting it takes its files off the disk at once. */
export interface StorageBucket {
  readonly indexedDB: IDBFactory
}

/** The part of the Storage Buckets API that is used. */
export interface StorageBuckets {
  readonly open: (name: string, options?: { readonly persisted: boolean }) => Promise<StorageBucket>
  readonly keys: () => Promise<readonly string[]>
  readonly delete: (name: string) => Promise<void>
}

declare global {
  interface Navigator {
    /** Chromium has it, on safe addresses; the library's types do not. */
    readonly storageBuckets?: StorageBuckets
  }
}

/** What a browser keeps on this device. Either may throw: a browser may block it, and it may not be there. */
export interface Disk {
  readonly factory: () => IDBFactory
  /** Null in a browser without buckets. */
  readonly buckets: () => StorageBuckets | null
  /** With which tabs take turns; undefined, or not there, in a browser without locks. */
  readonly locks?: () => WebLocks | undefined
}

export const browserDisk: Disk = {
  factory: () => indexedDB,
  buckets: () => (typeof navigator === 'undefined' ? null : (navigator.storageBuckets ?? null)),
  locks: () => (typeof navigator === 'undefined' ? undefined : navigator.locks),
}

/** Whether a database of this name is there; null where the browser does not tell. */
export const isDatabaseListed = async (factory: IDBFactory, name: string): Promise<boolean | null> => {
  if (typeof factory.databases !== 'function') return null
  return (await factory.databases()).some(database => database.name === name)
}

/** The database that a request opens; it is closed once another tab wants it changed or deleted. */
export const openedDatabase = (
  request: IDBOpenDBRequest,
  prepare: (request: IDBOpenDBRequest) => void,
): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    request.onupgradeneeded = () => prepare(request)
    request.onsuccess = () => {
      request.result.onversionchange = () => request.result.close()
      resolve(request.result)
    }
    request.onerror = () => reject(request.error)
  })

/** `blocked`: a sleeping tab holds the database; it goes when that tab wakes up or ends. */
export const deleteDatabase = (factory: IDBFactory, name: string): Promise<'removed' | 'blocked'> =>
  new Promise((resolve, reject) => {
    const request = factory.deleteDatabase(name)
    request.onsuccess = () => resolve('removed')
    request.onblocked = () => resolve('blocked')
    request.onerror = () => reject(request.error)
  })
