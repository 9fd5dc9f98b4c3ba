import 'fake-indexeddb/auto'
import { describe, expect, test, vi } from 'vitest'
import type { Command } from '../../../../events/decisions/command'
import { eventually } from '../../../setup/eventually'
import { answerOf, device } from '../../openedPortal'
import { reload } from '../../testPortal'

const { now, portal, logged, sending, databases, keys } = device()
const initials: Command = { type: 'ChangeAnswer', path: 'customer.initials', value: 'J.A.' }

describe('logging out', () => {
  test('with "Bewaren" keeps every answer, the half typed one too, for the next login', async () => {
    const { open, loggedOut, session, went } = await logged()
    session.keepRedirects({ success: 'https://kantoor.example/klaar', fail: null })
    open.drafts.keep('customer.initials', 'J.A.')
    await loggedOut('keep')
    expect(session.stored()).toBeNull()
    expect(went).toEqual(['/login'])
    expect(session.redirects().success).toBe('https://kantoor.example/klaar')
    const isRetry = portal()
    isRetry.logIn('jan')
    expect(answerOf(await isRetry.opened(), 'customer.initials')).toBe('J.A.')
  })

  test('with "Wissen" leaves nothing, not even what was typed and not stored yet', async () => {
    const { open, loggedOut, session } = await logged()
    session.keepRedirects({ success: 'https://kantoor.example/klaar', fail: null })
    open.store.dispatch(initials)
    open.drafts.keep('customer.last_name', 'Jansen-de Vries')
    now.browser.visibility('hidden')
    expect(keys()).toContain('klantportaal.rescue.1')
    await loggedOut('erase')
    reload(now.browser)
    expect(await databases()).toEqual([])
    expect(keys()).toEqual([])
  })

  test('with "Wissen" erases a log that is open nowhere as well', async () => {
    const first = await logged()
    await first.open.store.settled()
    await first.shut()
    const { loggedOut } = portal()
    await loggedOut('erase')
    expect(await databases()).toEqual([])
    expect(keys()).toEqual([])
  })
})

describe('a session that ends', () => {
  test('goes to the login, says why, and comes back to the same step with every answer', async () => {
    const { open, expire, session, went, app } = await logged()
    now.browser.goTo('/personal_details')
    open.store.dispatch(initials)
    await expire()
    expect(went).toEqual(['/login'])
    expect(app.notices.shown$.value).toEqual({ kind: 'danger', text: 'Uw sessie is verlopen' })
    expect(session.stored()).toBeNull()
    const isRetry = portal()
    isRetry.logIn('jan')
    now.browser.goTo('/intro')
    expect(answerOf(await isRetry.opened(), 'customer.initials')).toBe('J.A.')
    expect(isRetry.went).toEqual(['/personal_details'])
  })

  test('goes to the address for failures when there is one, with the alert on the old page', async () => {
    const { expire, session, went, app } = await logged()
    session.keepRedirects({ success: null, fail: 'https://kantoor.example/mislukt' })
    await expire()
    expect([now.browser.left, went]).toEqual([['https://kantoor.example/mislukt'], []])
    expect(app.notices.shown$.value?.text).toBe('Uw sessie is verlopen')
    expect(session.redirects().fail).toBe('https://kantoor.example/mislukt')
  })

  test('leads to no address that is not on the list any more, whatever was stored', async () => {
    const { expire, session, went, place } = await logged()
    session.keepRedirects({ success: null, fail: 'https://boef.example/mislukt' })
    await expire()
    expect([now.browser.left, went, place()]).toEqual([[], ['/login'], 'closed'])
  })

  test('while the disk does not take what waits ends all the same, and loses nothing', async () => {
    const { open, expire, session } = await logged()
    await open.store.settled()
    const disk = indexedDB
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('tried', 'UnknownError')
      },
    })
    open.log.close()
    open.store.dispatch(initials)
    await expire()
    expect(session.stored()).toBeNull()
    expect(now.browser.storage.kept.get('klantportaal.rescue.1')).not.toContain('J.A.')
    vi.stubGlobal('indexedDB', disk)
    const isRetry = portal()
    isRetry.logIn('jan')
    expect(answerOf(await isRetry.opened(), 'customer.initials')).toBe('J.A.')
  })

  test.each([null, 'https://kantoor.example/klaar'])(
    'after sending takes everything along but when it was received (redirect: %s)',
    async success => {
      const { start, farewell, session, went, app, place } = await sending()
      session.keepRedirects({ success, fail: 'https://kantoor.example/mislukt' })
      start()
      await eventually(() => expect(went).toEqual(['/success']))
      await farewell()
      // Only when it was received is left, for the login to say once.
      expect(keys()).toEqual(['klantportaal.sent'])
      expect(app.notices.shown$.value).toEqual({
        kind: 'success',
        text: 'U bent nu uitgelogd',
        more: 'Uw adviseur heeft alles ontvangen wat u heeft verstuurd.',
      })
      expect(now.browser.left).toEqual(success === null ? [] : [success])
      expect(went).toEqual(success === null ? ['/success', '/login'] : ['/success'])
      expect(place()).toBe(success === null ? 'closed' : 'leftPortal')
    },
  )
})
