import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import * as t from 'io-ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { browserDisk } from '../../../events/disk/disk'
import { type MoveIntoBucket, storageLocationOf } from '../../../events/disk/storageLocation'
import { storedValue } from '../../../events/disk/storedValue'
import { browserLocks } from '../store/browserLocks'
import { fakeBuckets } from './fakeBuckets'

afterEach(() => vi.unstubAllGlobals())

const open = (factory: IDBFactory, name: string): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = factory.open(name)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

describe('this browser', () => {
  test('has the buckets that it names, else none', () => {
    const storageBuckets = fakeBuckets()
    vi.stubGlobal('navigator', { storageBuckets })
    expect(browserDisk.buckets()).toBe(storageBuckets)
    vi.stubGlobal('navigator', {})
    expect(browserDisk.buckets()).toBeNull()
    vi.stubGlobal('navigator', undefined)
    expect(browserDisk.buckets()).toBeNull()
  })
})

describe('a browser that does not say which databases it has', () => {
  test('keeps a value all the same, and reading makes no database', async () => {
    const factory = new IDBFactory()
    // All that a browser of before has of it.
    const silent = {
      open: factory.open.bind(factory),
      deleteDatabase: factory.deleteDatabase.bind(factory),
    } as unknown as IDBFactory
    const value = storedValue('klantportaal.x', t.number, { factory: () => silent, buckets: () => null })
    expect(await value.read()).toBeNull()
    expect(await factory.databases()).toEqual([])
    expect(await value.write(7)).toBe(true)
    expect(await value.read()).toBe(7)
  })
})

test('a value in a bucket of its own is made where there is none, and gone with its bucket', async () => {
  const buckets = fakeBuckets()
  const value = storedValue('klantportaal.x', t.number, { factory: () => new IDBFactory(), buckets: () => buckets })
  expect(await value.write(7)).toBe(true)
  expect(await value.read()).toBe(7)
  expect(await value.change(before => (before ?? 0) + 1)).toBe(true)
  expect(await value.read()).toBe(8)
  expect(await value.write(null)).toBe(true)
  expect(await buckets.keys()).toEqual([])
})

describe('a place in a bucket', () => {
  const inBucket = (moveIn: MoveIntoBucket | null = null) => {
    const [before, buckets] = [new IDBFactory(), fakeBuckets()]
    const opened: string[] = []
    const spied = {
      ...buckets,
      open: (name: string) => {
        opened.push(name)
        return buckets.open(name)
      },
    }
    return { before, opened, place: storageLocationOf('x', { factory: () => before, buckets: () => spied }, moveIn) }
  }

  test('takes in what stood outside it once, and again until that has come through', async () => {
    const moves: string[] = []
    const outcomes = [false, true]
    const { before, place } = inBucket(async (name, from, to) => {
      moves.push(name)
      expect(from).toBe(before)
      expect(to).not.toBe(before)
      if (outcomes.shift() === false) throw new Error('not now')
    })
    await expect(place.factory(false)).rejects.toThrow('not now')
    await place.factory(false)
    await place.factory(true)
    expect(moves).toEqual(['x', 'x'])
  })

  test('tells who has it open that it goes, before it goes', async () => {
    const { place } = inBucket()
    const database = await open(await place.factory(false), 'x')
    const heard: (number | null)[] = []
    database.onversionchange = ({ newVersion }) => {
      heard.push(newVersion)
      database.close()
    }
    expect(await place.remove()).toBe('removed')
    expect(heard).toEqual([null])
  })

  test('is not made in order to be removed', async () => {
    const { opened, place } = inBucket()
    expect(await place.remove()).toBe('removed')
    expect(opened).toEqual([])
  })

  test('is not called removed while a tab of before holds what is not moved in yet', async () => {
    const { before, place } = inBucket()
    const database = await open(before, 'x')
    expect(await place.remove()).toBe('blocked')
    database.close()
  })
})

test('a tab that opens a place again while another takes it away makes none anew', async () => {
  const [buckets, locks, before] = [fakeBuckets(), browserLocks(), new IDBFactory()]
  const disk = { factory: () => before, buckets: () => buckets, locks: () => locks }
  const here = storageLocationOf('x', disk, null)
  await here.factory(false)
  let removing: Promise<unknown> = Promise.resolve()
  // Between seeing that it is there and opening it.
  const slow = {
    ...buckets,
    open: async (name: string) => {
      removing = here.remove()
      await Promise.race([removing, new Promise(done => setTimeout(done, 50))])
      return buckets.open(name)
    },
  }
  await storageLocationOf('x', { ...disk, buckets: () => slow }, null).factory(true)
  expect(await removing).toBe('removed')
  expect(await buckets.keys()).toEqual([])
})
