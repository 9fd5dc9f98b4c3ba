import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createErasures, type Erasures, storedErasures } from '../../../events/session/erasures'
import { fakeBuckets } from '../disk/fakeBuckets'

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))
afterEach(() => vi.unstubAllGlobals())

/** A tab of a browser without locks. */
const tab = (): Erasures => createErasures(storedErasures(), undefined)

const places = async (): Promise<readonly unknown[]> => [
  ...(await indexedDB.databases()),
  ...((await navigator.storageBuckets?.keys()) ?? []),
]

describe.each([false, true])('without locks between tabs, with buckets: %s', hasBuckets => {
  beforeEach(() => vi.stubGlobal('navigator', hasBuckets ? { storageBuckets: fakeBuckets() } : {}))

  test('two that erase at once do not forget each other', async () => {
    const [one, two] = [tab(), tab()]
    await Promise.all(['1', '2', '3'].flatMap(name => [one.begin(name, null), two.begin(`${name}b`, null)]))
    const names = async () => (await one.all()).map(({ invitation }) => invitation).sort()
    expect(await names()).toEqual(['1', '1b', '2', '2b', '3', '3b'])
    await Promise.all([one.confirm('1'), two.confirm('2b'), one.confirm('3')])
    expect((await two.all()).filter(({ isGone }) => isGone)).toHaveLength(3)
    await Promise.all([one.forget('1'), two.forget('2b'), two.forget('2'), one.begin('4', null)])
    expect(await names()).toEqual(['1b', '2', '3', '3b', '4'])
  })

  test('two that erase the same leave nothing of it, whoever is done first', async () => {
    const [one, two] = [tab(), tab()]
    const erase = async (own: Erasures): Promise<void> => {
      await own.begin('17', null)
      await own.confirm('17')
      await own.forget('17')
    }
    await Promise.all([erase(one), erase(two)])
    // A tab that was slow confirms what another one has forgotten: that is over.
    await two.confirm('17')
    await two.endSessions()
    expect(await one.all()).toEqual([])
    expect(await places()).toEqual([])
  })

  test('one that begins as another tab takes the emptied place away is marked all the same', async () => {
    const [one, two] = [tab(), tab()]
    for (let turns = 0; turns < 12; turns++) {
      await one.begin('1', null)
      await one.confirm('1')
      const forgetting = one.forget('1')
      for (let turn = 0; turn < turns; turn++) await new Promise(resolve => setTimeout(resolve, 0))
      await two.begin('2', null)
      await forgetting
      expect((await two.all()).map(({ invitation }) => invitation)).toEqual(['2'])
      await two.confirm('2')
      await two.forget('2')
    }
  })
})

test('the logs that were erased are known by their ids, the last twenty', async () => {
  const names = Array.from({ length: 21 }, (_, at) => `log-${at}`)
  for (const name of names) await tab().begin('17', null, name)
  const known = await Promise.all([...names, 'other'].map(tab().isErased))
  expect(known).toEqual([false, ...names.slice(1).map(() => true), false])
})

test('a browser that keeps nothing says so', async () => {
  vi.stubGlobal('indexedDB', undefined)
  expect(await tab().begin('17', null)).toBe(false)
  expect(await tab().all()).toEqual([])
})
