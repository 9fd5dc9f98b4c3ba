import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import type { Quarantine } from '../../../events/log/log'
import type { SurveyRecord } from '../../../events/record/surveyRecord'
import { bucketDevice, type Device, indexedDbDevice, memoryDevice } from './device'
import { left, right } from './outcome'
import { answered, bytes, header } from './samples'

const devices: readonly (readonly [string, () => Device])[] = [
  ['memory', memoryDevice],
  ['IndexedDB', indexedDbDevice],
  ['a bucket', bucketDevice],
]

describe.each(devices)('the log in %s', (_, newDevice) => {
  const begun = async (...records: SurveyRecord[]) => {
    const device = newDevice()
    const log = device.tab()
    await right(log.open(header('first')))
    await right(log.append(0, records, []))
    return { device, log }
  }

  it('begins with the given header and keeps it', async () => {
    const device = newDevice()
    expect(await right(device.tab().open(header('first')))).toEqual({
      header: header('first'),
      from: null,
      records: [],
      movedAside: null,
      missing: null,
    })
    expect((await right(device.tab().open(header('second')))).header).toEqual(header('first'))
  })

  it('gives back what was appended, in order', async () => {
    const { device, log } = await begun(answered(1), answered(2))
    await right(log.append(2, [answered(3)], []))
    const { records } = await right(device.tab().open(header('second')))
    expect(records).toEqual([answered(1), answered(2), answered(3)])
  })

  it('keeps bytes beside the records, by digest', async () => {
    const { device, log } = await begun()
    await right(log.append(0, [answered(1)], [{ digest: 'd1', bytes: bytes('a picture') }]))
    await right(log.append(1, [answered(2)], [{ digest: 'd1', bytes: bytes('a picture') }]))
    expect(await right(device.tab().blob('d1'))).toEqual(bytes('a picture'))
    expect(await right(device.tab().blob('d2'))).toBeNull()
    await right(log.keepBlob({ digest: 'd2', bytes: bytes('before any record') }))
    expect(await right(device.tab().blob('d2'))).toEqual(bytes('before any record'))
  })

  it('has one key of its own for all its tabs, which goes with it', async () => {
    const { device, log } = await begun(answered(1))
    const key = await right(log.sealKey())
    expect(key).toHaveLength(32)
    const other = device.tab()
    await right(other.open(header('second')))
    expect(await right(other.sealKey())).toEqual(key)
    await right(log.erase())
    expect(await left(log.sealKey())).toMatchObject({ tag: 'erased' })
    const another = newDevice().tab()
    await right(another.open(header('first')))
    expect(await right(another.sealKey())).not.toEqual(key)
  })

  it('stores nothing when another tab wrote first, and says what it wrote', async () => {
    const { device, log } = await begun(answered(1))
    const other = device.tab()
    await right(other.open(header('second')))
    await right(other.append(1, [answered(2, 'theirs', 'other-2'), answered(3, 'theirs', 'other-3')], []))
    const moved = await left(log.append(1, [answered(2, 'ours')], [{ digest: 'd1', bytes: bytes('ours') }]))
    expect(moved).toEqual({
      tag: 'headMoved',
      tail: [answered(2, 'theirs', 'other-2'), answered(3, 'theirs', 'other-3')],
    })
    expect(await right(log.blob('d1'))).toBeNull()
    expect((await device.lines()).length).toBe(4)
  })

  it('takes records that came through after all for stored', async () => {
    const { device, log } = await begun(answered(1), answered(2))
    await right(log.append(0, [answered(1), answered(2)], []))
    await right(log.append(1, [answered(2), answered(3)], [{ digest: 'd3', bytes: bytes('three') }]))
    expect((await right(device.tab().open(header('second')))).records).toEqual([answered(1), answered(2), answered(3)])
    expect(await right(log.blob('d3'))).toEqual(bytes('three'))
  })

  it('shows its own record in the tail when another tab wrote on top of it', async () => {
    const { log } = await begun(answered(1), answered(2, 'theirs', 'other-2'))
    expect(await left(log.append(0, [answered(1), answered(2)], []))).toEqual({
      tag: 'headMoved',
      tail: [answered(1), answered(2, 'theirs', 'other-2')],
    })
  })

  it.each([
    ['does not follow on the head', [answered(3)]],
    ['JSON cannot hold', [answered(2, Number.NaN)]],
    ['is out of order', [answered(2), answered(2)]],
  ])('refuses a record that %s, before anything is stored', async (_why, records) => {
    const { device, log } = await begun(answered(1))
    expect(await left(log.append(1, records, []))).toMatchObject({ tag: 'failed' })
    expect((await device.lines()).length).toBe(2)
  })

  it('refuses to write before it was opened', async () => {
    expect(
      await left(
        newDevice()
          .tab()
          .append(0, [answered(1)], []),
      ),
    ).toMatchObject({ tag: 'failed' })
  })

  const customerLoaded = { type: 'CustomerLoaded', v: 1, invitation: 5, partnerSession: false, office: null }
  const newerEvent = { type: 'AnswerChanged', v: 99, path: 'customer.first_name', value: 'x' }
  const withEvent = (seq: number, event: unknown) => JSON.stringify({ ...answered(seq), events: [event] })

  const partly: readonly (readonly [Quarantine['why'], string, string | null])[] = [
    ['damaged', 'is not JSON', '{"seq":2,"id":'],
    ['damaged', 'is no record', '{"seq":2}'],
    ['damaged', 'holds a broken event', withEvent(2, { type: 'AnswerChanged', v: 1, path: 7, value: 'x' })],
    ['damaged', 'stands there twice', JSON.stringify(answered(1))],
    ['newer', 'was written by a newer build', withEvent(2, newerEvent)],
    ['newer', 'holds a newer customer part', withEvent(2, { ...customerLoaded, v: 99 })],
    ['gap', 'is missing', null],
  ]
  it.each(partly)('moves aside (%s) from the record that %s on, and goes on from before it', async (why, _, damage) => {
    const { device, log } = await begun(answered(1), answered(2), answered(3))
    await right(log.keepSnapshot({ seq: 3, last: 'record-3', rules: 'rules-1', state: 'state' }))
    await device.damage(2, damage)
    const before = await device.lines()
    const next = device.tab()
    const opened = await right(next.open(header('second', 5)))
    expect(opened.header).toEqual(header('first'))
    expect(opened.records).toEqual([answered(1)])
    expect(opened.movedAside).toMatchObject({ why, at: 5, lines: before.slice(2) })
    expect(await right(next.setAside())).toEqual([opened.movedAside])
    expect(await right(next.snapshot())).toBeNull()
    await right(next.append(1, [answered(2, 'again')], []))
    expect((await right(device.tab().open(header('third')))).records).toEqual([answered(1), answered(2, 'again')])
  })

  const wholly: readonly (readonly [Quarantine['why'], string, number, string | null])[] = [
    ['survey', 'is of another survey version', 0, JSON.stringify({ ...header('first'), survey: 165 })],
    ['header', 'has a header that is not JSON', 0, '{"log":'],
    ['header', 'has lost its header', 0, null],
    ['header', 'has half a header', 0, JSON.stringify({ log: 'first', survey: 166 })],
    ['retired', 'has a customer part that does not decode', 2, withEvent(2, customerLoaded)],
  ]
  it.each(wholly)('sets a log aside whole (%s) that %s, and begins a new one', async (why, _, seq, damage) => {
    const { device, log } = await begun(answered(1), answered(2))
    await right(log.keepSnapshot({ seq: 2, last: 'record-2', rules: 'rules-1', state: 'state' }))
    await device.damage(seq, damage)
    const before = await device.lines()
    const next = device.tab()
    const opened = await right(next.open(header('second')))
    expect(opened).toMatchObject({ header: header('second'), records: [], movedAside: { why, lines: before } })
    expect(await right(next.snapshot())).toBeNull()
    await right(next.append(0, [answered(1, 'anew')], []))
    expect((await right(device.tab().open(header('third')))).records).toEqual([answered(1, 'anew')])
    expect(await right(next.setAside())).toHaveLength(1)
    expect(await left(log.append(2, [answered(3)], []))).toMatchObject({ tag: 'erased' })
  })

  it('keeps everything that was ever set aside, oldest first', async () => {
    const { device } = await begun(answered(1), answered(2))
    await device.damage(2, 'first damage')
    await right(device.tab().open(header('second')))
    await device.damage(1, 'second damage')
    await right(device.tab().open(header('third')))
    const aside = await right(device.tab().setAside())
    expect(aside.map(({ lines }) => lines)).toEqual([['first damage'], ['second damage']])
    expect(new Set(aside.map(({ id }) => id)).size).toBe(2)
  })

  it('does not write on when another tab moved its records aside', async () => {
    const { device, log } = await begun(answered(1), answered(2))
    await device.damage(2, 'damage')
    await right(device.tab().open(header('second')))
    expect(await left(log.append(2, [answered(3)], []))).toMatchObject({ tag: 'failed' })
    expect((await device.lines()).length).toBe(2)
  })

  it('does not write on when a newer portal in another tab wrote what it cannot read', async () => {
    const { device, log } = await begun(answered(1))
    await device.damage(2, withEvent(2, newerEvent))
    expect(await left(log.append(1, [answered(2)], []))).toMatchObject({ tag: 'newer' })
    expect(await device.lines()).toContain(withEvent(2, newerEvent))
  })

  it('keeps an event of a type that it does not know', async () => {
    const unknown = { type: 'SignedWithPen', v: 3, ink: 'blue', deep: [{ a: 1 }] }
    const { device } = await begun(answered(1))
    await device.damage(2, withEvent(2, unknown))
    const { records, movedAside } = await right(device.tab().open(header('second')))
    expect(movedAside).toBeNull()
    expect(records[1]?.events).toEqual([{ type: 'Unknown', raw: unknown }])
  })

  it('keeps a snapshot, and reads a log without one', async () => {
    const { device, log } = await begun(answered(1))
    expect(await right(log.snapshot())).toBeNull()
    const snapshot = { seq: 1, last: 'record-1', rules: 'rules-1', state: '{"a":1}' }
    await right(log.keepSnapshot(snapshot))
    expect(await right(device.tab().snapshot())).toEqual(snapshot)
  })

  it('erases everything, and no other tab brings it back', async () => {
    const { device, log } = await begun(answered(1), answered(2))
    await device.damage(2, 'damage')
    const other = device.tab()
    await right(other.open(header('second')))
    await right(other.append(1, [], [{ digest: 'd1', bytes: bytes('secret') }]))
    await right(other.keepSnapshot({ seq: 1, last: 'record-1', rules: 'rules-1', state: 'state' }))
    await right(log.erase())
    for (const tab of [log, other]) {
      expect(await left(tab.append(1, [answered(2)], []))).toMatchObject({ tag: 'erased' })
      expect(await left(tab.keepSnapshot({ seq: 1, last: 'record-1', rules: '', state: '' }))).toMatchObject({
        tag: 'erased',
      })
      expect(await left(tab.open(header('third')))).toMatchObject({ tag: 'erased' })
      await right(tab.erase())
    }
    const next = device.tab()
    expect(await right(next.open(header('fourth')))).toEqual({
      header: header('fourth'),
      from: null,
      records: [],
      movedAside: null,
      missing: null,
    })
    expect(await right(next.setAside())).toEqual([])
    expect(await right(next.blob('d1'))).toBeNull()
    expect(await right(next.snapshot())).toBeNull()
    expect(await left(other.append(0, [answered(1)], []))).toMatchObject({ tag: 'erased' })
  })

  it('opens again after it was closed', async () => {
    const { device, log } = await begun(answered(1))
    log.close()
    await right(log.append(1, [answered(2)], []))
    log.close()
    expect((await device.lines()).length).toBe(3)
  })
})
