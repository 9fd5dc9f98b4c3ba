import { IDBFactory } from 'fake-indexeddb'
import { databaseName, type IndexedDbDeps, openIndexedDbLog } from '../../../events/log/indexedDb'
import type { Log } from '../../../events/log/log'
import { emptyShelf, openMemoryLog } from '../../../events/log/memory'

/** One browser: every `tab` is a log of the same invitation on the same disk, which can be read and damaged. */
export interface Device {
  readonly tab: () => Log
  readonly lines: () => Promise<readonly string[]>
  /** Writes over the line at this place; null takes it away. */
  readonly damage: (seq: number, text: string | null) => Promise<void>
}

export const memoryDevice = (): Device => {
  const shelf = emptyShelf()
  return {
    tab: () => openMemoryLog(shelf),
    lines: () => Promise.resolve(shelf.lines),
    damage: async (seq, text) => {
      shelf.lines.splice(seq, 1, ...(text === null ? [] : [text]))
    },
  }
}

export interface IndexedDbDevice extends Device {
  readonly factory: IDBFactory
  readonly tab: (deps?: Partial<IndexedDbDeps>) => Log
  /** A transaction past the log, over its records. */
  readonly raw: (work: (records: IDBObjectStore) => IDBRequest) => Promise<unknown>
}

export const invitation = 'invitation-1'

export const indexedDbDevice = (): IndexedDbDevice => {
  const factory = new IDBFactory()
  const raw: IndexedDbDevice['raw'] = work =>
    new Promise((resolve, reject) => {
      const opening = factory.open(databaseName(invitation))
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => {
        const transaction = opening.result.transaction(['records', 'snapshot'], 'readwrite')
        const request = work(transaction.objectStore('records'))
        transaction.oncomplete = () => {
          opening.result.close()
          resolve(request.result)
        }
        transaction.onabort = () => reject(transaction.error)
      }
    })
  return {
    factory,
    raw,
    tab: deps => openIndexedDbLog(invitation, { factory: () => factory, timeLimit: 2_000, ...deps }),
    lines: async () => {
      const values = await raw(records => records.getAll())
      return Array.isArray(values) ? values.map(String) : []
    },
    damage: async (seq, text) => {
      await raw(records => (text === null ? records.delete(seq) : records.put(text, seq)))
    },
  }
}
