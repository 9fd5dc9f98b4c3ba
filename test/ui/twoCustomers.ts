import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, vi } from 'vitest'
import type { Visit } from '../../ui/visit/openVisit/visit'
import { type FakeBrowser, fakeBrowser } from './fakeBrowser'
import { customerOf, type TestOffice, type TestPortal, testOffice, testPortal } from './testPortal'

/** An office that knows Jansen (invitation 1) and Pietersen (2), and portals that are shut when a test ends. */
export interface TwoCustomers {
  /** Another for each test: read it within one. */
  readonly browser: FakeBrowser
  readonly office: TestOffice
  readonly portal: () => TestPortal
}

/** To be called by a file of tests, once. */
export const twoCustomers = (): TwoCustomers => {
  let browser: FakeBrowser
  let office: TestOffice
  const portals: TestPortal[] = []
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
  return {
    get browser() {
      return browser
    },
    get office() {
      return office
    },
    portal: () => {
      const made = testPortal(browser, office)
      portals.push(made)
      return made
    },
  }
}

export const lastName = ({ store, catalogue }: Visit): unknown => {
  const slot = catalogue.slotAt.get('customer.last_name')
  return slot === undefined ? null : store.state().answers[slot.group.id]?.values[slot.index]
}
