import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Visit } from '../../../ui/visit/visit'
import { eventually } from '../../setup/eventually'
import { type FakeBrowser, fakeBrowser } from '../fakeBrowser'
import { customerOf, type TestOffice, type TestPortal, testOffice, testPortal } from '../testPortal'

let browser: FakeBrowser
let office: TestOffice
const portals: TestPortal[] = []
const portal = (): TestPortal => {
  const made = testPortal(browser, office)
  portals.push(made)
  return made
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  browser = fakeBrowser()
  office = testOffice()
  office.customers.set('jan', customerOf('1', 'Jansen'))
  office.customers.set('piet', customerOf('2', 'Pietersen'))
})
afterEach(async () => {
  for (const one of portals.splice(0)) await one.shut()
  vi.unstubAllGlobals()
})

const lastName = ({ store, catalogue }: Visit): unknown => {
  const slot = catalogue.slotAt.get('customer.last_name')
  return slot === undefined ? null : store.state().answers[slot.group.id]?.values[slot.index]
}

describe('a load that fails by a mistake of ours', () => {
  const mistake = (): never => {
    throw new Error('a mistake of ours')
  }

  test.each<[string, TestOffice['onTheWay']]>([
    ['read', mistake],
    [
      'taken in',
      customer => ({
        ...customer,
        known: {
          ...customer.known,
          get values() {
            return mistake()
          },
        },
      }),
    ],
  ])(
    'says that the load failed when a customer cannot be %s, keeps nothing of it, and opens at another try',
    async (_, onTheWay) => {
      const { enter, logIn, place, session, went, app, opened } = portal()
      logIn('jan')
      office.onTheWay = onTheWay
      await enter(false)
      await eventually(() => expect(went).toEqual(['/login']))
      expect(place()).toBe('closed')
      expect(session.stored()).toBeNull()
      expect(app.notices.shown$.value).toEqual({ kind: 'danger', text: 'Inloggen is mislukt' })
      office.onTheWay = customer => customer
      logIn('jan')
      const visit = await opened()
      expect(lastName(visit)).toBe('Jansen')
      expect(visit.store.records().filter(({ command }) => command === 'LoadCustomer')).toHaveLength(1)
    },
  )

  test('says that the load failed when what this device holds cannot be shown', async () => {
    const { enter, logIn, place, session, went, fetchWizard } = portal()
    logIn('jan')
    const wizard = await fetchWizard()
    fetchWizard.mockResolvedValue({ ...wizard, openVisit: () => Promise.reject(new Error('a mistake of ours')) })
    await enter(false)
    await eventually(() => expect(went).toEqual(['/login']))
    expect(place()).toBe('closed')
    expect(session.stored()).toBeNull()
  })

  test('ends a visit in which what the office says next cannot be taken in, and keeps what was answered', async () => {
    const first = portal()
    first.logIn('jan')
    const visit = await first.opened()
    visit.store.dispatch({ type: 'ChangeAnswer', path: 'customer.initials', value: 'J' })
    await first.shut()
    office.onTheWay = mistake
    const second = portal()
    await second.enter(false)
    await eventually(() => expect(second.went).toEqual(['/login']))
    expect(second.place()).toBe('closed')
    office.onTheWay = customer => customer
    second.logIn('jan')
    const again = await second.opened()
    const slot = again.catalogue.slotAt.get('customer.initials')
    expect(again.store.state().answers[slot?.group.id ?? -1]?.values[slot?.index ?? -1]).toBe('J')
  })
})
