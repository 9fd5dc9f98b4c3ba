import 'fake-indexeddb/auto'
import { IDBObjectStore } from 'fake-indexeddb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ReadSnapshot, Snapshot } from '../../../events/log/log'
import { readableRecords } from '../../../events/log/readLog'
import { initialState } from '../../../events/state/state'
import { catalogues } from '../../arbitraries/surveys'
import { type Device, indexedDbDevice, memoryDevice } from './device'
import { left, right } from './outcome'
import { answered, header } from './samples'

const state = initialState(catalogues.shipped)
const resume: ReadSnapshot = ({ rules }) => (rules === 'rules-1' ? state : null)
const snapshot: Snapshot = { seq: 3, last: 'record-3', rules: 'rules-1', state: '' }
const records = [1, 2, 3, 4, 5].map(seq => answered(seq))

const devices: readonly (readonly [string, () => Device])[] = [
  ['memory', memoryDevice],
  ['IndexedDB', indexedDbDevice],
]

afterEach(() => vi.restoreAllMocks())

describe.each(devices)('a quick start from the log in %s', (_, newDevice) => {
  const begun = async (kept: Snapshot) => {
    const device = newDevice()
    const log = device.tab()
    await right(log.open(header('first')))
    await right(log.append(0, records, []))
    await right(log.keepSnapshot(kept))
    return { device, log }
  }
  const whole = { header: header('first'), from: null, records, movedAside: null, missing: null }

  it('reads only what came after the snapshot', async () => {
    const { device } = await begun(snapshot)
    expect(await right(device.tab().open(header('second'), resume))).toEqual({
      header: header('first'),
      from: { seq: 3, state },
      records: records.slice(3),
      movedAside: null,
      missing: null,
    })
  })

  it('is from the very end as well, and goes on from there', async () => {
    const { device } = await begun({ ...snapshot, seq: 5, last: 'record-5' })
    const tab = device.tab()
    expect(await right(tab.open(header('second'), resume))).toMatchObject({ from: { seq: 5 }, records: [] })
    await right(tab.append(5, [answered(6)], []))
    expect(await left(tab.append(5, [answered(6, 'x', 'other')], []))).toMatchObject({ tag: 'headMoved' })
    expect((await right(device.tab().open(header('third'), resume))).records).toEqual([answered(6)])
  })

  it('still has what came before', async () => {
    const { device } = await begun(snapshot)
    const tab = device.tab()
    await right(tab.open(header('second'), resume))
    expect(readableRecords(await right(tab.lines(1, 3)))).toEqual(records.slice(0, 3))
  })

  it.each<readonly [string, Snapshot]>([
    ['is further than the log', { ...snapshot, seq: 6, last: 'record-6' }],
    ['is of another build', { ...snapshot, rules: 'rules-2' }],
    ['ends with another record', { ...snapshot, last: 'record-2' }],
    ['is of nothing', { ...snapshot, seq: 0 }],
    ['is from before the log', { ...snapshot, seq: -2 }],
    ['is of half a record', { ...snapshot, seq: 2.5 }],
  ])('passes over a snapshot that %s', async (_why, kept) => {
    const { device } = await begun(kept)
    expect(await right(device.tab().open(header('second'), resume))).toEqual(whole)
  })

  it('is not made without being asked for', async () => {
    const { device } = await begun(snapshot)
    expect(await right(device.tab().open(header('second')))).toEqual(whole)
  })

  it.each([
    ['a record before the snapshot is missing', 2, null, 1],
    ['the record of the snapshot is damaged', 3, 'damage', 2],
    ['a record after the snapshot is damaged', 5, 'damage', 4],
    ['a record after the snapshot is missing', 4, null, 3],
    ['the header is damaged', 0, 'damage', 0],
  ])('is not made when %s: the whole log is read, and what is odd moved aside', async (_why, seq, damage, left) => {
    const { device } = await begun(snapshot)
    await device.damage(seq, damage)
    const tab = device.tab()
    const opened = await right(tab.open(header('second'), resume))
    expect(opened).toMatchObject({ from: null, records: records.slice(0, left) })
    expect(opened.movedAside).not.toBeNull()
    expect(await right(tab.snapshot())).toBeNull()
  })

  it('shows what is there when a record before the snapshot cannot be read', async () => {
    const { device } = await begun(snapshot)
    await device.damage(2, 'damage')
    const tab = device.tab()
    expect(await right(tab.open(header('second'), resume))).toMatchObject({ from: { seq: 3 } })
    expect(readableRecords(await right(tab.lines(1, 3)))).toEqual([answered(1), answered(3)])
  })
})

it('a snapshot that is damaged on the disk is passed over', async () => {
  const device = indexedDbDevice()
  const log = device.tab()
  await right(log.open(header('first')))
  await right(log.append(0, records, []))
  for (const damage of ['{', '{"seq":3}', 7]) {
    await device.raw(store => store.transaction.objectStore('snapshot').put(damage, 'snapshot'))
    expect((await right(device.tab().open(header('second'), resume))).records).toEqual(records)
  }
})

it('a quick start reads as many records as came after the snapshot', async () => {
  const device = indexedDbDevice()
  const log = device.tab()
  await right(log.open(header('first')))
  await right(log.append(0, records, []))
  await right(log.keepSnapshot(snapshot))
  const read = vi.spyOn(IDBObjectStore.prototype, 'getAll')
  await right(device.tab().open(header('second'), resume))
  expect(read.mock.results.map(({ value }) => value.result.length)).toEqual([3])
})
