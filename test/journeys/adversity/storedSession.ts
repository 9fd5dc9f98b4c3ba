import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { placeIn } from './storedLog'

const name = 'klantportaal.session'

/** What the browser keeps of who is logged in; null when nobody is. */
const storedSession = async (page: Page): Promise<{ readonly token: string; readonly invitation: string } | null> =>
  page.evaluate(
    async ({ factory, name }) => {
      if (factory === null || !(await factory.databases()).some(database => database.name === name)) return null
      const done = <T>(request: IDBRequest<T>): Promise<T> =>
        new Promise((resolve, reject) => {
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
      const database = await done(factory.open(name))
      try {
        const session: unknown = await done(database.transaction('kept').objectStore('kept').get('kept'))
        return { token: String(Object(session).access_token), invitation: String(Object(session).invitation_id) }
      } finally {
        database.close()
      }
    },
    { factory: await placeIn(page, name), name },
  )

export const storedToken = async (page: Page): Promise<string | null> => (await storedSession(page))?.token ?? null

/** As if the login was so long ago that this many milliseconds are left; a page that is open knows nothing of it. */
export const leaveTime = async (page: Page, ms: number): Promise<void> => {
  // The last that a page writes of a login by itself.
  await expect.poll(async () => (await storedSession(page))?.invitation).not.toBe('null')
  await page.evaluate(
    ({ factory, name, ms }) =>
      new Promise<void>((resolve, reject) => {
        const opening = (factory ?? indexedDB).open(name)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const writing = opening.result.transaction('kept', 'readwrite', { durability: 'strict' })
          const kept = writing.objectStore('kept')
          const reading = kept.get('kept')
          reading.onsuccess = () => {
            kept.put({ ...Object(reading.result), expires_at: Date.now() + ms }, 'kept')
          }
          writing.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    { factory: await placeIn(page, name), name, ms },
  )
}
