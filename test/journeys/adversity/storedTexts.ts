import type { Page } from 'playwright-core'

/** Everything that the portal keeps in this browser, as text, by the name of its place. */
export const storedTexts = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const found: Record<string, string> = {
      local: JSON.stringify({ ...localStorage }),
      session: JSON.stringify({ ...sessionStorage }),
      cookies: document.cookie,
      address: JSON.stringify([location.href, history.state]),
    }
    const factories = [indexedDB]
    for (const bucket of (await navigator.storageBuckets?.keys()) ?? [])
      factories.push((await navigator.storageBuckets?.open(bucket))?.indexedDB ?? indexedDB)
    for (const factory of factories)
      for (const { name = '' } of await factory.databases()) {
        const database = await done(factory.open(name))
        const values: unknown[] = []
        for (const store of database.objectStoreNames)
          values.push(await done(database.transaction(store).objectStore(store).getAll()))
        database.close()
        found[name] = JSON.stringify(values)
      }
    return found
  })
