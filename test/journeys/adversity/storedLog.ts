import type { JSHandle, Page } from 'playwright-core'
import { bucketName } from '../../../events/disk/bucketName'
import { logDatabaseName } from '../../../events/log/indexedDb/indexedDbLog'
import { deleteLogsHere, logHere, placeHere, plantHere, type StoredLog } from './logHere'

/** Where a database stands in this browser, without making it; null where there is no place for it yet. */
export const placeIn = async (page: Page, database: string): Promise<JSHandle<IDBFactory | null>> =>
  page.evaluateHandle(placeHere, await bucketName(database))

const logPlace = async (page: Page, invitation: string) => {
  const name = logDatabaseName(invitation)
  return { factory: await placeIn(page, name), name }
}

/** Reads the database without making it. */
export const storedLog = async (page: Page, invitation: string): Promise<StoredLog> =>
  page.evaluate(logHere, await logPlace(page, invitation))

/** Puts values at their places in the log's records; null takes away what is there. */
export const plantLines = async (
  page: Page,
  invitation: string,
  lines: readonly (readonly [key: number, value: unknown])[],
): Promise<void> => page.evaluate(plantHere, { ...(await logPlace(page, invitation)), lines })

/** Deletes every log's database behind the portal's back. */
export const deleteLogs = (page: Page): Promise<void> => page.evaluate(deleteLogsHere)

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
