/**
 * Opens a log's IndexedDB database, again after the browser closed it, runs transactions over its stores, and reports
 * when it is closed, erased or taken over.
 */
import type { StorageLocation } from '../../disk/storageLocation'
import type { StoreFault } from '../../disk/storeFault'
import { closedFault, erasedFault, isErrorNamed, newerFault, storeFault } from '../../disk/storeFault'
import { transactionCompleted } from '../../disk/transactionCompleted'

/** The object stores of a log's database; a transaction always spans them all. */
export const storeNames = ['records', 'blobs', 'aside', 'snapshot'] as const
export type StoreName = (typeof storeNames)[number]

const version = 1

/** As idb-keyval has it: runs `work` in a transaction. Given the first store; its transaction leads to the others. */
export type UseStore = <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => T | PromiseLike<T>) => Promise<T>

/** Stops a transaction; one that is done already stays done. */
export const abortTransaction = (transaction: IDBTransaction | null): void => {
  try {
    transaction?.abort()
  } catch {
    // It is committing or has ended.
  }
}

const perform = async <T>(
  transaction: IDBTransaction,
  work: (store: IDBObjectStore) => T | PromiseLike<T>,
): Promise<T> => {
  const done = transactionCompleted(transaction)
  done.catch(() => undefined)
  try {
    const result = await work(transaction.objectStore('records'))
    if (transaction.mode === 'readwrite') await done
    return result
  } catch (cause) {
    abortTransaction(transaction)
    // The transaction knows best why it failed: a full disk is no error of the request that met it. But that it was
    // aborted is all that Firefox says of one that was committing.
    return await done.then(
      () => Promise.reject(cause),
      reason => Promise.reject(isErrorNamed(reason, 'AbortError') ? cause : (reason ?? cause)),
    )
  }
}

export class Connection {
  private opening: Promise<IDBDatabase> | null = null
  private wasOpen = false
  private ended: StoreFault | null = null
  private told: (fault: StoreFault) => void = () => undefined

  constructor(private readonly place: StorageLocation) {}

  readonly transact: UseStore = async (mode, work) => perform(await this.begin(mode), work)

  /** Lets go of the database; what is under way ends first. The next use opens it again. */
  readonly close = (): void => {
    this.opening?.then(
      database => database.close(),
      () => undefined,
    )
    this.opening = null
  }

  /** Tells what befalls the database from outside. */
  readonly watch = (told: (fault: StoreFault) => void): void => {
    this.told = told
  }

  /** From now on every use answers with this fault. */
  readonly end = (fault: StoreFault): void => {
    this.ended ??= fault
    this.close()
  }

  private async begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
    const start = async () => (await this.database()).transaction(storeNames, mode, { durability: 'strict' })
    try {
      return await start()
    } catch (cause) {
      if (!isErrorNamed(cause, 'InvalidStateError')) throw cause
      this.close()
      return await start()
    }
  }

  private database(): Promise<IDBDatabase> {
    if (this.ended !== null) return Promise.reject(this.ended)
    if (this.opening !== null) return this.opening
    const opening: Promise<IDBDatabase> = this.open(() => this.forget(opening))
    this.opening = opening
    opening.catch(() => this.forget(opening))
    return opening
  }

  private forget(opening: Promise<IDBDatabase>): void {
    if (this.opening === opening) this.opening = null
  }

  /** A tab with an older portal holds the database back (`blocked`) until it lets go; the caller's time limit speaks. */
  private async open(onClosed: () => void): Promise<IDBDatabase> {
    try {
      return await this.openIn(await this.place.factory(this.wasOpen), onClosed)
    } catch (cause) {
      const fault = storeFault(cause, 'refused')
      if (fault.tag === 'erased') this.end(fault)
      throw fault
    }
  }

  private openIn(factory: IDBFactory, onClosed: () => void): Promise<IDBDatabase> {
    return new Promise<IDBDatabase>((resolve, reject) => {
      const request = factory.open(this.place.name, version)
      request.onupgradeneeded = ({ oldVersion }) => this.prepare(request, oldVersion)
      request.onerror = () => reject(this.ended ?? request.error)
      request.onsuccess = () => {
        const database = request.result
        this.wasOpen = true
        database.onclose = () => {
          onClosed()
          this.told(closedFault('the browser closed it'))
        }
        database.onversionchange = ({ newVersion }) => {
          database.close()
          const fault =
            newVersion === null ? erasedFault('another tab erased it') : newerFault('a newer portal took it over')
          this.end(fault)
          this.told(fault)
        }
        resolve(database)
      }
    })
  }

  private prepare({ result, transaction }: IDBOpenDBRequest, oldVersion: number): void {
    if (oldVersion === 0 && this.wasOpen) {
      // It was there and is gone: somebody erased it. Making it anew would bring an erased log back.
      this.end(erasedFault('the database is gone'))
      abortTransaction(transaction)
      return
    }
    for (const name of storeNames)
      if (!result.objectStoreNames.contains(name))
        result.createObjectStore(name, name === 'aside' ? { autoIncrement: true } : {})
  }
}
