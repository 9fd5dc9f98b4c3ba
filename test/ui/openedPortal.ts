import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, vi } from 'vitest'
import { utf8Bytes } from '../../events/record/digest'
import type { Visit } from '../../ui/visit/openVisit/visit'
import { complete } from './completeCustomer'
import { type FakeBrowser, fakeBrowser } from './fakeBrowser'
import { startSending } from './startSending'
import { customerOf, type TestOffice, type TestPortal, testOffice, testPortal } from './testPortal'

/** What each test of a file stands on: a new device, and an office with one customer, Jan, who has told everything. */
export const device = () => {
  // Made anew before each test.
  const now: { browser: FakeBrowser; office: TestOffice } = { browser: fakeBrowser(), office: testOffice() }
  const portals: TestPortal[] = []

  beforeEach(() => {
    vi.stubGlobal('indexedDB', new IDBFactory())
    now.browser = fakeBrowser()
    now.office = testOffice()
    now.office.customers.set('jan', { data: { ...complete, ...customerOf('1', 'Jansen').data } })
  })
  afterEach(async () => {
    for (const one of portals.splice(0)) await one.shut()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  const portal = (): TestPortal => {
    const made = testPortal(now.browser, now.office)
    portals.push(made)
    return made
  }
  const logged = async () => {
    const made = portal()
    made.logIn('jan')
    return { ...made, open: await made.opened() }
  }
  /** A visit that is ready to be sent. */
  const sending = async (files: readonly string[] = []) => {
    const made = await logged()
    for (const name of files) {
      const file = { name, type: 'application/pdf', size: 1, digest: `of ${name}` } as const
      made.open.store.dispatch({ type: 'AttachFile', file }, [{ digest: file.digest, bytes: utf8Bytes('x') }])
    }
    await made.open.store.settled()
    return { ...made, start: () => made.open.store.dispatch(...startSending) }
  }
  return {
    now,
    portal,
    logged,
    sending,
    databases: async () => (await indexedDB.databases()).map(({ name }) => name),
    /** What the browser keeps beside the log, by name. */
    keys: () => [...now.browser.storage.kept.keys(), ...now.browser.keeping.kept.keys()].sort(),
  }
}

export const answerOf = ({ store, catalogue }: Visit, path: string): unknown => {
  const slot = catalogue.slotAt.get(path)
  return slot === undefined ? null : store.state().answers[slot.group.id]?.values[slot.index]
}
