import { vi } from 'vitest'
import { browserStorage } from '../events/log/browserStorage'
import { type FakeKeeping, fakeKeeping } from '../events/session/fakeKeeping'
import { browserLocks } from '../events/store/browserLocks'

/** The parts of a page that the portal touches outside React: one page of one browser. */
export interface FakeBrowser {
  readonly storage: ReturnType<typeof browserStorage>
  /** What it keeps of a session. */
  readonly keeping: FakeKeeping
  readonly window: EventTarget
  readonly left: string[]
  readonly reloads: () => number
  readonly goTo: (path: string) => void
  readonly visibility: (state: 'visible' | 'hidden') => void
}

/** Puts a page in place of the browser's globals, for as long as `vi.unstubAllGlobals` is not called. */
export const fakeBrowser = (): FakeBrowser => {
  const storage = browserStorage()
  const left: string[] = []
  let reloads = 0
  const location = {
    pathname: '/intro',
    assign: (url: string) => left.push(url),
    reload: () => {
      reloads++
    },
  }
  const page = Object.assign(new EventTarget(), { localStorage: storage, location })
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    documentElement: { style: { setProperty: () => undefined } },
  })
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', document)
  vi.stubGlobal('navigator', { locks: browserLocks(), onLine: true })
  return {
    storage,
    keeping: fakeKeeping(),
    window: page,
    left,
    reloads: () => reloads,
    goTo: path => {
      location.pathname = path
    },
    visibility: state => {
      document.visibilityState = state
      document.dispatchEvent(new Event('visibilitychange'))
    },
  }
}
