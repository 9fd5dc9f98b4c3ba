import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import * as t from 'io-ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { bucketName } from '../../../events/disk/bucketName'
import { type Disk, deleteDatabase, isDatabaseListed } from '../../../events/disk/disk'
import { storageLocationOf } from '../../../events/disk/storageLocation'
import { storedValue } from '../../../events/disk/storedValue'
import { tabChannel, usableLocks, type WebLocks } from '../../../events/disk/tabCoordination'
import { transactionCompleted } from '../../../events/disk/transactionCompleted'
import { fakeBuckets } from './fakeBuckets'

afterEach(() => vi.unstubAllGlobals())

const opened = (factory: IDBFactory, name: string): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = factory.open(name)
    request.onupgradeneeded = () => request.result.createObjectStore('kept')
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

describe('between tabs', () => {
  test('whether locks work is asked with one that several may hold', async () => {
    const asked: unknown[] = []
    // Its overloads cannot be written as one function.
    const request = (async (...given: unknown[]) => {
      asked.push(given.slice(0, 2))
    }) as unknown as WebLocks['request']
    await usableLocks({ request })
    expect(asked).toEqual([['klantportaal.there', { mode: 'shared' }]])
  })

  test('a channel carries its name', () => {
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        constructor(readonly name: string) {}
      },
    )
    expect(tabChannel('klantportaal.x')?.name).toBe('klantportaal.x')
  })
})

test('a bucket takes the name of its database as long as that fits, and its digest from there on', async () => {
  expect(await bucketName('a'.repeat(63))).toBe('a'.repeat(63))
  expect(await bucketName('a'.repeat(64))).toMatch(/^digest_x[0-9a-f]{54}$/)
  expect((await bucketName('a'.repeat(64))).length).toBeLessThanOrEqual(63)
  expect(await bucketName('a\u0001')).toBe('a_01')
})

test('a transaction that was stopped is not completed, and says why', async () => {
  const database = await opened(new IDBFactory(), 'x')
  const right = database.transaction('kept', 'readwrite')
  right.objectStore('kept').put(1, 'a')
  await transactionCompleted(right)
  const wrong = database.transaction('kept', 'readwrite')
  const done = transactionCompleted(wrong)
  wrong.objectStore('kept').add(2, 'a')
  await expect(done).rejects.toMatchObject({ name: 'ConstraintError' })
  database.close()
})

test('a database that a sleeping tab holds is blocked, and a browser that names none tells nothing', async () => {
  const factory = new IDBFactory()
  const database = await opened(factory, 'x')
  expect(await deleteDatabase(factory, 'x')).toBe('blocked')
  database.close()
  expect(await isDatabaseListed(factory, 'y')).toBe(false)
  const silent = { open: factory.open.bind(factory) } as unknown as IDBFactory
  expect(await isDatabaseListed(silent, 'x')).toBeNull()
})

describe('one kept value', () => {
  const disk = (factory = new IDBFactory(), buckets: ReturnType<typeof fakeBuckets> | null = null) => {
    const own: Disk = { factory: () => factory, buckets: () => buckets }
    return { factory, buckets, value: storedValue('klantportaal.x', t.number, own) }
  }
  const names = async (factory: IDBFactory) => (await factory.databases()).map(({ name }) => name)

  test('is written, read, changed and erased, and leaves no database behind', async () => {
    const { factory, value } = disk()
    expect(await value.read()).toBeNull()
    expect(await names(factory)).toEqual([])
    expect(await value.write(null)).toBe(true)
    expect(await value.change(() => null)).toBe(true)
    expect(await names(factory)).toEqual([])
    expect(await value.write(7)).toBe(true)
    expect(await value.read()).toBe(7)
    expect(await value.change(before => (before ?? 0) + 1)).toBe(true)
    expect(await value.read()).toBe(8)
    expect(await value.change(() => null)).toBe(true)
    expect(await names(factory)).toEqual([])
    expect(await value.change(before => (before === null ? 1 : 99))).toBe(true)
    expect(await value.read()).toBe(1)
    expect(await value.write(null)).toBe(true)
    expect(await names(factory)).toEqual([])
  })

  test('that a sleeping tab holds is not said to be erased', async () => {
    const { factory, value } = disk()
    await value.write(7)
    const tab = await opened(factory, 'klantportaal.x')
    expect(await value.write(null)).toBe(false)
    tab.close()
  })

  test('that is of another version is none', async () => {
    const { factory, value } = disk()
    await storedValue('klantportaal.x', t.string, { factory: () => factory, buckets: () => null }).write('text')
    expect(await value.read()).toBeNull()
    expect(await value.change(before => (before === null ? 3 : 99))).toBe(true)
    expect(await value.read()).toBe(3)
  })

  test('where nothing can be kept, that is said', async () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError')
    }
    const value = storedValue('klantportaal.x', t.number, { factory: refuse, buckets: () => null })
    expect([await value.read(), await value.write(1), await value.write(null), await value.change(() => 1)]).toEqual([
      null,
      false,
      false,
      false,
    ])
  })
})

test('a place in a bucket that is gone is not made anew, and asks to outlast a full disk', async () => {
  const buckets = fakeBuckets()
  const asked: unknown[] = []
  const place = storageLocationOf(
    'x',
    {
      factory: () => new IDBFactory(),
      buckets: () => ({
        ...buckets,
        open: (name, options) => {
          asked.push(options)
          return buckets.open(name)
        },
      }),
    },
    null,
  )
  expect(await place.isThere()).toBe(false)
  await place.factory(false)
  expect(asked).toEqual([{ persisted: true }])
  expect(await place.isThere()).toBe(true)
  await place.factory(true)
  expect(await place.remove()).toBe('removed')
  expect(await place.isThere()).toBe(false)
  await expect(place.factory(true)).rejects.toEqual({ tag: 'erased', detail: 'its bucket is gone' })
  expect(await place.isThere()).toBe(false)
})
