import 'fake-indexeddb/auto'
import { forceCloseDatabase } from 'fake-indexeddb'
import { describe, expect, it } from 'vitest'
import type { StoreFault } from '../../../events/disk/storeFault'
import { storeFault } from '../../../events/disk/storeFault'
import { chainLine, hashIn } from '../../../events/log/hashChain'
import { logDatabaseName } from '../../../events/log/indexedDb/indexedDbLog'
import { openQuarantine } from '../../../events/log/indexedDb/openQuarantine'
import { plainSeal } from '../../../events/log/indexedDb/seal'
import { emptyInMemoryLogData, openInMemoryLog } from '../../../events/log/inMemoryLog'
import { type IndexedDbDevice, indexedDbDevice, invitation } from './device'
import { left, right } from './outcome'
import { answered, bytes, header } from './samples'

const name = logDatabaseName(invitation)

/** A log of two records, and all that its tab is told while nobody asks. */
const begun = async () => {
  const device = indexedDbDevice()
  const log = device.tab()
  const told: StoreFault[] = []
  log.watch(fault => told.push(fault))
  await right(log.open(header('first')))
  await right(log.append(0, [answered(1), answered(2)], []))
  return { device, log, told }
}

/** The log's database, opened past it by somebody who does not let go of it. */
const held = (device: IndexedDbDevice, version?: number): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = device.factory.open(name, version)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** What the log answers and tells while another hand does this to its database. */
const next = (seq: number) => [answered(seq, 'next', `next-${seq}`)]

describe('what befalls a log is told with what happened, for support', () => {
  it('another tab erased it: told while idle, and whatever is asked from then on', async () => {
    const { device, log, told } = await begun()
    await right(device.tab().erase())
    const erased = { tag: 'erased', detail: 'another tab erased it' }
    expect(told).toEqual([erased])
    expect(await left(log.append(2, next(3), []))).toEqual(erased)
    expect(await left(log.open(header('second')))).toEqual(erased)
    expect(await device.places()).toEqual([])
  })

  it('it was erased here', async () => {
    const { log } = await begun()
    await right(log.erase())
    expect(await left(log.append(2, next(3), []))).toEqual({ tag: 'erased', detail: 'erased here' })
  })

  it('it is gone when it is opened once more, and is not begun anew', async () => {
    const { device, log } = await begun()
    log.close()
    await right(device.tab().erase())
    expect(await left(log.open(header('second')))).toEqual({ tag: 'erased', detail: 'the database is gone' })
    expect(await device.places()).toEqual([])
  })

  it('it was emptied', async () => {
    const { device, log } = await begun()
    await device.raw(records => records.clear())
    const gone = { tag: 'erased', detail: 'the log is gone' }
    expect(await left(log.append(2, next(3), []))).toEqual(gone)
    expect(await left(log.keepBlob({ digest: 'd', bytes: bytes('d') }))).toEqual(gone)
    expect(await left(log.open(header('second')))).toEqual(gone)
  })

  it('it was emptied, and is erased all the same', async () => {
    const { device, log } = await begun()
    await device.raw(records => records.clear())
    await right(log.erase())
    expect(await device.places()).toEqual([])
  })

  it('another log stands in its place', async () => {
    const { device, log } = await begun()
    await device.damage(0, JSON.stringify(header('another')))
    await device.damage(2, chainLine('another', JSON.stringify(answered(2))))
    expect(await left(log.append(2, next(3), []))).toEqual({ tag: 'erased', detail: 'the log is gone' })
    expect(await left(log.sealKey())).toEqual({ tag: 'erased', detail: 'the log is gone' })
  })

  it('a newer portal took it over', async () => {
    const { device, log, told } = await begun()
    const database = await held(device, 2)
    database.close()
    const newer = { tag: 'newer', detail: 'a newer portal took it over' }
    expect(told).toEqual([newer])
    expect(await left(log.append(2, next(3), []))).toEqual(newer)
    expect((await left(device.tab().open(header('second')))).tag).toBe('newer')
  })

  it('the browser closed it, and the next use opens it again', async () => {
    const { device, log, told } = await begun()
    const opened: IDBDatabase[] = []
    const tab = device.tab({
      wrap: use => (mode, work) =>
        use(mode, store => {
          opened.push(store.transaction.db)
          return work(store)
        }),
    })
    tab.watch(fault => told.push(fault))
    await right(tab.open(header('second')))
    // Typed for the polyfill's class instead of for its databases, of which this is one.
    forceCloseDatabase(opened.at(-1) as unknown as typeof IDBDatabase)
    await expect.poll(() => told).toEqual([{ tag: 'closed', detail: 'the browser closed it' }])
    await right(tab.append(2, next(3), []))
    expect(await left(log.append(2, [answered(3)], []))).toEqual({ tag: 'headMoved', tail: next(3) })
  })

  it('a sleeping tab holds it back: empty already, and not called erased', async () => {
    const { device, log } = await begun()
    await held(device)
    expect(await left(log.erase())).toEqual({ tag: 'failed', detail: 'another tab holds the database' })
    expect(await device.places()).toEqual([name])
  })

  it('its end was moved aside by another tab', async () => {
    const { device, log } = await begun()
    await device.damage(2, 'damage')
    expect(await left(log.append(2, next(3), []))).toEqual({
      tag: 'failed',
      detail: 'another tab moved the end of the log aside',
    })
  })

  it('another tab wrote what cannot be read here', async () => {
    const { device, log } = await begun()
    const [, , last = ''] = await device.lines()
    const written = (record: unknown) => chainLine(hashIn(last) ?? '', JSON.stringify(record))
    await device.damage(3, written({ ...answered(3), events: [{ type: 'DayBegan', v: 9, today: '2026-11-22' }] }))
    expect(await left(log.append(2, next(3), []))).toEqual({
      tag: 'newer',
      detail: 'another tab wrote what a newer portal reads: 3: DayBegan v9',
    })
    await device.damage(3, written(answered(4)))
    expect(await left(log.append(2, next(3), []))).toEqual({
      tag: 'failed',
      detail: 'another tab wrote what cannot be read here: 4 stands in the place of 3',
    })
    await device.damage(4, written(answered(4)))
    await device.damage(3, null)
    expect(await left(log.append(2, [], []))).toEqual({
      tag: 'failed',
      detail: 'another tab wrote what cannot be read here: 4 stands in the place of 3',
    })
    await device.damage(4, null)
    await device.damage(3, written(answered(3)).replace('answer 3', 'answer 4'))
    expect(await left(log.append(2, next(3), []))).toEqual({
      tag: 'failed',
      detail: 'another tab wrote what cannot be read here: 3: the hash differs',
    })
  })

  it('a record that does not follow, or on one that was never read here', async () => {
    const { log } = await begun()
    expect(await left(log.append(2, [answered(5)], []))).toEqual({
      tag: 'failed',
      detail: 'record 5 does not follow on 2',
    })
    expect(await left(log.append(2, [answered(3), answered(3)], []))).toEqual({
      tag: 'failed',
      detail: 'record 3 does not follow on 3',
    })
    expect(await left(log.append(7, next(8), []))).toEqual({
      tag: 'failed',
      detail: 'record 7 was never read here',
    })
  })
})

