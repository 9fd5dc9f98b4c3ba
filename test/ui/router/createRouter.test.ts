import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { RouteLocation } from '../../../domain/portal/navigation'
import { createRouter, type NavigationResult } from '../../../ui/router/createRouter'
import { eventually } from '../../setup/eventually'

interface Entry {
  readonly url: string
  readonly state: unknown
}

/** A browser's history, and what stands in its address bar. */
const fakeHistory = (first: Entry) => {
  const entries: Entry[] = [first]
  let at = 0
  const now = (): Entry => entries[at] ?? first
  const page = Object.assign(new EventTarget(), {
    location: {
      get href(): string {
        return now().url
      },
      get pathname(): string {
        return new URL(now().url).pathname
      },
    },
    history: {
      get state(): unknown {
        return now().state
      },
      pushState: (state: unknown, _: string, to: URL) => {
        entries.splice(at + 1, entries.length, { url: to.href, state })
        at += 1
      },
      replaceState: (state: unknown, _: string, to: URL) => {
        entries[at] = { url: to.href, state }
      },
      go: (delta: number) => {
        at += delta
        page.dispatchEvent(new Event('popstate'))
      },
    },
  })
  vi.stubGlobal('window', page)
  return { entries, go: page.history.go, paths: () => entries.map(({ url }) => url.replace(site, '')) }
}

const site = 'http://localhost:5173'

beforeEach(() => vi.unstubAllGlobals())
afterEach(() => vi.unstubAllGlobals())

/** A way on which each path leads where `rules` say, and the screens it has shown; `ask` waits until it has answered. */
const walk = (path: string, rules: Readonly<Record<string, NavigationResult>> = {}, state: unknown = null) => {
  const browser = fakeHistory({ url: site + path, state })
  const asked: RouteLocation[] = []
  const followed: boolean[] = []
  const shown: unknown[] = []
  const way = createRouter(async (to, isFollowed) => {
    asked.push(to)
    followed.push(isFollowed)
    return rules[to.path] ?? 'stay'
  })
  way.location$.subscribe(here => {
    if (here?.tag === 'at') shown.push(here.location.pathname + here.location.search + here.location.hash)
    else if (here !== null) shown.push(here.tag)
  })
  const settled = () => new Promise(resolve => setTimeout(resolve))
  return { ...browser, way, asked, followed, shown, settled }
}

const locationOf = (way: ReturnType<typeof createRouter>) => {
  const here = way.location$.value
  if (here?.tag !== 'at') throw new Error('nowhere')
  return here.location
}

