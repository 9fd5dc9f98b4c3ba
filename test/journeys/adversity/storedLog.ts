import type { Page } from 'playwright-core'

/** What the browser's database holds of an invitation's log: the values as they are stored, and what was set aside. */
export interface StoredLog {
  readonly keys: readonly number[]
  readonly lines: readonly string[]
  readonly aside: readonly { readonly why: string; readonly stored: readonly unknown[] }[]
}

const nothing: StoredLog = { keys: [], lines: [], aside: [] }

/** Reads the database without making it: an open of one that is not there would leave an empty one behind. */
export const storedLog = (page: Page, invitation: string): Promise<StoredLog> =>
  page.evaluate(
    async ({ name, nothing }) => {
      if (!(await indexedDB.databases()).some(database => database.name === name)) return nothing
      const done = <T>(request: IDBRequest<T>): Promise<T> =>
        new Promise((resolve, reject) => {
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
      const database = await done(indexedDB.open(name))
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
    { name: `klantportaal.log.${invitation}`, nothing },
  )

/** Puts a value at a place in the log's records, as damage or another build would. */
export const plantLine = (page: Page, invitation: string, key: number, value: unknown): Promise<void> =>
  page.evaluate(
    ({ name, key, value }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const writing = opening.result.transaction('records', 'readwrite', { durability: 'strict' })
          if (value === null) writing.objectStore('records').delete(key)
          else writing.objectStore('records').put(value, key)
          writing.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    { name: `klantportaal.log.${invitation}`, key, value },
  )

/** Every trace the portal keeps in this browser of this origin, by name: databases, both storages, cookies. */
export const traces = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => [
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
    ...Object.keys(localStorage).map(key => `local ${key}`),
    ...Object.keys(sessionStorage).map(key => `session ${key}`),
    ...(document.cookie === '' ? [] : [`cookie ${document.cookie}`]),
  ])
