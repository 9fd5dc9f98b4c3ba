import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { exportLog } from '../../../events/log/logExport/exportLog'
import { utf8Bytes } from '../../../events/record/digest'
import { inventory } from '../../../projections/sending/inventory'
import { type FakeBrowser, fakeBrowser } from '../fakeBrowser'
import { customerOf, reload, type TestOffice, testOffice, testPortal } from '../testPortal'

let browser: FakeBrowser
let office: TestOffice
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  browser = fakeBrowser()
  office = testOffice()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** Everything that is in the browser's databases, as text. */
const everythingStored = async (): Promise<string> => {
  const found: unknown[] = []
  for (const { name } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name ?? '')
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    for (const store of database.objectStoreNames)
      found.push(
        await new Promise(resolve => {
          const request = database.transaction(store).objectStore(store).getAll()
          request.onsuccess = () =>
            resolve(
              request.result.map(value => (value instanceof Uint8Array ? new TextDecoder().decode(value) : value)),
            )
        }),
      )
    database.close()
  }
  return JSON.stringify(found)
}

/** What opens doors, and must be nowhere but in the session: access and invitation token. */
const secrets = ['GEHEIM', 'uit-GEHEIM']

test('no token is in an event, an export, the inventory, an address or any place but the session', async () => {
  office.customers.set('GEHEIM', customerOf('1', 'Jansen', { token: 'GEHEIM-uitnodiging' }))
  const portal = testPortal(browser, office)
  portal.session.keepRedirects({ success: 'https://kantoor.example/klaar', fail: null })
  portal.logIn('GEHEIM', 'jansen')
  const visit = await portal.opened()
  const { store, catalogue, live } = visit
  browser.goTo('/personal_details')
  store.dispatch({ type: 'ShowScreen', screen: '/personal_details' })
  store.dispatch({ type: 'ChangeAnswer', path: 'customer.initials', value: 'J.A.' })
  const file = { name: 'loon.pdf', type: 'application/pdf', size: 1, digest: 'd' } as const
  store.dispatch({ type: 'AttachFile', file }, [{ digest: 'd', bytes: utf8Bytes('x') }])
  portal.app.notices.show({ kind: 'danger', text: 'Niet alle velden zijn ingevuld' })
  await store.settled()
  visit.drafts.keep('customer.initials', 'J.A.B.')
  reload(browser)
  const rescued = browser.storage.kept.get('klantportaal.rescue.1') ?? ''
  await store.settled()
  const records = store.records()
  const places: Readonly<Record<string, string>> = {
    events: JSON.stringify(records),
    database: await everythingStored(),
    export: await visit.exportText(),
    'export with documents': exportLog({
      header: { log: '1', invitation: '1', survey: 166, build: '', rules: '', createdAt: 0 },
      records,
      blobs: [{ digest: 'd', bytes: utf8Bytes('x') }],
      includeDocuments: true,
    }),
    inventory: JSON.stringify(inventory(catalogue, store.state(), live.view().tree)),
    rescued,
  }
  await portal.expire()
  const others = [...browser.storage.kept, ...browser.keeping.kept].filter(([key]) => key !== 'klantportaal.session')
  expect(others.map(([key]) => key)).toContain('klantportaal.onward')
  const kept = {
    ...places,
    'local storage': JSON.stringify(others),
    addresses: JSON.stringify([portal.went, browser.left]),
  }
  for (const [place, text] of Object.entries(kept)) {
    expect(text.length, place).toBeGreaterThan(2)
    for (const secret of secrets) expect(text, place).not.toContain(secret)
  }
  expect(browser.keeping.kept.has('klantportaal.session')).toBe(false)
})
