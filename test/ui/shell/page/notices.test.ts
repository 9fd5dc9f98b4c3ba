import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createNotices, noticeMs } from '../../../../ui/shell/page/notices'
import { type FakeBrowser, fakeBrowser } from '../../fakeBrowser'

let browser: FakeBrowser
beforeEach(() => {
  vi.useFakeTimers()
  browser = fakeBrowser()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const good = { kind: 'success', text: 'Gelukt' } as const
const bad = { kind: 'danger', text: 'Uw sessie is verlopen' } as const

const notices = () => {
  const told: string[] = []
  const made = createNotices(({ text }) => told.push(text))
  return { ...made, told }
}

describe('an alert', () => {
  test('of a try before is gone when it is tried anew, and what it left beside the form too', () => {
    const { show, clear, shown$, last$ } = notices()
    show(bad)
    clear()
    expect([shown$.value, last$.value]).toEqual([null, null])
  })

  test('stays three seconds', () => {
    const { show, shown$ } = notices()
    show(good)
    vi.advanceTimersByTime(noticeMs - 1)
    expect(shown$.value).toEqual(good)
    vi.advanceTimersByTime(1)
    expect(shown$.value).toBeNull()
    expect(noticeMs).toBe(3000)
  })

  test('that has gone is still the last of this screen, until another one comes', () => {
    const { show, shown$, last$, routeStayed, routeChanged } = notices()
    show(bad)
    vi.advanceTimersByTime(noticeMs)
    routeStayed('/login')
    expect(shown$.value).toBeNull()
    expect(last$.value).toEqual(bad)
    routeChanged('/register')
    expect(last$.value).toBeNull()
  })

  test('that follows another has three seconds of its own', () => {
    const { show, shown$ } = notices()
    show(good)
    vi.advanceTimersByTime(2000)
    show(bad)
    vi.advanceTimersByTime(2000)
    expect(shown$.value).toEqual(bad)
    vi.advanceTimersByTime(1000)
    expect(shown$.value).toBeNull()
  })

  test('goes with a change of route', () => {
    const { show, shown$, routeChanged } = notices()
    show(good)
    routeChanged()
    expect(shown$.value).toBeNull()
  })

  test('that goes with a redirect shows on the new page, once, for three seconds, and clears an earlier one', () => {
    const { show, showNext, shown$, routeChanged, told } = notices()
    show(good)
    showNext(bad)
    expect(shown$.value).toEqual(good)
    routeChanged()
    expect(shown$.value).toEqual(bad)
    vi.advanceTimersByTime(noticeMs)
    expect(shown$.value).toBeNull()
    routeChanged()
    expect(shown$.value).toBeNull()
    expect(told).toEqual(['Gelukt', 'Uw sessie is verlopen'])
  })

  test('that goes with a redirect to the page that is there already shows there, and not on a later page', () => {
    const { showNext, shown$, routeChanged, routeStayed } = notices()
    showNext(bad)
    routeStayed('/login')
    expect(shown$.value).toEqual(bad)
    routeChanged()
    expect(shown$.value).toBeNull()
  })

  test('for another page waits for that page, also when the present one is navigated to once more', () => {
    const { showNext, shown$, routeChanged, routeStayed } = notices()
    showNext(bad, '/login')
    routeStayed('/register')
    expect(shown$.value).toBeNull()
    routeChanged('/register')
    expect(shown$.value).toBeNull()
    routeChanged('/login')
    expect(shown$.value).toEqual(bad)
  })

  test('stays when a navigation leads to where one is', () => {
    const { show, shown$, routeStayed } = notices()
    show(good)
    routeStayed('/login')
    expect(shown$.value).toEqual(good)
  })

  test('waits for a tab that is out of sight', () => {
    const { show, shown$ } = notices()
    browser.visibility('hidden')
    show(bad)
    vi.advanceTimersByTime(60_000)
    expect(shown$.value).toEqual(bad)
    browser.visibility('visible')
    vi.advanceTimersByTime(noticeMs)
    expect(shown$.value).toBeNull()
  })
})
