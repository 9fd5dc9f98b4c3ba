import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { leaveTo } from '../../../../ui/visit/provider/leaveTo'
import { allowedRedirects, failRedirectOf } from '../../../../ui/visit/provider/redirects'
import { createRouteGuard, type RoutePosition } from '../../../../ui/visit/provider/routeGuard'
import { type FakeBrowser, fakeBrowser } from '../../fakeBrowser'
import { testOffice, testPortal } from '../../testPortal'

let browser: FakeBrowser
beforeEach(() => {
  browser = fakeBrowser()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A portal at an address, and what asking for another one comes to: null to stay, or where it leads. */
const portal = (from: string | null) => {
  const made = testPortal(browser, testOffice())
  const position: RoutePosition = {
    from: from === null ? null : { path: from, search: '', hash: '' },
    allowed: null,
  }
  const ask = async (to: string, followed = false): Promise<string | null> => {
    const { pathname: path, search, hash } = new URL(to, 'http://localhost')
    const answer = await createRouteGuard(made.app, made.send, position)({ path, search, hash }, followed)
    return answer === 'stay' ? null : answer.to
  }
  return { ...made, ask }
}

describe('before every screen', () => {
  test('somebody who is not logged in sees the public ones, and else the login', async () => {
    const { ask } = portal(null)
    expect(await ask('/login')).toBeNull()
    expect(await ask('/')).toBeNull()
    expect(await ask('/personal_details')).toBe('/login')
    expect(await ask('/nowhere')).toBe('/')
  })

  test('a customer who is logged in goes from the first page to the intro', async () => {
    const { ask, logIn } = portal('/login')
    logIn('jan')
    expect(await ask('/')).toBe('/intro')
    expect(await ask('/personal_details')).toBeNull()
  })

  test('going back and at once forth again is no going to the same page', async () => {
    const { ask, logIn } = portal('/complete')
    logIn('jan')
    expect(await ask('/personal_details')).toBeNull()
    expect(await ask('/complete')).toBeNull()
    expect(await ask('/complete')).toBe('/intro')
  })

  test("the browser's own way to the page that one is on leaves it as it is", async () => {
    const { ask, logIn } = portal('/complete')
    logIn('jan')
    expect(await ask('/complete', true)).toBeNull()
    expect(await ask('/complete')).toBe('/intro')
  })

  test('a token in the address ends the session that was there, and is carried to the login', async () => {
    const { ask, logIn, session } = portal(null)
    logIn('jan')
    session.keepRedirects({ success: 'https://kantoor.example/klaar', fail: null })
    expect(await ask('/?token=nieuw')).toBe('/login?token=nieuw')
    expect(session.stored()).toBeNull()
    expect(session.redirects().success).toBe('https://kantoor.example/klaar')
    logIn('jan')
    expect(await ask('/register?token=nieuw')).toBeNull()
    expect(session.stored()).toBeNull()
  })

  test('whose session a link ends is known to the login, and of nobody else', async () => {
    vi.useFakeTimers()
    const { ask, logIn, app } = portal(null)
    expect(await ask('/login?token=nieuw')).toBeNull()
    expect(app.swapped$.value).toBeNull()
    logIn('jan')
    expect(await ask('/intro')).toBeNull()
    vi.advanceTimersByTime(3_600_000)
    expect(await ask('/login?token=nieuw')).toBeNull()
    expect(app.swapped$.value).toBeNull()
    logIn('jan')
    expect(await ask('/?token=nieuw')).toBe('/login?token=nieuw')
    expect(await ask('/login?token=nieuw')).toBeNull()
    expect(app.swapped$.value).toBe('jan')
  })

  test('a session past its time ends: the login says why, and knows the step to come back to', async () => {
    vi.useFakeTimers()
    const { ask, logIn, session, app } = portal('/personal_details')
    logIn('jan')
    session.nameInvitation('1')
    vi.advanceTimersByTime(3_600_000)
    expect(await ask('/complete')).toBe('/login')
    expect(session.stored()).toBeNull()
    expect(app.notices.shown$.value).toBeNull()
    app.notices.routeChanged()
    expect(app.notices.shown$.value).toEqual({ kind: 'danger', text: 'Uw sessie is verlopen' })
    logIn('jan')
    expect(session.takeReturn('1')).toBe('/personal_details')
  })

  test('or at the address for failures, with the alert on the page that is left; nothing else is shown meanwhile', async () => {
    vi.useFakeTimers()
    const { ask, logIn, session, app } = portal('/personal_details')
    session.keepRedirects({ success: null, fail: 'https://kantoor.example/mislukt' })
    logIn('jan')
    vi.advanceTimersByTime(3_600_000)
    let answered = false
    void ask('/complete').finally(() => {
      answered = true
    })
    await vi.advanceTimersByTimeAsync(100)
    expect(browser.left).toEqual(['https://kantoor.example/mislukt'])
    expect(app.notices.shown$.value?.text).toBe('Uw sessie is verlopen')
    expect([answered, session.stored()]).toEqual([false, null])
  })

  test('nor does anything move on before the tokens are off the disk', async () => {
    vi.useFakeTimers()
    const change = browser.keeping.session.change
    let isSlow = true
    vi.spyOn(browser.keeping.session, 'change').mockImplementation(async work => {
      while (isSlow) await new Promise(resolve => setTimeout(resolve, 10))
      return change(work)
    })
    const { ask, logIn, session } = portal('/personal_details')
    session.keepRedirects({ success: null, fail: 'https://kantoor.example/mislukt' })
    logIn('jan')
    vi.advanceTimersByTime(3_600_000)
    void ask('/complete')
    await vi.advanceTimersByTimeAsync(100)
    expect([session.stored(), browser.left]).toEqual([null, []])
    isSlow = false
    await vi.advanceTimersByTimeAsync(100)
    expect(browser.left).toEqual(['https://kantoor.example/mislukt'])
    expect(browser.keeping.kept.has('klantportaal.session')).toBe(false)
  })

  test.each(['https://kwaad.example/', 'http://kantoor.example/mislukt', 'javascript:alert(1)'])(
    'an address that was stored is judged again before it is followed (%s)',
    async address => {
      const { app, session } = portal('/personal_details')
      session.keepRedirects({ success: address, fail: address })
      expect(allowedRedirects(app)).toEqual({ success: null, fail: null })
      expect(failRedirectOf(app)).toBeNull()
      // Also where it comes by another way.
      expect(leaveTo(app.host, address)).toBe(false)
      expect(browser.left).toEqual([])
      session.keepRedirects({ success: null, fail: 'https://kantoor.example/mislukt' })
      expect(failRedirectOf(app)).toBe('https://kantoor.example/mislukt')
      // The list of the host may be another one than when it was stored.
      expect(allowedRedirects({ session, host: { ...app.host, redirectOrigins: [] } }).fail).toBeNull()
    },
  )
})
