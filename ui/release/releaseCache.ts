/**
 * Updates, from the page, the service worker's caches for opening offline: adds `portal.json`, and replaces the stored
 * page when its security policy changed.
 */
const policy = 'content-security-policy'

/** The cache of the service worker for `portal.json`. */
const portalCache = `${__WORKER__}-portal`

/** Keeps `portal.json` for an opening without a line; where a worker controls the page, it has done so. */
export const cachePortalFile = async (isControlled: boolean): Promise<void> => {
  if (!isControlled) await (await caches.open(portalCache)).add('/portal.json')
}

/**
 * A page is kept with its headers, which say whom it may call: where the office changed `portal.json` since, the same page
 * is kept with those of now.
 * @param headers what the server sends now with every file
 */
export const refreshCachedPolicy = async (headers: Headers): Promise<void> => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const key of await cache.keys('/index.html', { ignoreSearch: true })) {
      const page = await cache.match(key)
      if (page === undefined || page.headers.get(policy) === headers.get(policy)) continue
      // No navigation, so the worker leaves it to the server.
      const now = await fetch('/login')
      if (now.ok && (await now.clone().text()) === (await page.text())) await cache.put(key, now)
    }
  }
}
