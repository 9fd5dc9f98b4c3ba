import { forceCloseDatabase } from 'fake-indexeddb'
import type { UseStore } from '../../../events/log/indexedDb/connection'

/**
 * What goes wrong with the next transaction:
 *
 * - `throw` the browser throws at once;
 * - `abort` and `quota` the work is done and the commit fails; `full` it fails in the middle of the work;
 * - `closed` the connection was closed without a word, `close` with the event;
 * - `hang` the transaction never ends, until it is stopped; `unanswered` it commits, and nobody is told.
 */
export const faults = ['throw', 'abort', 'quota', 'full', 'closed', 'close', 'hang', 'unanswered'] as const
export type Fault = (typeof faults)[number]

export interface FaultStore {
  readonly wrap: (use: UseStore) => UseStore
  /** The next transaction meets this; those after it are well again. */
  readonly next: (fault: Fault) => void
}

/** Inside fake-indexeddb: what a browser does when it fails to commit. */
interface Abortable {
  readonly _abort: (reason: string) => void
}

/** @param onStuck is called when a transaction is going to say nothing more: now only a time limit helps. */
export const faultStore = (onStuck: () => void = () => undefined): FaultStore => {
  let due: Fault | null = null

  const closeFirst = async (use: UseStore, isForced: boolean) => {
    const database = await use('readonly', store => store.transaction.db)
    // Typed for the polyfill's class instead of for its databases, of which this is one.
    if (isForced) forceCloseDatabase(database as unknown as typeof IDBDatabase)
    else database.close()
  }

  const wrap =
    (use: UseStore): UseStore =>
    async (mode, work) => {
      const fault = due
      due = null
      switch (fault) {
        case null:
          return use(mode, work)
        case 'throw':
          throw new DOMException('planted', 'UnknownError')
        case 'abort':
          return use(mode, async store => {
            const result = await work(store)
            // Typed for the browser's; this is the polyfill's.
            const transaction = store.transaction as unknown as Abortable
            if (mode === 'readwrite') transaction._abort('AbortError')
            else throw new DOMException('planted', 'AbortError')
            return result
          })
        case 'quota':
          return use(mode, async store => {
            const result = await work(store)
            // The polyfill cannot run out of room by itself.
            const transaction = store.transaction as unknown as Abortable
            if (mode === 'readwrite') transaction._abort('QuotaExceededError')
            else throw new DOMException('planted', 'QuotaExceededError')
            return result
          })
        case 'full':
          return use(mode, store => {
            const working = work(store)
            const transaction = store.transaction as unknown as Abortable
            transaction._abort('QuotaExceededError')
            return working
          })
        case 'closed':
        case 'close':
          await closeFirst(use, fault === 'close')
          return use(mode, work)
        case 'hang':
          return use(mode, async store => {
            // It has not come as far as committing.
            store.transaction.commit = () => undefined
            await work(store)
            const busy = keepBusy(store)
            onStuck()
            return busy
          })
        case 'unanswered':
          await use(mode, work)
          onStuck()
          return new Promise(() => undefined)
      }
    }

  return {
    wrap,
    next: fault => {
      due = fault
    },
  }
}

/** A transaction lives as long as it is asked something. */
const keepBusy = (store: IDBObjectStore): Promise<never> =>
  new Promise((_, reject) => {
    const ask = () => {
      const request = store.get(0)
      request.onsuccess = ask
      request.onerror = () => reject(request.error)
    }
    ask()
  })
