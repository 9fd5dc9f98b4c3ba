import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import type { Command } from '../../../events/decisions/command'
import { eventually } from '../../setup/eventually'
import { device } from '../openedPortal'

const { logged } = device()
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

test('asks about answers that this device has', async () => {
  const { open, logOut, hall$ } = await logged()
  open.store.dispatch(initials)
  await open.store.settled()
  await logOut()
  expect(hall$.value.loggingOut?.what).toBe('some')
})

test('offers to keep nothing where nothing outlives the window', async () => {
  refuseDatabase('SecurityError')
  Object.defineProperty(window, 'localStorage', {
    get: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
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
