import 'fake-indexeddb/auto'
import { IDBObjectStore } from 'fake-indexeddb'
import { afterEach, expect, it, vi } from 'vitest'
import { indexedDbDevice } from '../device'
import { right } from '../outcome'
import { answered, header } from '../samples'

afterEach(() => vi.restoreAllMocks())

it('a long log is read at once, not record by record', async () => {
  const device = indexedDbDevice()
  const log = device.tab({ timeLimit: 30_000 })
  await right(log.open(header('first')))
  const records = Array.from({ length: 2_000 }, (_, i) => answered(i + 1))
  await right(log.append(0, records, []))
  const reads = (['getAll', 'getAllKeys', 'get'] as const).map(name => vi.spyOn(IDBObjectStore.prototype, name))
  expect((await right(device.tab({ timeLimit: 30_000 }).open(header('second')))).records).toEqual(records)
  expect(reads.map(read => read.mock.calls.length)).toEqual([1, 0, 0])
})
