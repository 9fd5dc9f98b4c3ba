import 'fake-indexeddb/auto'
import { IDBDatabase, IDBFactory } from 'fake-indexeddb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { abortTransaction } from '../../../../events/log/indexedDb/connection'
import { logDatabaseName } from '../../../../events/log/indexedDb/indexedDbLog'
import { bucketDevice, invitation, rawRecords } from '../device'
import { left, right } from '../outcome'
import { answered, bytes, header } from '../samples'

afterEach(() => vi.restoreAllMocks())

const name = logDatabaseName(invitation)
const snapshot = { seq: 2, last: 'record-2', rules: 'rules-1', state: 'state' }

/** A device on which an older portal kept a log, before there were buckets: records, bytes, a snapshot, something aside. */
const oldDevice = async () => {
  const device = bucketDevice()
  const old = device.tab({ buckets: () => null })
  await right(old.open(header('old')))
  await right(old.append(0, [answered(1), answered(2), answered(3)], [{ digest: 'd1', bytes: bytes('one') }]))
  old.close()
  await rawRecords(device.factory, name, records => records.put('damage', 3))
  await right(old.open(header('later')))
  await right(old.keepSnapshot(snapshot))
  old.close()
  return { device, old }
}

type Device = Awaited<ReturnType<typeof oldDevice>>['device']

const isWhole = async (device: Device) => {
  const log = device.tab()
  expect(await right(log.open(header('new')))).toMatchObject({
    header: header('old'),
    records: [answered(1), answered(2)],
    movedAside: null,
  })
  expect(await right(log.blob('d1'))).toEqual(bytes('one'))
  expect(await right(log.snapshot())).toEqual(snapshot)
  expect((await right(log.setAside())).map(({ why, lines }) => ({ why, lines }))).toEqual([
    { why: 'damaged', lines: ['damage'] },
  ])
  expect(await device.factory.databases()).toEqual([])
  log.close()
}

describe('a log of before there were buckets', () => {
  it('moves into its bucket whole, and the database goes', async () => {
    const { device } = await oldDevice()
    await isWhole(device)
    await isWhole(device)
  })

  it('goes on there', async () => {
    const { device } = await oldDevice()
    const log = device.tab()
    await right(log.open(header('new')))
    await right(log.append(2, [answered(3)], []))
    expect((await right(device.tab().open(header('next')))).records).toHaveLength(3)
  })

  it('is erased with its bucket, also when it was never moved', async () => {
    const { device } = await oldDevice()
    await right(device.tab().erase())
    expect(await device.factory.databases()).toEqual([])
    expect(await device.buckets.keys()).toEqual([])
  })

  it('that has nothing in it is no log', async () => {
    const { device } = await oldDevice()
    await rawRecords(device.factory, name, records => records.clear())
    await rawRecords(device.factory, name, records => records.transaction.objectStore('snapshot').clear())
    const log = device.tab()
    expect((await right(log.open(header('new')))).header).toEqual(header('new'))
    expect(await device.factory.databases()).toEqual([])
  })
})

/** A browser that lives has all the time it wants: a busy machine is no death. */
const limit = (at: number) => (at === Number.POSITIVE_INFINITY ? {} : { timeLimit: 500 })

/** The browser dies at the `at`-th thing it is asked for: from then on nothing comes through. */
const dyingAt = (at: number, device: Device) => {
  let asked = 0
  const ask = () => {
    asked += 1
    if (asked >= at) throw new DOMException('killed', 'UnknownError')
  }
  const transaction = IDBDatabase.prototype.transaction
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...given) {
    if (given[1] !== 'versionchange') ask()
    return transaction.apply(this, given)
  })
  const open = IDBFactory.prototype.open
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(function (this: IDBFactory, ...given) {
    ask()
    return open.apply(this, given)
  })
  const remove = IDBFactory.prototype.deleteDatabase
  vi.spyOn(IDBFactory.prototype, 'deleteDatabase').mockImplementation(function (this: IDBFactory, ...given) {
    ask()
    return remove.apply(this, given)
  })
  return { log: device.tab(limit(at)), asked: () => asked }
}

/** The same, in the middle of a transaction: what it was to write is not written. */
const cutOffAt = (at: number, device: Device) => {
  let begun = 0
  const transaction = IDBDatabase.prototype.transaction
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...given) {
    // The polyfill's own, while it opens.
    if (given[1] === 'versionchange') return transaction.apply(this, given)
    begun += 1
    if (begun > at) throw new DOMException('killed', 'UnknownError')
    const made = transaction.apply(this, given)
    if (begun === at) setTimeout(() => abortTransaction(made), 0)
    return made
  })
  return { log: device.tab(limit(at)), asked: () => begun }
}

describe.each([
  ['before', dyingAt],
  ['in the middle of', cutOffAt],
])('killed %s any step of moving', (_, dying) => {
  it('loses nothing: the next start has all of it', async () => {
    const living = dying(Number.POSITIVE_INFINITY, (await oldDevice()).device)
    await right(living.log.open(header('alive')))
    living.log.close()
    vi.restoreAllMocks()
    const steps = living.asked()
    // Else nothing is tried.
    expect(steps).toBeGreaterThan(4)
    for (let at = 1; at <= steps; at++) {
      const { device } = await oldDevice()
      const { log } = dying(at, device)
      await log.open(header('killed'))()
      log.close()
      vi.restoreAllMocks()
      await isWhole(device)
    }
  })
})

describe('what an older portal writes', () => {
  it('while its log is being copied comes along', async () => {
    const { device } = await oldDevice()
    const { open } = device.buckets
    device.buckets.open = async bucketOfLog => {
      const bucket = await open(bucketOfLog)
      const openIn = bucket.indexedDB.open.bind(bucket.indexedDB)
      let isFirst = true
      bucket.indexedDB.open = (...given) => {
        // The copy has been read, and is about to be written.
        if (isFirst) void rawRecords(device.factory, name, records => records.put(JSON.stringify(answered(3)), 3))
        isFirst = false
        return openIn(...given)
      }
      return bucket
    }
    const opened = await right(device.tab().open(header('new')))
    expect(opened.records).toEqual([answered(1), answered(2), answered(3)])
  })

  it('into a log of its own, after the bucket was used, is set aside and not lost', async () => {
    const { device } = await oldDevice()
    await right(device.tab().open(header('new')))
    const again = device.tab({ buckets: () => null })
    await right(again.open(header('rolled back')))
    await right(again.append(0, [answered(1, 'typed in the old one')], []))
    again.close()
    const log = device.tab()
    expect((await right(log.open(header('newest')))).records).toEqual([answered(1), answered(2)])
    const aside = await right(log.setAside())
    expect(aside.at(-1)?.lines.join()).toContain('typed in the old one')
    expect(aside).toHaveLength(2)
  })

  it('and cannot be read now is no new log: the customer is told that the store is refused', async () => {
    const { device } = await oldDevice()
    const open = IDBFactory.prototype.open
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(function (this: IDBFactory, ...given) {
      if (this === device.factory) throw new DOMException('not now', 'UnknownError')
      return open.apply(this, given)
    })
    const log = device.tab()
    expect(await left(log.open(header('new')))).toMatchObject({ tag: 'refused' })
    vi.restoreAllMocks()
    await isWhole(device)
  })
})
