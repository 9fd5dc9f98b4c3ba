import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { logDatabaseName } from '../../../events/log/indexedDb/indexedDbLog'
import { bucketDevice, invitation, rawRecords } from './device'
import { left, right } from './outcome'
import { answered, bytes, header } from './samples'

const name = logDatabaseName(invitation)
const theirs = answered(1, 'typed in the old one', 'old-1')

/** A log that moved into its bucket, after which an older portal was used again on the same device. */
const moved = async () => {
  const device = bucketDevice()
  const old = device.tab({ buckets: () => null })
  await right(old.open(header('first')))
  await right(old.append(0, [answered(1), answered(2)], [{ digest: 'd1', bytes: bytes('one') }]))
  const before = await rawRecords(device.factory, name, records => records.getAll())
  old.close()
  const log = device.tab()
  await right(log.open(header('new')))
  await right(log.append(2, [answered(3)], []))
  log.close()
  const lines: readonly unknown[] = Array.isArray(before) ? before : []
  /** An older portal, with a log that begins with this header. */
  const again = async (begins: string, value = theirs) => {
    const older = device.tab({ buckets: () => null })
    await right(older.open(header(begins)))
    await right(older.append(0, [value], [{ digest: 'd2', bytes: bytes('two') }]))
    return older
  }
  return { device, lines, again }
}

type Moved = Awaited<ReturnType<typeof moved>>['device']

/** The bucket's own log is as it was; what is aside, and the bytes under these digests. */
const kept = async (device: Moved, ...digests: readonly string[]) => {
  const log = device.tab()
  expect(await right(log.open(header('next')))).toMatchObject({
    header: header('first'),
    records: [answered(1), answered(2), answered(3)],
    movedAside: null,
  })
  const files = await Promise.all(digests.map(digest => right(log.blob(digest))))
  const aside = (await right(log.setAside())).map(({ why, at, lines }) => ({ why, at, lines }))
  log.close()
  expect(await device.factory.databases()).toEqual([])
  return { files, aside }
}

describe('a log of an older portal beside one that moved already', () => {
  it('is set aside whole, its files stay, and the log in the bucket is as it was', async () => {
    const { device, again } = await moved()
    const older = await again('rolled back')
    const lines = await rawRecords(device.factory, name, records => records.getAll())
    older.close()
    const { files, aside } = await kept(device, 'd1', 'd2')
    expect(files).toEqual([bytes('one'), bytes('two')])
    expect(aside).toEqual([{ why: 'gap', at: 0, lines }])
  })

  it('brings what it had set aside itself, each thing once, however often it moves', async () => {
    const { device, again } = await moved()
    const older = await again('rolled back')
    older.close()
    await rawRecords(device.factory, name, records => records.put('damage', 1))
    await right(older.open(header('rolled back')))
    await right(older.append(0, [theirs], []))
    older.close()
    const first = await kept(device)
    expect(first.aside.map(({ why }) => why)).toEqual(['damaged', 'gap'])
    expect(first.aside[0]?.lines).toEqual(['damage'])
    // The same once more: a copy that came back with the profile.
    const second = await again('rolled back')
    second.close()
    expect(await kept(device)).toEqual(first)
    const other = await again('another', answered(1, 'something else', 'old-1'))
    other.close()
    const last = await kept(device)
    expect(last.aside.slice(0, 2)).toEqual(first.aside)
    expect(last.aside).toHaveLength(3)
  })

  it('that is the beginning of the very log in the bucket is nothing new', async () => {
    const { device, lines, again } = await moved()
    const older = await again('first')
    older.close()
    for (const [seq, line] of lines.entries()) await rawRecords(device.factory, name, records => records.put(line, seq))
    expect((await kept(device)).aside).toEqual([])
  })

  it('that began as the log in the bucket and went on otherwise is set aside', async () => {
    const { device, lines, again } = await moved()
    const older = await again('first')
    older.close()
    await rawRecords(device.factory, name, records => records.put(lines[0], 0))
    const { aside } = await kept(device)
    expect(aside).toHaveLength(1)
    expect(aside[0]?.lines[0]).toBe(lines[0])
    expect(aside[0]?.lines[1]).toContain('typed in the old one')
  })
})

describe('an older portal that writes while its log moves', () => {
  /** Writes into the old log each time that the bucket is opened, so often. */
  const writing = async (times: number) => {
    const { device } = await moved()
    const older = device.tab({ buckets: () => null })
    await right(older.open(header('rolled back')))
    older.close()
    const { open } = device.buckets
    let written = 0
    device.buckets.open = async (...given) => {
      const bucket = await open(...given)
      const openIn = bucket.indexedDB.open.bind(bucket.indexedDB)
      bucket.indexedDB.open = (...asked) => {
        if (written < times) {
          written += 1
          void rawRecords(device.factory, name, records => records.put(`written ${written}`, written))
        }
        return openIn(...asked)
      }
      return bucket
    }
    return { device, written: () => written }
  }

  it('is waited for four times: all it wrote is there', async () => {
    const { device } = await writing(4)
    const log = device.tab()
    await right(log.open(header('next')))
    const lines = (await right(log.setAside())).flatMap(aside => aside.lines)
    for (const text of ['written 1', 'written 2', 'written 3', 'written 4']) expect(lines).toContain(text)
  })

  it('and goes on writing is told, and nothing of it goes', async () => {
    const { device, written } = await writing(100)
    expect(await left(device.tab().open(header('next')))).toEqual({
      tag: 'failed',
      detail: 'an older portal keeps writing',
    })
    expect(written()).toBe(5)
    expect(await device.factory.databases()).toHaveLength(1)
  })
})
