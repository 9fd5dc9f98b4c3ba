import type { JSHandle, Page } from 'playwright-core'
import { bucketName } from '../../../events/disk/bucketName'
import { logDatabaseName } from '../../../events/log/indexedDb/indexedDbLog'

/** What the browser's database holds of an invitation's log: the values as they are stored, and what was set aside. */
export interface StoredLog {
  readonly keys: readonly number[]
  readonly lines: readonly string[]
  readonly aside: readonly { readonly why: string; readonly stored: readonly unknown[] }[]
}

const nothing: StoredLog = { keys: [], lines: [], aside: [] }

/** Where a database stands in this browser, without making it; null where there is no place for it yet. */
export const placeIn = async (page: Page, database: string): Promise<JSHandle<IDBFactory | null>> =>
  page.evaluateHandle(
    async bucket => {
      const buckets = navigator.storageBuckets
      if (buckets === undefined) return indexedDB
      return (await buckets.keys()).includes(bucket) ? (await buckets.open(bucket)).indexedDB : null
    },
    await bucketName(database),
  )

/** Reads the database without making it: an open of one that is not there would leave an empty one behind. */
export const storedLog = async (page: Page, invitation: string): Promise<StoredLog> =>
  page.evaluate(
    async ({ factory, name, nothing }) => {
      if (factory === null || !(await factory.databases()).some(database => database.name === name)) return nothing
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
    },
    { factory: await placeIn(page, logDatabaseName(invitation)), name: logDatabaseName(invitation), nothing },
  )

/** Puts values at their places in the log's records, as damage or another build would; null takes away what is there. */
export const plantLines = async (
  page: Page,
  invitation: string,
  lines: readonly (readonly [key: number, value: unknown])[],
): Promise<void> =>
  page.evaluate(
    ({ factory, name, lines }) =>
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
      }),
    { factory: await placeIn(page, logDatabaseName(invitation)), name: logDatabaseName(invitation), lines },
  )

export const plantLine = (page: Page, invitation: string, key: number, value: unknown): Promise<void> =>
  plantLines(page, invitation, [[key, value]])

/** Whether the log has a snapshot, from which the next start is quick. */
export const hasSnapshot = async (page: Page, invitation: string): Promise<boolean> =>
  page.evaluate(
    ({ factory, name }) =>
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
      }),
    { factory: await placeIn(page, logDatabaseName(invitation)), name: logDatabaseName(invitation) },
  )

/** Deletes every log's database behind the portal's back. */
export const deleteLogs = (page: Page): Promise<void> =>
  page.evaluate(async () => {
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
  })

/** Runs in the page, and sees nothing but it: what `traces` answers. */
export const tracesHere = async (): Promise<readonly string[]> => {
  const namesIn = async (factory: IDBFactory): Promise<readonly string[]> =>
    (await factory.databases()).map(({ name }) => `database ${name}`)
  const inBuckets = async (): Promise<readonly string[]> => {
    const found: string[] = []
    const buckets = (await navigator.storageBuckets?.keys()) ?? []
    if (navigator.locks === undefined) return buckets.map(bucket => `bucket ${bucket}`)
    for (const bucket of buckets) {
      const names = await namesIn((await navigator.storageBuckets?.open(bucket))?.indexedDB ?? indexedDB)
      found.push(...(names.length === 0 ? [`bucket ${bucket}`] : names))
    }
    return found
  }
  const all = [
    ...(await namesIn(indexedDB)),
    ...(await (navigator.locks?.request('klantportaal.erasures', inBuckets) ?? inBuckets())),
    ...Object.keys(localStorage).map(key => `local ${key}`),
    ...Object.keys(sessionStorage).map(key => `session ${key}`),
    ...(await caches.keys()).map(key => `cache ${key}`),
    ...(document.cookie === '' ? [] : [`cookie ${document.cookie}`]),
  ]
  return all.filter(name => !['database klantportaal.erased', 'bucket klantportaal_2eerased'].includes(name))
}

/**
 * Every trace the portal keeps in this browser of this origin, by name: databases, buckets, storages, caches, cookies. Looked
 * for under the lock by which the list of erasings goes: opening a bucket that goes at that moment would make it anew. Where a
 * page has no locks, buckets are named without being opened. The ids of erased logs, drawn by chance, are no trace of anybody.
 */
export const traces = (page: Page): Promise<readonly string[]> => page.evaluate(tracesHere)
