import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { placeIn } from './storedLog'

const name = 'klantportaal.session'

/** What the browser keeps of who is logged in, as it is stored; null when nobody is. */
const storedSession = async (page: Page): Promise<Readonly<Record<string, unknown>> | null> =>
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
        return { ...Object(session) }
      } finally {
        database.close()
      }
    },
    { factory: await placeIn(page, name), name },
  )

export const storedToken = async (page: Page): Promise<string | null> => {
  const session = await storedSession(page)
  return session === null ? null : String(session.access_token)
}

/** What opens doors. */
export const storedSecrets = async (page: Page): Promise<readonly string[]> => {
  const { access_token, invitation_token } = (await storedSession(page)) ?? {}
  return [access_token, invitation_token].flatMap(one => (typeof one === 'string' && one !== '' ? [one] : []))
}

/** As if the login was so long ago that this many milliseconds are left; a page that is open knows nothing of it. */
export const leaveTime = async (page: Page, ms: number): Promise<void> => {
  // The last that a page writes of a login by itself.
  await expect.poll(async () => (await storedSession(page))?.invitation_id).not.toBeNull()
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
