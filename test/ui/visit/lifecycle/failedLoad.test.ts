import { describe, expect, test } from 'vitest'
import { eventually } from '../../../setup/eventually'
import type { TestOffice } from '../../testPortal'
import { lastName, twoCustomers } from '../../twoCustomers'

const two = twoCustomers()
const { portal } = two

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
      two.office.onTheWay = onTheWay
      await enter(false)
      await eventually(() => expect(went).toEqual(['/login']))
      expect(place()).toBe('closed')
      expect(session.stored()).toBeNull()
      expect(app.notices.shown$.value).toEqual({ kind: 'danger', text: 'Inloggen is mislukt' })
      two.office.onTheWay = customer => customer
      logIn('jan')
      const visit = await opened()
      expect(lastName(visit)).toBe('Jansen')
      expect(visit.store.records().filter(({ command }) => command === 'LoadCustomer')).toHaveLength(1)
    },
  )

  test('says that the load failed when what this device holds cannot be shown', async () => {
    const { enter, logIn, place, session, went, visitChunk } = portal()
    logIn('jan')
    const chunk = await visitChunk()
    visitChunk.mockResolvedValue({ ...chunk, openVisit: () => Promise.reject(new Error('a mistake of ours')) })
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
    two.office.onTheWay = mistake
    const second = portal()
    await second.enter(false)
    await eventually(() => expect(second.went).toEqual(['/login']))
    expect(second.place()).toBe('closed')
    two.office.onTheWay = customer => customer
    second.logIn('jan')
    const isRetry = await second.opened()
    const slot = isRetry.catalogue.slotAt.get('customer.initials')
    expect(isRetry.store.state().answers[slot?.group.id ?? -1]?.values[slot?.index ?? -1]).toBe('J')
  })
})
