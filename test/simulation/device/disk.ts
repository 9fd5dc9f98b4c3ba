/**
 * The databases of one browser, on fake-indexeddb in virtual time. It tells who is being heard (an answer of the disk is for the
 * page that asked), what is under way when a page dies, and fails as a disk does: a write aborted, refused, without room, slow.
 */
import { IDBDatabase, IDBFactory, IDBRequest } from 'fake-indexeddb'
import type { Owner, Scheduler } from '../time/scheduler'

export type DiskFault = 'aborted' | 'full' | 'refused'

/** What fake-indexeddb has inside, as far as it is read here. */
interface Inside {
  readonly _databases: ReadonlyMap<string, { readonly rawObjectStores: ReadonlyMap<string, InsideStore> }>
}
interface InsideStore {
  readonly records: { readonly values: () => Iterable<{ readonly key: unknown; readonly value: unknown }> }
}
interface InsideTransaction extends IDBTransaction {
  readonly _state: 'active' | 'inactive' | 'committing' | 'finished'
  readonly _abort: (name: string | null) => void
}

/** What is asked of a disk that hears nobody. */
const unheard = (): IDBOpenDBRequest => new EventTarget() as IDBOpenDBRequest

const owners = new WeakMap<object, Owner>()
const begun = new WeakMap<Owner, (transaction: InsideTransaction) => void>()

const ownerOf = (target: object): Owner | undefined => {
  const { transaction, db } = target as { readonly transaction?: IDBTransaction; readonly db?: IDBDatabase }
  return owners.get(target) ?? (db && owners.get(db)) ?? (transaction && owners.get(transaction.db))
}

type Dispatching = { dispatchEvent: (this: object, event: Event) => boolean }

/** Whoever asked the disk for something is heard when it answers. @returns how to stop */
export const hearDisk = (scheduler: Scheduler): (() => void) => {
  const target: Dispatching = Object.getPrototypeOf(IDBRequest.prototype)
  const { dispatchEvent } = target
  const { transaction } = IDBDatabase.prototype
  target.dispatchEvent = function (event) {
    const owner = ownerOf(this)
    const isAnswered = (this as Partial<IDBRequest>).readyState === 'done'
    const result: unknown = isAnswered ? (this as Partial<IDBRequest>).result : null
    if (owner !== undefined && result instanceof IDBDatabase) owners.set(result, owner)
    if (owner !== undefined) scheduler.handOver(owner)
    return dispatchEvent.call(this, event)
  }
  IDBDatabase.prototype.transaction = function (...args) {
    const made = transaction.apply(this, args)
    const owner = owners.get(this)
    if (owner !== undefined) begun.get(owner)?.(made as InsideTransaction)
    return made
  }
  return () => {
    target.dispatchEvent = dispatchEvent
    IDBDatabase.prototype.transaction = transaction
  }
}

/** @param failed told each fault as it comes */
export const deviceDisk = (
  scheduler: Scheduler,
  device: Owner,
  random: () => number,
  failed: (fault: DiskFault) => void,
) => {
  const factory = new IDBFactory()
  const inside = factory as unknown as Inside
  const open = new Map<Owner, { databases: Set<IDBDatabase>; transactions: Set<InsideTransaction> }>()
  let faults: DiskFault[] = []
  let isFull = false

  const harm = (transaction: InsideTransaction): void => {
    if (transaction.mode !== 'readwrite') return
    const fault = isFull ? 'full' : faults.shift()
    if (fault === undefined) return
    failed(fault)
    if (fault === 'refused') {
      transaction._abort('UnknownError')
      throw new DOMException('the disk refuses', 'UnknownError')
    }
    const name = fault === 'full' ? 'QuotaExceededError' : 'AbortError'
    scheduler.later(random(), device, () => {
      // A commit too can fail.
      if (transaction._state !== 'finished') transaction._abort(name)
    })
  }

  const factoryOf = (page: Owner) => {
    const of = { databases: new Set<IDBDatabase>(), transactions: new Set<InsideTransaction>() }
    open.set(page, of)
    begun.set(page, transaction => {
      if (!page.isAlive()) throw new DOMException('gone', 'InvalidStateError')
      of.databases.add(transaction.db)
      of.transactions.add(transaction)
      for (const end of ['complete', 'abort'])
        transaction.addEventListener(end, () => void of.transactions.delete(transaction))
      harm(transaction)
    })
    const owned = (request: IDBOpenDBRequest): IDBOpenDBRequest => {
      owners.set(request, page)
      request.addEventListener('success', () => {
        if (!(request.result instanceof IDBDatabase)) return
        if (page.isAlive()) of.databases.add(request.result)
        // Nobody is there any more who would let go of it.
        else request.result.close()
      })
      return request
    }
    return {
      open: (name: string, version?: number) => (page.isAlive() ? owned(factory.open(name, version)) : unheard()),
      deleteDatabase: (name: string) => (page.isAlive() ? owned(factory.deleteDatabase(name)) : unheard()),
      databases: () => (page.isAlive() ? factory.databases() : new Promise<never>(() => undefined)),
      cmp: factory.cmp.bind(factory),
    }
  }

  return {
    factoryOf,
    /** The page is gone: what had not come through comes to nothing, what was being committed may have. */
    gone: (page: Owner): void => {
      const of = open.get(page)
      open.delete(page)
      for (const transaction of of?.transactions ?? []) {
        if (transaction._state === 'finished') continue
        if (transaction._state === 'committing' && random() < 0.5) continue
        transaction._abort('AbortError')
      }
      for (const database of of?.databases ?? []) database.close()
    },
    fail: (fault: DiskFault, times: number): void => {
      faults = [...faults, ...Array.from({ length: times }, () => fault)]
    },
    fill: (full: boolean): void => {
      isFull = full
    },
    mend: (): void => {
      faults = []
      isFull = false
    },
    /** What stands there, as somebody reads it who has the disk: by database and store. */
    read: (database: string, store: string): ReadonlyMap<unknown, unknown> =>
      new Map(
        [...(inside._databases.get(database)?.rawObjectStores.get(store)?.records.values() ?? [])].map(
          ({ key, value }) => [key, value] as const,
        ),
      ),
    databases: (): readonly string[] => [...inside._databases.keys()],
    stores: (database: string): readonly string[] => [
      ...(inside._databases.get(database)?.rawObjectStores.keys() ?? []),
    ],
  }
}

export type DeviceDisk = ReturnType<typeof deviceDisk>
