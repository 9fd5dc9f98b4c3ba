// A page in a tab: its window, document, history and what it has of its browser. A tab outlives its pages.
import { IDBKeyRange } from 'fake-indexeddb'
import type { Globals } from '../time/globals'
import type { Owner, Scheduler } from '../time/scheduler'
import { timersOf } from '../time/timers'
import type { Device } from './device'
import { noStorage } from './storage'

/** What of a tab outlives a reload. */
export interface Tab {
  readonly device: Device
  readonly session: Map<string, string>
  /** The addresses one came by, with their state. */
  entries: { url: string; state: unknown }[]
  at: number
}

export const createTab = (device: Device, url: string): Tab => ({
  device,
  session: new Map(),
  entries: [{ url, state: null }],
  at: 0,
})

export interface Page extends Owner {
  readonly tab: Tab
  readonly globals: Globals
  readonly window: EventTarget
  readonly document: EventTarget & { visibilityState: string }
  readonly path: () => string
  /** As the browser does when it goes away for good, without a word. */
  readonly kill: () => void
  readonly sleep: (asleep: boolean) => void
}

export const origin = 'https://kantoor.portaal.example'

/**
 * @param leave the page asks for another address, or for itself again
 */
export const createPage = (scheduler: Scheduler, tab: Tab, leave: (url: string) => void): Page => {
  const { device } = tab
  let isAlive = true
  let isAsleep = false
  const owner: Owner = { isAlive: () => isAlive, isAsleep: () => isAsleep }
  const urlNow = (): URL => new URL(tab.entries[tab.at]?.url ?? '/', origin)
  const storageOf = (of: typeof noStorage) => (isAlive ? of : noStorage)
  const sessionStorage = {
    getItem: (key: string) => tab.session.get(key) ?? null,
    setItem: (key: string, value: string) => void tab.session.set(key, value),
    removeItem: (key: string) => void tab.session.delete(key),
  }
  const entry = (state: unknown, url: string | URL): { url: string; state: unknown } => ({
    url: new URL(url, urlNow()).href,
    state: structuredClone(state),
  })
  const history = {
    get state() {
      return tab.entries[tab.at]?.state ?? null
    },
    pushState: (state: unknown, _: string, url: string | URL) => {
      tab.entries = [...tab.entries.slice(0, tab.at + 1), entry(state, url)]
      tab.at = tab.entries.length - 1
    },
    replaceState: (state: unknown, _: string, url: string | URL) => {
      tab.entries[tab.at] = entry(state, url)
    },
    go: (delta: number) => {
      scheduler.later(1, owner, () => {
        if (tab.entries[tab.at + delta] === undefined) return
        tab.at += delta
        window.dispatchEvent(new Event('popstate'))
      })
    },
  }
  const location = {
    get href() {
      return urlNow().href
    },
    get pathname() {
      return urlNow().pathname
    },
    get search() {
      return urlNow().search
    },
    get hash() {
      return urlNow().hash
    },
    hostname: new URL(origin).hostname,
    origin,
    assign: (url: string) => isAlive && leave(new URL(url, urlNow()).href),
    reload: () => isAlive && leave(urlNow().href),
  }
  const timers = timersOf(scheduler, owner, device.now)
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    documentElement: { style: { setProperty: () => undefined } },
    activeElement: null,
    querySelector: () => null,
  })
  const navigator = {
    get onLine() {
      return device.isOnline
    },
    locks: { request: device.locks.requestOf(owner) },
    userAgent: 'simulation',
    storageBuckets: undefined,
  }
  const window = Object.assign(new EventTarget(), { history, location, document, navigator, ...timers })
  Object.defineProperties(window, {
    localStorage: { get: () => storageOf(device.storage.storage) },
    sessionStorage: { get: () => storageOf(sessionStorage) },
  })
  return Object.assign(owner, {
    tab,
    globals: {
      ...timers,
      window,
      document,
      navigator,
      indexedDB: device.disk.factoryOf(owner),
      IDBKeyRange,
      BroadcastChannel: device.channels.channelClassOf(owner),
      crypto: device.globals.crypto,
      setImmediate: device.globals.setImmediate,
      // What has the focus is none.
      HTMLElement: class {},
    },
    window,
    document,
    path: () => urlNow().pathname,
    kill: () => {
      isAlive = false
      device.disk.gone(owner)
      device.locks.gone(owner)
      device.channels.gone(owner)
    },
    sleep: (asleep: boolean) => {
      isAsleep = asleep
    },
  })
}
