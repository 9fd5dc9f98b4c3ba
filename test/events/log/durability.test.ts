import 'fake-indexeddb/auto'
import { IDBDatabase, IDBObjectStore } from 'fake-indexeddb'
import { afterEach, expect, it, vi } from 'vitest'
import { indexedDbDevice } from './device'
import { right } from './outcome'
import { answered, bytes, header } from './samples'

afterEach(() => vi.restoreAllMocks())

const everyWrite = async () => {
  const device = indexedDbDevice()
  const log = device.tab()
  await right(log.open(header('first')))
  await right(log.append(0, [answered(1), answered(2)], [{ digest: 'd1', bytes: bytes('one') }]))
  await right(log.keepSnapshot({ seq: 1, last: 'record-1', rules: 'r', state: 's' }))
  log.close()
  await device.damage(2, 'damage')
  vi.mocked(IDBDatabase.prototype.transaction).mockClear()
  const next = device.tab()
  await right(next.open(header('second')))
  await right(next.append(1, [answered(2)], []))
  await right(next.erase())
}

it('every write is strictly durable: acknowledged means on the disk, not in a cache of the system', async () => {
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction')
  const device = indexedDbDevice()
  const log = device.tab()
  await right(log.open(header('first')))
  await right(log.append(0, [answered(1)], [{ digest: 'd1', bytes: bytes('one') }]))
  const writes = transaction.mock.calls.filter(([, mode]) => mode === 'readwrite')
  expect(writes).toHaveLength(2)
  await everyWrite()
  const all = transaction.mock.calls.filter(([, mode]) => mode === 'readwrite')
  expect(all.length).toBeGreaterThan(2)
  for (const [, , options] of [...writes, ...all]) expect(options).toEqual({ durability: 'strict' })
})

it('a record is added and never put: nothing can be written over it', async () => {
  vi.spyOn(IDBDatabase.prototype, 'transaction')
  const put = vi.spyOn(IDBObjectStore.prototype, 'put')
  const add = vi.spyOn(IDBObjectStore.prototype, 'add')
  const device = indexedDbDevice()
  const log = device.tab()
  await right(log.open(header('first')))
  await right(log.append(0, [answered(1), answered(2)], []))
  expect(put).not.toHaveBeenCalled()
  expect(add.mock.calls.map(([, key]) => key)).toEqual([0, 1, 2])
})

it('an append is acknowledged when its transaction is complete, and not before', async () => {
  const device = indexedDbDevice()
  const log = device.tab()
  await right(log.open(header('first')))
  const order: string[] = []
  const transaction = IDBDatabase.prototype.transaction
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...args) {
    const begun = transaction.apply(this, args)
    begun.addEventListener('complete', () => order.push('complete'))
    return begun
  })
  await right(log.append(0, [answered(1)], []))
  order.push('acknowledged')
  expect(order).toEqual(['complete', 'acknowledged'])
})
