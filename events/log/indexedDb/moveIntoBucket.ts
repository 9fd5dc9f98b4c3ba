/**
 * Moves a log of an earlier release into its storage bucket (copies and compares; sets it aside where the bucket has one), then
 * deletes the old one.
 */
import { deleteDatabase, isDatabaseListed, openedDatabase } from '../../disk/disk'
import type { MoveIntoBucket } from '../../disk/storageLocation'
import { failedFault } from '../../disk/storeFault'
import { transactionCompleted } from '../../disk/transactionCompleted'
import { sameStored } from './seal'
import { entriesFrom, headerKey, type StoredEntry, type StoredQuarantine } from './transactions'

/** All that a database holds, by store. */
type Contents = ReadonlyMap<string, readonly StoredEntry[]>

/** How often it is read again when a tab with an older portal writes in the middle of it. */
const mostAttempts = 5

/**
 * Copies a log of before into its bucket, compares, and only then deletes it. The copy is one transaction, so that the
 * bucket holds all of it or nothing; the old log is emptied in the transaction that finds it as it was copied, so that
 * what an older tab writes meanwhile is copied too. Stopped anywhere, it is done again at the next start.
 */
export const moveIntoBucket: MoveIntoBucket = async (name, from, to) => {
  if ((await isDatabaseListed(from, name)) === false) return
  const old = await openedDatabase(from.open(name), () => undefined)
  try {
    for (let i = 0; ; i++) {
      if (i === mostAttempts) throw failedFault('an older portal keeps writing')
      const contents = await readAll(old)
      if (isEmpty(contents)) break
      await copy(contents, old, name, to)
      if (await emptied(old, contents)) break
    }
  } finally {
    old.close()
  }
  // Empty, it waits for whoever still holds it.
  await deleteDatabase(from, name)
}

/** What the work on these stores comes to, once it is on the disk. */
const transacted = async <A>(
  database: IDBDatabase,
  mode: IDBTransactionMode,
  work: (transaction: IDBTransaction) => Promise<A>,
): Promise<A> => {
  const transaction = database.transaction([...database.objectStoreNames], mode, { durability: 'strict' })
  const done = transactionCompleted(transaction)
  const [result] = await Promise.all([work(transaction), done])
  return result
}

const contentsOf = async (transaction: IDBTransaction): Promise<Contents> => {
  const names = [...transaction.objectStoreNames]
  const found = await Promise.all(names.map(name => entriesFrom(transaction.objectStore(name), null)))
  return new Map(names.map((name, i) => [name, found[i] ?? []]))
}

const readAll = (database: IDBDatabase): Promise<Contents> =>
  database.objectStoreNames.length === 0 ? Promise.resolve(new Map()) : transacted(database, 'readonly', contentsOf)

const isEmpty = (contents: Contents): boolean => [...contents.values()].every(entries => entries.length === 0)

const isSame = (a: readonly StoredEntry[], b: readonly StoredEntry[]): boolean =>
  a.length === b.length && isWithin(a, b)

/** Whether `b` holds every entry of `a`. */
const isWithin = (a: readonly StoredEntry[], b: readonly StoredEntry[]): boolean => {
  const values = new Map(b.map(([key, value]) => [String(key), value]))
  return a.every(([key, value]) => values.has(String(key)) && sameStored(value, values.get(String(key))))
}

const every = (a: Contents, b: Contents, holds: typeof isSame): boolean =>
  [...a].every(([store, entries]) => holds(entries, b.get(store) ?? []))

const copy = async (contents: Contents, old: IDBDatabase, name: string, to: IDBFactory): Promise<void> => {
  const database = await openedDatabase(to.open(name), ({ result: fresh }) => {
    for (const store of old.objectStoreNames)
      fresh.createObjectStore(store, store === 'aside' ? { autoIncrement: true } : {})
  })
  try {
    const before = await readAll(database)
    const isCopy = every(before, contents, isWithin)
    if (isCopy) await transacted(database, 'readwrite', stores => replaced(stores, contents))
    else await transacted(database, 'readwrite', stores => addedAside(stores, before, contents))
    if (isCopy && !every(contents, await readAll(database), isSame)) throw failedFault('the copy is another')
  } finally {
    database.close()
  }
}

const replaced = async (stores: IDBTransaction, contents: Contents): Promise<void> => {
  for (const [store, entries] of contents) {
    const target = stores.objectStore(store)
    target.clear()
    for (const [key, value] of entries) target.put(value, key)
  }
}

/** The bucket has a log of its own: an older release was used again in between. Nothing of either is thrown away. */
const addedAside = async (stores: IDBTransaction, before: Contents, contents: Contents): Promise<void> => {
  const lines = contents.get('records') ?? []
  const header = lines.find(([key]) => key === headerKey)?.[1]
  const isOneLog = (before.get('records') ?? []).some(([key, value]) => key === headerKey && sameStored(value, header))
  const asides = (contents.get('aside') ?? []).map(([, value]) => value)
  const stored: StoredQuarantine = { why: 'gap', at: 0, stored: lines.map(([, value]) => value) }
  const known = (before.get('aside') ?? []).map(([, value]) => value)
  const news = [...asides, ...(isOneLog && isWithin(lines, before.get('records') ?? []) ? [] : [stored])]
  for (const value of news) if (!known.some(one => sameStored(one, value))) stores.objectStore('aside').add(value)
  for (const [key, value] of contents.get('blobs') ?? []) stores.objectStore('blobs').put(value, key)
}

/** Empties the old log, unless it has become another since. */
const emptied = async (old: IDBDatabase, contents: Contents): Promise<boolean> =>
  transacted(old, 'readwrite', async stores => {
    if (!every(await contentsOf(stores), contents, isSame)) return false
    for (const store of stores.objectStoreNames) stores.objectStore(store).clear()
    return true
  })
