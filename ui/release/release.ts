/**
 * Registers the portal's service worker (or removes it where the host has none), tells whether it fetched a newer
 * release, and reloads the page with that.
 */
import { BehaviorSubject } from 'rxjs'
import { type HostConfig, hasServiceWorker } from '../../domain/portal/portalConfig'
import type { Stream } from '../../events/stream'
import { cachePortalFile, refreshCachedPolicy } from './releaseCache'
import { reloadPage } from './reloadPage'

/** How long a new worker may take to come into force, in milliseconds (our choice). */
const takeOverMs = 4000

const workerUrl = `/${__WORKER__}.js`

/** The release of the portal that this page runs, and the newer one that its service worker has fetched. */
export interface Release {
  /** Whether there is a newer one on this device. */
  readonly newer$: Stream<boolean>
  /** Reloads the page with it; closing the visit stores what is being typed. */
  readonly renew: (visit: { readonly close: () => Promise<unknown> } | null) => Promise<void>
  /** Registers the service worker where the host has one, else removes it. Never rejects. */
  readonly register: (host: HostConfig) => Promise<void>
}

interface PolicyFactory {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: () => string },
  ) => { readonly createScriptURL: (url: string) => string }
}

/** The address as the page's policy wants it (`trusted-types`): no other one can become a script. */
const trustedUrl = (): string => {
  // TypeScript's own library does not know it yet; nor do all browsers.
  const { trustedTypes } = window as { readonly trustedTypes?: PolicyFactory }
  const policy = trustedTypes?.createPolicy('klantportaal-worker', { createScriptURL: () => workerUrl })
  return policy?.createScriptURL(workerUrl) ?? workerUrl
}

/** Not a worker that another project left on this host. */
const isOurs = ({ active, waiting, installing }: ServiceWorkerRegistration): boolean =>
  /\/klantportaal-worker(-debug)?\.js$/.test((active ?? waiting ?? installing)?.scriptURL ?? '')

const unregister = async (registration: ServiceWorkerRegistration | undefined): Promise<void> => {
  if (registration !== undefined && isOurs(registration)) await registration.unregister()
}

/** One for the page; nothing happens before `register`. */
export const createRelease = (): Release => {
  const newer$ = new BehaviorSubject(false)
  let registration: ServiceWorkerRegistration | null = null

  const register = async (host: HostConfig): Promise<void> => {
    const workers = navigator.serviceWorker
    if (!hasServiceWorker(host)) return unregister(await workers.getRegistration())
    // Another tab had the new release take over: the files of this page's own may be gone.
    workers.addEventListener('controllerchange', () => {
      newer$.next(true)
      window.addEventListener('vite:preloadError', () => window.location.reload(), { once: true })
    })
    const mine = await workers.register(trustedUrl())
    registration = mine
    const look = (): void => {
      // Where no worker controls the page, it came from the server and is the newest.
      if (mine.waiting !== null && workers.controller !== null) newer$.next(true)
    }
    const followInstalling = (): void => mine.installing?.addEventListener('statechange', look)
    look()
    followInstalling()
    mine.addEventListener('updatefound', followInstalling)
    await cachePortalFile(workers.controller !== null)
    const answer = await fetch(workerUrl, { method: 'HEAD' })
    // The office serves a release without one.
    if (answer.status === 404) return unregister(mine)
    if (answer.ok) await refreshCachedPolicy(answer.headers)
  }

  const takeOver = async (worker: ServiceWorker): Promise<void> => {
    const isOver = new Promise<void>(resolve => {
      navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
      setTimeout(resolve, takeOverMs)
    })
    worker.postMessage({ type: 'SKIP_WAITING' })
    await isOver
  }

  return {
    newer$,
    renew: async visit => {
      if (registration?.waiting) await takeOver(registration.waiting)
      await reloadPage(visit)
    },
    register: host => register(host).catch(() => undefined),
  }
}
