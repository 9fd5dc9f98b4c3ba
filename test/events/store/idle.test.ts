import 'fake-indexeddb/auto'
import { forceCloseDatabase } from 'fake-indexeddb'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { UseStore } from '../../../events/log/indexedDb/connection'
import { logDatabaseName } from '../../../events/log/indexedDb/indexedDbLog'
import { catalogues } from '../../arbitraries/surveys'
import { eventually } from '../../setup/eventually'
import { type IndexedDbDevice, indexedDbDevice, invitation } from '../log/device'
import { openTab } from './tab'

const catalogue = catalogues.shipped
const answer = { type: 'ChangeAnswer', path: 'customer.first_name', value: 'Jan' } as const

afterEach(() => {
  vi.useRealTimers()
})

/** A portal on a database, with one answer stored, in which nobody does anything. */
const idle = async () => {
  const device = indexedDbDevice()
  let database: IDBDatabase | undefined
  const wrap =
    (use: UseStore): UseStore =>
    (mode, work) =>
      use(mode, store => {
        database = store.transaction.db
        return work(store)
      })
  const tab = await openTab(catalogue, device.tab({ wrap }), 'a')
  tab.store.dispatch(answer)
  await tab.store.settled()
  const close = (): void => {
    // Typed for the polyfill's class instead of for its databases, of which this is one.
    if (database !== undefined) forceCloseDatabase(database as unknown as typeof IDBDatabase)
  }
  return { ...tab, device, close }
}

const openAs = (device: IndexedDbDevice, version: number): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = device.factory.open(logDatabaseName(invitation), version)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const deleted = (device: IndexedDbDevice): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = device.factory.deleteDatabase(logDatabaseName(invitation))
    request.onsuccess = () => resolve()
    request.onerror = () => reject(request.error)
  })

describe('while nobody does anything', () => {
  test('a database that the browser closes is said at once, and is saved again once it was seen to be there', async () => {
    const { store, close } = await idle()
    const said: unknown[] = []
    store.saving$.subscribe(saving => said.push(saving.tag === 'fault' ? saving.fault.tag : saving.tag))
    close()
    await eventually(() => expect(said).toContain('closed'))
    await eventually(() => expect(store.saving()).toEqual({ tag: 'saved' }))
    expect(said).toEqual(['saved', 'closed', 'saved'])
  })

  test('a database that is gone once the browser closed it is said to be erased, and is not made anew', async () => {
    const { store, device, close } = await idle()
    const removing = deleted(device)
    close()
    await removing
    await eventually(() => expect(store.saving()).toMatchObject({ fault: { tag: 'erased' } }))
    expect(await device.factory.databases()).toEqual([])
  })

  test('a database that another tab erases is said to be erased', async () => {
    const { store, device } = await idle()
    await deleted(device)
    expect(store.saving()).toMatchObject({ tag: 'fault', fault: { tag: 'erased' } })
  })

  test('a database that a newer portal takes is said to be that portal’s, and nothing is written there any more', async () => {
    const { store, device } = await idle()
    const newer = await openAs(device, 7)
    expect(store.saving()).toMatchObject({ tag: 'fault', fault: { tag: 'newer' } })
    store.dispatch({ ...answer, value: 'Piet' })
    expect(await store.settled()).toBe(false)
    expect(store.saving()).toMatchObject({ tag: 'fault', fault: { tag: 'newer' } })
    // What is in memory is still there to be saved as a file.
    expect(store.records().map(({ command }) => command)).toEqual(['ChangeAnswer', 'ChangeAnswer'])
    newer.close()
  })

  test('a database that cannot be opened again stays a fault, also when nothing waits', async () => {
    const { store, device, close } = await idle()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.spyOn(device.factory, 'open').mockImplementation(() => {
      throw new DOMException('planted', 'UnknownError')
    })
    close()
    await eventually(() => expect(store.saving()).toMatchObject({ fault: { tag: 'refused' } }))
    await vi.advanceTimersByTimeAsync(30_000)
    expect(store.saving()).toMatchObject({ tag: 'fault' })
    vi.restoreAllMocks()
    await vi.advanceTimersByTimeAsync(10_000)
    vi.useRealTimers()
    await eventually(() => expect(store.saving()).toEqual({ tag: 'saved' }))
  })

  test('what another tab writes that only a newer portal reads is said to be that portal’s', async () => {
    const { store, device } = await idle()
    const record = {
      seq: 2,
      id: 'newer',
      at: 1,
      by: 'customer',
      command: 'ChangeAnswer',
      events: [{ type: 'AnswerChanged', v: 99 }],
    }
    await device.damage(2, JSON.stringify(record))
    await store.catchUp()
    expect(store.saving()).toMatchObject({ fault: { tag: 'newer' } })
  })
})