it('nothing can be asked of a log that is not open', async () => {
  const shelf = emptyInMemoryLogData()
  for (const log of [indexedDbDevice().tab(), openInMemoryLog(shelf)])
    expect(await left(log.append(0, next(1), []))).toEqual({ tag: 'failed', detail: 'the log is not open' })
  const log = indexedDbDevice().tab()
  for (const task of [
    log.mend(answered(1)),
    log.keepSnapshot({ seq: 1, last: 'record-1', rules: 'r', state: 's' }),
    log.keepBlob({ digest: 'd', bytes: bytes('d') }),
    log.sealKey(),
  ])
    expect(await task()).toEqual({ _tag: 'Left', left: { tag: 'failed', detail: 'the log is not open' } })
})

it('a browser that does not answer is told with how long it was waited for', async () => {
  const silent = indexedDbDevice().tab({ timeLimit: 30, wrap: () => () => new Promise(() => undefined) })
  expect(await left(silent.open(header('first')))).toEqual({ tag: 'failed', detail: 'no answer within 30 ms' })
})

it('what was set aside and is damaged itself is shown as well as it can be', async () => {
  const shown = (value: unknown) => openQuarantine(plainSeal, 7, value)
  expect(await shown({ odd: 1 })).toEqual({ id: '7', at: 0, why: 'damaged', lines: ['{"odd":1}'] })
  expect(await shown(undefined)).toEqual({ id: '7', at: 0, why: 'damaged', lines: [''] })
  expect(await shown({ why: 'gap', at: 5, stored: ['a', { b: 1 }] })).toEqual({
    id: '7',
    at: 5,
    why: 'gap',
    lines: ['a', '{"b":1}'],
  })
})

it('an error of the browser is told by its name and words, and whatever else as stopped', () => {
  expect(storeFault(new DOMException('no room', 'QuotaExceededError'))).toEqual({
    tag: 'full',
    detail: 'QuotaExceededError: no room',
  })
  expect(storeFault(new DOMException('of later', 'VersionError'), 'refused')).toEqual({
    tag: 'newer',
    detail: 'VersionError: of later',
  })
  expect(storeFault(new TypeError('odd'), 'refused')).toEqual({ tag: 'refused', detail: 'TypeError: odd' })
  expect(storeFault(Object.assign(new Error('odd'), { tag: 'x', detail: 'y' }))).toEqual({
    tag: 'failed',
    detail: 'Error: odd',
  })
  for (const cause of [null, undefined, 'text', 7, {}, { tag: 'full' }, { detail: 'full' }])
    expect(storeFault(cause)).toEqual({ tag: 'failed', detail: 'aborted' })
  const known = { tag: 'closed', detail: 'as it is' }
  expect(storeFault(known)).toBe(known)
})
