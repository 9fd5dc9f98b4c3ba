import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { logDatabaseName, openIndexedDbLog } from '../../../events/log/indexedDb/indexedDbLog'
import { bucketDevice, type IndexedDbDevice, indexedDbDevice, invitation } from '../log/device'
import { left, right } from '../log/outcome'
import { answered, header } from '../log/samples'

const devices: readonly (readonly [string, () => IndexedDbDevice])[] = [
  ['a browser without buckets', indexedDbDevice],
  ['a browser with buckets', bucketDevice],
]

const begun = async (device: IndexedDbDevice) => {
  const log = device.tab()
  await right(log.open(header('first')))
  await right(log.append(0, [answered(1)], []))
  return log
}

describe.each(devices)('%s', (_, newDevice) => {
  it('erases one log and leaves the others, open or not', async () => {
    const device = newDevice()
    const others = ['2', '3'].map(id => openIndexedDbLog(id, device.deps))
    for (const other of others) {
      await right(other.open(header('other')))
      await right(other.append(0, [answered(1)], []))
    }
    others[1]?.close()
    const log = await begun(device)
    await right(log.erase())
    expect(await device.places()).toEqual(['2', '3'].map(logDatabaseName))
    for (const other of others) {
      await right(other.append(1, [answered(2)], []))
      expect((await right(other.open(header('again')))).records).toEqual([answered(1), answered(2)])
    }
  })

  it('tells another tab that the log is erased, at its next use, and that tab does not bring it back', async () => {
    const device = newDevice()
    const [here, there] = [await begun(device), device.tab()]
    await right(there.open(header('second')))
    await right(here.erase())
    expect(await left(there.append(1, [answered(2)], []))).toMatchObject({ tag: 'erased' })
    expect(await left(there.open(header('third')))).toMatchObject({ tag: 'erased' })
    expect(await device.places()).toEqual([])
  })

  it('erases a log that is not open, and makes nothing where there is none', async () => {
    const device = newDevice()
    const log = await begun(device)
    log.close()
    await right(device.tab().erase())
    await right(device.tab().erase())
    expect(await device.places()).toEqual([])
  })

  it('does not erase the log that has begun in the place of the one that was', async () => {
    const device = newDevice()
    const [here, there] = [await begun(device), device.tab()]
    await right(there.open(header('second')))
    await right(here.erase())
    const next = device.tab()
    await right(next.open(header('next')))
    await right(next.append(0, [answered(1)], []))
    await right(there.erase())
    await right(here.erase())
    expect((await right(next.open(header('again')))).records).toEqual([answered(1)])
  })
})

describe('what the browser still names', () => {
  it('is not said to be erased: a bucket', async () => {
    const device = bucketDevice()
    const log = await begun(device)
    device.buckets.delete = async () => undefined
    expect(await left(log.erase())).toMatchObject({ tag: 'failed' })
  })

  it('is not said to be erased: a database', async () => {
    const device = indexedDbDevice()
    const log = await begun(device)
    const { databases } = device.factory
    device.factory.databases = async () => [
      ...(await databases.call(device.factory)),
      { name: logDatabaseName(invitation) },
    ]
    expect(await left(log.erase())).toMatchObject({ tag: 'failed' })
  })

  it('is tried again: the log is over, but its place can still be taken away', async () => {
    const device = bucketDevice()
    const log = await begun(device)
    const remove = device.buckets.delete
    device.buckets.delete = async () => {
      throw new DOMException('not now', 'UnknownError')
    }
    await left(log.erase())
    device.buckets.delete = remove
    await right(device.tab().erase())
    expect(await device.places()).toEqual([])
  })
})

describe('a bucket', () => {
  it('that is taken away by hand closes the log, which does not come back', async () => {
    const device = bucketDevice()
    const log = await begun(device)
    for (const name of await device.buckets.keys()) await device.buckets.delete(name)
    expect(await left(log.append(1, [answered(2)], []))).toMatchObject({ tag: 'erased' })
    expect(await device.places()).toEqual([])
  })

  it('that cannot be opened is a store that is refused, and worth another try', async () => {
    const device = bucketDevice()
    const { open } = device.buckets
    device.buckets.open = () => Promise.reject(new DOMException('not now', 'UnknownError'))
    const log = device.tab()
    expect(await left(log.open(header('first')))).toMatchObject({ tag: 'refused' })
    device.buckets.open = open
    await right(log.open(header('first')))
  })
})