describe('the way', () => {
  test('shows nothing until the address it was opened with is allowed, then that with what was kept with it', async () => {
    const { way, asked, shown, settled } = walk('/login?token=a#b', {}, { usr: { entry: '?x' }, key: 'k', idx: 0 })
    way.start()
    expect([asked, shown]).toEqual([[{ path: '/login', search: '?token=a', hash: '#b' }], []])
    await settled()
    expect(shown).toEqual(['/login?token=a#b'])
    expect(locationOf(way).state).toEqual({ entry: '?x' })
  })

  test('leads on where the rules do: in place of the first address, after any other', async () => {
    const { way, paths, shown, settled } = walk('/?token=a', {
      '/': { to: '/login?token=a', replace: true },
      '/nowhere': { to: '/intro', replace: false },
    })
    way.start()
    await settled()
    way.go('/nowhere', false)
    await settled()
    expect(paths()).toEqual(['/login?token=a', '/intro'])
    expect(shown).toEqual(['/login?token=a', '/intro'])
  })

  test('in place of this screen stays so where the rules lead on', async () => {
    const { way, paths, settled } = walk('/login', { '/': { to: '/intro', replace: false } })
    way.start()
    await settled()
    way.go('/', true)
    await settled()
    expect(paths()).toEqual(['/intro'])
  })

  test('keeps what a screen is given, for whoever comes back to it', async () => {
    const { way, paths, go, shown, settled } = walk('/intro')
    way.start()
    await settled()
    way.navigator.push({ pathname: '/complete', search: '', hash: '' }, { wayBack: true })
    await settled()
    way.navigator.push('/success', null)
    await settled()
    const { key } = locationOf(way)
    go(-1)
    await settled()
    expect(locationOf(way)).toMatchObject({ pathname: '/complete', state: { wayBack: true } })
    expect(locationOf(way).key).not.toBe(key)
    expect(paths()).toEqual(['/intro', '/complete', '/success'])
    expect(shown).toEqual(['/intro', '/complete', '/success', '/complete'])
  })

  test('a step back to what is not allowed any more leads on from there', async () => {
    const rules: Record<string, NavigationResult> = {}
    const { way, paths, go, shown, settled } = walk('/complete', rules)
    way.start()
    await settled()
    way.go('/success', false)
    await settled()
    rules['/complete'] = { to: '/login', replace: false }
    way.navigator.go(-1)
    await settled()
    expect([shown.at(-1), paths()]).toEqual(['/login', ['/complete', '/login']])
    go(-1)
    await settled()
    expect(shown.at(-1)).toBe('/login')
  })

  test('asked for again, the address stays as it is, with all that came along by the address or the history', async () => {
    const { way, paths, shown, settled } = walk('/login?username=jan', {}, { usr: { entry: '?x' }, key: 'k', idx: 0 })
    way.start()
    // Also before the first screen is allowed.
    way.retry()
    await settled()
    way.retry()
    await settled()
    expect([paths(), shown.at(-1)]).toEqual([['/login?username=jan'], '/login?username=jan'])
    expect(locationOf(way).state).toEqual({ entry: '?x' })
  })

  test('tells what the browser did by itself from what was asked for, also where the rules lead on from it', async () => {
    const { way, go, followed, settled } = walk('/intro', { '/nowhere': { to: '/login', replace: false } })
    way.start()
    await settled()
    for (const path of ['/step', '/step', '/nowhere']) {
      way.navigator.push(path, null)
      await settled()
    }
    go(-1)
    await settled()
    expect(followed).toEqual([true, false, false, false, false, true])
  })

  test('shows the screen that was asked for last, and writes no other, however late an answer comes', async () => {
    const browser = fakeHistory({ url: `${site}/intro`, state: null })
    const answers = new Map<string, (allowed: NavigationResult) => void>()
    const way = createRouter(to => new Promise(resolve => answers.set(to.path, resolve)))
    way.start()
    answers.get('/intro')?.('stay')
    await eventually(() => locationOf(way))
    way.go('/one', false)
    way.go('/two', false)
    answers.get('/two')?.('stay')
    await eventually(() => expect(locationOf(way).pathname).toBe('/two'))
    answers.get('/one')?.('stay')
    await new Promise(resolve => setTimeout(resolve))
    expect([locationOf(way).pathname, browser.paths()]).toEqual(['/two', ['/intro', '/two']])
  })

  test('says when asking broke, which no screen can show, and goes on with the next', async () => {
    const browser = fakeHistory({ url: `${site}/intro`, state: null })
    const way = createRouter(async ({ path }) => {
      if (path === '/bad') throw new Error('no disk')
      return 'stay'
    })
    way.start()
    way.go('/bad', false)
    await eventually(() => expect(way.location$.value).toEqual({ tag: 'broken' }))
    expect(browser.paths()).toEqual(['/intro'])
    way.go('/intro', false)
    await eventually(() => expect(locationOf(way).pathname).toBe('/intro'))
  })

  test('goes on where the browser lets no page name another address', async () => {
    const { way, shown, settled } = walk('/login', { '/': { to: '/intro', replace: false } })
    const refuse = (): never => {
      throw new DOMException('A frame without an origin', 'SecurityError')
    }
    Object.assign(window.history, { pushState: refuse, replaceState: refuse })
    way.start()
    await settled()
    way.navigator.push('/', null)
    await settled()
    way.navigator.replace('/personal_details', { field: 'a' })
    await settled()
    expect(shown).toEqual(['/login', '/intro', '/personal_details'])
    expect(locationOf(way).state).toEqual({ field: 'a' })
  })
})
