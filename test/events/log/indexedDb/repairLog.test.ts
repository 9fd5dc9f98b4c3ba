import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import type { Log } from '../../../../events/log/log'
import { refusedLog } from '../../../../events/log/refusedLog'
import { type Device, type IndexedDbDevice, indexedDbDevice, memoryDevice } from '../device'
import { left, right } from '../outcome'
import { answered, bytes, header } from '../samples'

const begun = async <D extends Device>(device: D) => {
  const log = device.tab()
  await right(log.open(header('first')))
  await right(log.append(0, [answered(1), answered(2), answered(3)], []))
  await right(log.keepSnapshot({ seq: 2, last: 'record-2', rules: 'r', state: 's' }))
  return { device, log }
}

const mended = answered(2, 'given back', 'mended-2')
const since: unknown = { tag: 'failed', detail: 'another tab wrote since' }

describe.each<readonly [string, () => Device]>([
  ['memory', memoryDevice],
  ['IndexedDB', indexedDbDevice],
])('a record in the place of damage, in %s', (_, newDevice) => {
  it('takes its place, and what stood from there on is set aside as it was found', async () => {
    const { device, log } = await begun(newDevice())
    await device.damage(2, 'damage')
    const third = (await device.lines())[3]
    await right(log.mend(mended))
    expect(await right(log.setAside())).toEqual([{ id: '1', at: mended.at, why: 'restored', lines: ['damage', third] }])
    expect(await right(log.snapshot())).toBeNull()
    await right(log.append(2, [answered(3, 'typed on', 'new-3')], []))
    await right(log.mend(answered(3, 'again', 'mended-3')))
    expect((await right(log.setAside())).map(({ id }) => id)).toEqual(['1', '2'])
    // Whole by every hash of it, for whoever opens it next.
    expect(await right(device.tab().open(header('second')))).toMatchObject({
      header: header('first'),
      records: [answered(1), mended, answered(3, 'again', 'mended-3')],
      movedAside: null,
    })
  })

  it('is refused where it could not be read back, and then nothing is moved', async () => {
    const { device, log } = await begun(newDevice())
    const lines = await device.lines()
    expect(await left(log.mend(answered(2, Number.NaN)))).toEqual({
      tag: 'failed',
      detail: 'record 2 cannot be read back: AnswerChanged v1',
    })
    expect(await device.lines()).toEqual(lines)
    expect(await right(log.setAside())).toEqual([])
  })
})

describe('mending is refused when another tab wrote since', () => {
  const refused = async (log: Log, device: IndexedDbDevice, record = mended) => {
    const lines = await device.lines()
    expect(await left(log.mend(record))).toEqual(since)
    expect(await device.lines()).toEqual(lines)
    expect(await right(log.setAside())).toEqual([])
  }

  it('behind what is known here', async () => {
    const { device, log } = await begun(indexedDbDevice())
    const other = device.tab()
    await right(other.open(header('second')))
    await right(other.append(3, [answered(4, 'theirs', 'theirs-4')], []))
    await refused(log, device)
  })

  it('over what is known here', async () => {
    const { device, log } = await begun(indexedDbDevice())
    await device.damage(3, 'of another')
    await refused(log, device)
  })

  it('or where the log does not reach that far, or has a gap before it', async () => {
    const { device, log } = await begun(indexedDbDevice())
    await refused(log, device, answered(5))
    await device.damage(1, null)
    await refused(log, device, answered(3))
    await refused(log, device, answered(2))
  })

  it.each<readonly [string, number]>([
    ['more', 4],
    ['over the last of it', 3],
  ])('in the very moment, %s', async (_, seq) => {
    const { device, log: first } = await begun(indexedDbDevice())
    first.close()
    let isDue = false
    const log = device.tab({
      wrap: use => async (mode, work) => {
        if (mode === 'readwrite' && isDue) await device.raw(records => records.put('theirs', seq))
        return use(mode, work)
      },
    })
    await right(log.open(header('second')))
    isDue = true
    expect(await left(log.mend(mended))).toEqual(since)
    expect((await device.lines())[seq]).toBe('theirs')
    expect(await right(log.setAside())).toEqual([])
  })
})

it('an opening that must change a log begins anew when another tab writes in between, five times', async () => {
  const { device, log: first } = await begun(indexedDbDevice())
  first.close()
  await device.damage(3, 'damage')
  let turns = 0
  const tab = (most: number) =>
    device.tab({
      wrap: use => async (mode, work) => {
        if (mode === 'readwrite' && turns < most) {
          turns += 1
          await device.raw(records => records.put(`theirs ${turns}`, 3))
        }
        return use(mode, work)
      },
    })
  expect(await left(tab(100).open(header('second')))).toEqual({ tag: 'failed', detail: 'other tabs keep writing' })
  expect(turns).toBe(5)
  turns = 0
  const opened = await right(tab(4).open(header('third')))
  expect(opened.movedAside).toMatchObject({ why: 'damaged', lines: ['theirs 4'] })
  expect(opened.records).toEqual([answered(1), answered(2)])
})

it('where what was here before is not erased yet, nothing is kept, read or called saved, and who asks is told', async () => {
  const asked = [
    refusedLog.open(header('first')),
    refusedLog.lines(0, 1),
    refusedLog.append(0, [answered(1)], []),
    refusedLog.mend(answered(1)),
    refusedLog.keepBlob({ digest: 'd', bytes: bytes('d') }),
    refusedLog.blob('d'),
    refusedLog.sealKey(),
    refusedLog.setAside(),
    refusedLog.erase(),
    refusedLog.snapshot(),
  ]
  for (const task of asked)
    expect(await task()).toEqual({
      _tag: 'Left',
      left: { tag: 'refused', detail: 'what was here before is not erased yet' },
    })
  expect(refusedLog.outlivesWindow).toBe(false)
})
