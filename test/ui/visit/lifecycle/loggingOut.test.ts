import 'fake-indexeddb/auto'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, test, vi } from 'vitest'
import { answersKeptTexts, logOutTexts, visitLifecycleTexts } from '../../../../domain/texts/visitLifecycleTexts'
import type { Command } from '../../../../events/decisions/command'
import { eraseInvitationLog } from '../../../../ui/visit/log/eraseInvitationLog'
import { finishErasures } from '../../../../ui/visit/log/finishErasure'
import { eventually } from '../../../setup/eventually'
import { answerOf, device } from '../../openedPortal'
import { customerOf } from '../../testPortal'

const { logged, now, portal } = device()
const initials: Command = { type: 'ChangeAnswer', path: 'customer.initials', value: 'J.A.' }

const refuseDatabase = (name: string): void => {
  vi.stubGlobal('indexedDB', {
    databases: async () => [],
    deleteDatabase: () => {
      throw new DOMException('blocked', name)
    },
    open: () => {
      throw new DOMException('blocked', name)
    },
  })
}

/** Database and storage alike: nothing outlives the window. */
const refuseAll = (): void => {
  refuseDatabase('SecurityError')
  Object.defineProperty(window, 'localStorage', {
    get: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
}

describe("after 'Wissen' a kill that brings back the old mark of the log makes nothing missing, whenever it comes", () => {
  const wiped = async () => {
    const { open, loggedOut } = await logged()
    open.store.dispatch(initials)
    await open.store.settled()
    const { storage } = now.browser
    const onDisk = new Map(storage.kept)
    await loggedOut('erase')
    // What localStorage was told since never came to the disk.
    const killed = (): void => {
      storage.kept.clear()
      for (const [key, value] of onDisk) storage.kept.set(key, value)
    }
    const start = async () => {
      await finishErasures({ erasures: now.browser.keeping.erasures, storage })
      const later = portal()
      later.logIn('jan')
      const there = await later.opened()
      expect(there.warnings.missing$.value).toBeNull()
      return { there, shut: later.shut }
    }
    return { killed, start }
  }

  test('before a new login', async () => {
    const { killed, start } = await wiped()
    killed()
    const { there } = await start()
    expect(there.store.records().some(({ command }) => command === 'ChangeAnswer')).toBe(false)
  })

  test('after it, and again', async () => {
    const { killed, start } = await wiped()
    const isRetry = await start()
    isRetry.there.store.dispatch({ ...initials, value: 'P.' })
    await isRetry.there.store.settled()
    await isRetry.shut()
    for (let kills = 0; kills < 2; kills++) {
      killed()
      const later = await start()
      expect(answerOf(later.there, 'customer.initials')).toBe('P.')
      await later.shut()
      // The mark of the log that stands there now is no trace of the other.
      await start().then(({ shut }) => shut())
      expect(now.browser.storage.getItem('klantportaal.head.1')).not.toBeNull()
    }
  })
})

test('asks about answers that this device has', async () => {
  const { open, logOut, hall$ } = await logged()
  open.store.dispatch(initials)
  await open.store.settled()
  await logOut()
  expect(hall$.value.loggingOut?.what).toBe('some')
})

test('offers to keep nothing where nothing outlives the window', async () => {
  refuseAll()
  const { open, logOut, hall$ } = await logged()
  open.store.dispatch(initials)
  await logOut()
  expect(hall$.value.loggingOut?.what).toBe('window')
})

test('does not say that all can be kept while the last answers are refused', async () => {
  const { open, logOut, hall$ } = await logged()
  await open.store.settled()
  refuseDatabase('UnknownError')
  open.log.close()
  open.store.dispatch(initials)
  await eventually(() => expect(open.store.saving().tag).toBe('fault'))
  await logOut()
  expect(hall$.value.loggingOut?.what).toBe('unsaved')
})

test('who keeps his answers reads on the login that they stand here, and until when at least', async () => {
  const { open, loggedOut, went, app } = await logged()
  open.store.dispatch(initials)
  await loggedOut('keep')
  expect(went.at(-1)).toBe('/login')
  const { all } = answersKeptTexts
  expect(app.notices.last$.value).toEqual({
    kind: 'success',
    text: all.title,
    more: all.until('31-01-2099'),
  })
  // It is left with the login.
  app.notices.routeChanged('/forgot_password')
  expect(app.notices.last$.value).toBeNull()
})

test('of an invitation that is long over no day is named', async () => {
  now.office.customers.set('jan', customerOf('1', 'Jansen', { valid_until: '2020-01-01' }))
  const { open, loggedOut, app } = await logged()
  open.store.dispatch(initials)
  await loggedOut('keep')
  expect(app.notices.last$.value).toMatchObject({ text: answersKeptTexts.all.title, more: answersKeptTexts.all.goOn })
})

test('what the store refused is not called kept', async () => {
  const { open, loggedOut, app } = await logged()
  await open.store.settled()
  refuseDatabase('UnknownError')
  open.log.close()
  open.store.dispatch(initials)
  await loggedOut('keep')
  expect(app.notices.last$.value).toMatchObject({ kind: 'danger', text: answersKeptTexts.unsure.title })
})

test('who has it erased reads on the login that it is done; one of whom nothing was asked reads nothing', async () => {
  const { open, loggedOut, app, went } = await logged()
  open.store.dispatch(initials)
  await loggedOut('erase')
  const { title, more } = visitLifecycleTexts.wiped
  expect([went.at(-1), app.notices.last$.value]).toEqual(['/login', { kind: 'success', text: title, more }])
  const idle = await logged()
  await idle.logOut()
  expect([idle.went.at(-1), idle.app.notices.last$.value]).toEqual(['/login', null])
})

test('what is not confirmed to be erased is not called so: of the log, and of the session', async () => {
  const { open, loggedOut, app } = await logged()
  open.store.dispatch(initials)
  vi.spyOn(open.log, 'erase').mockReturnValue(TE.left({ tag: 'failed', detail: 'tried' }))
  await loggedOut('erase')
  expect(app.notices.last$.value).toEqual({ kind: 'danger', text: visitLifecycleTexts.notErased })
  const kept = await logged()
  kept.open.store.dispatch(initials)
  vi.spyOn(kept.session, 'kept').mockResolvedValue(false)
  await kept.loggedOut('erase')
  expect(kept.app.notices.last$.value).toEqual({ kind: 'danger', text: visitLifecycleTexts.notErased })
})

test('a name that is remembered stays when somebody came by a link, answered nothing and logs out', async () => {
  const jan = portal()
  jan.logIn('jan')
  jan.session.remember(true)
  await jan.shut()
  const { session, logIn, opened, logOut } = portal()
  logIn('jan', '')
  await opened()
  await logOut()
  expect([session.stored(), session.remembered()]).toEqual([null, 'jan'])
})

test('of a device that others use the dialog claims no more than the portal does, and says what a browser keeps', () => {
  for (const { choice } of Object.values(logOutTexts).filter(({ choice }) => choice.includes('anderen'))) {
    expect(choice).not.toContain('zijn dan weg')
    expect(choice).toMatch(/\. Uw browser kan zelf nog voorstellen [^.]*\. [^.]*instellingen van uw browser\.$/)
  }
})

test('of what stood in the window alone, and of what is erased, nothing is called kept', async () => {
  const erased = await logged()
  erased.open.store.dispatch(initials)
  await erased.open.store.settled()
  await erased.logOut()
  await eraseInvitationLog({ erasures: erased.app.erasures, storage: window.localStorage }, '1')
  await erased.loggedOut('keep')
  expect(erased.app.notices.last$.value).toBeNull()

  refuseAll()
  const { open, loggedOut, app, went } = await logged()
  open.store.dispatch(initials)
  await loggedOut('keep')
  expect(went.at(-1)).toBe('/login')
  expect(app.notices.last$.value).toBeNull()
})
