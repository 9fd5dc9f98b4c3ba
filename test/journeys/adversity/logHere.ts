/** What the browser's database holds of an invitation's log: the values as they are stored, and what was set aside. */
export interface StoredLog {
  readonly keys: readonly number[]
  readonly lines: readonly string[]
  readonly aside: readonly { readonly why: string; readonly stored: readonly unknown[] }[]
}

/** A log's database, and where it stands. */
export interface LogPlace {
  /** Null where there is no place for it yet. */
  readonly factory: IDBFactory | null
  readonly name: string
}

// All of these run in the page, and see nothing but it.

/** Where a database stands in this browser, without making it; null where there is no place for it yet. */
export const placeHere = async (bucket: string): Promise<IDBFactory | null> => {
  const buckets = navigator.storageBuckets
  if (buckets === undefined) return indexedDB
  return (await buckets.keys()).includes(bucket) ? (await buckets.open(bucket)).indexedDB : null
}

/** Reads the database without making it: an open of one that is not there would leave an empty one behind. */
export const logHere = async ({ factory, name }: LogPlace): Promise<StoredLog> => {
  if (factory === null || !(await factory.databases()).some(database => database.name === name))
    return { keys: [], lines: [], aside: [] }
  const done = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const database = await done(factory.open(name))
  try {
    const stores = database.transaction(['records', 'aside'])
    const [keys, lines, aside] = await Promise.all([
      done(stores.objectStore('records').getAllKeys()),
      done(stores.objectStore('records').getAll()),
      done(stores.objectStore('aside').getAll()),
    ])
    return { keys: keys.map(Number), lines: lines.map(String), aside }
  } finally {
    database.close()
  }
}

interface PlantedLines extends LogPlace {
  readonly lines: readonly (readonly [key: number, value: unknown])[]
}

/** Puts values at their places in the log's records, as damage or another build would; null takes away what is there. */
export const plantHere = ({ factory, name, lines }: PlantedLines): Promise<void> =>
  new Promise<void>((resolve, reject) => {
    const opening = (factory ?? indexedDB).open(name)
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const writing = opening.result.transaction('records', 'readwrite', { durability: 'strict' })
      const records = writing.objectStore('records')
      for (const [key, value] of lines) {
        if (value === null) records.delete(key)
        else records.put(value, key)
      }
      writing.oncomplete = () => {
        opening.result.close()
        resolve()
      }
    }
  })

/** Whether the log has a snapshot, from which the next start is quick. */
export const hasSnapshotHere = ({ factory, name }: LogPlace): Promise<boolean> =>
  new Promise<boolean>((resolve, reject) => {
    const opening = (factory ?? indexedDB).open(name)
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const counting = opening.result.transaction('snapshot').objectStore('snapshot').count()
      counting.onsuccess = () => {
        opening.result.close()
        resolve(counting.result > 0)
      }
    }
  })

/** Deletes every log's database behind the portal's back. */
export const deleteLogsHere = async (): Promise<void> => {
  const factories = [indexedDB]
  for (const bucket of (await navigator.storageBuckets?.keys()) ?? [])
    factories.push((await navigator.storageBuckets?.open(bucket))?.indexedDB ?? indexedDB)
  for (const factory of factories)
    for (const { name = '' } of await factory.databases())
      if (name.startsWith('klantportaal.log.'))
        await new Promise((resolve, reject) => {
          const deleting = factory.deleteDatabase(name)
          deleting.onsuccess = resolve
          deleting.onerror = reject
        })
}
