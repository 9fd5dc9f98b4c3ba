import 'fake-indexeddb/auto'
import { createHash } from 'node:crypto'
import { describe, expect, it, test } from 'vitest'
import { chainLine, hashIn, isIntact, linkAfter } from '../../../events/log/hashChain'
import { type HeadMark, openHeadMark } from '../../../events/log/headMark'
import { openKeptLogs } from '../../../events/log/keptLogs'
import { exportLog } from '../../../events/log/logExport/exportLog'
import { planImport } from '../../../events/log/logExport/importLog'
import { browserStorage } from './browserStorage'
import { indexedDbDevice } from './device'
import { right } from './outcome'
import { answered, header } from './samples'

describe('a chained line', () => {
  const first = chainLine('log-1', '{"seq":1}')
  const second = chainLine(linkAfter(first, 'log-1'), '{"seq":2,"value":"Jan"}')

  it('is the JSON of its record with a hash of 128 bits more', () => {
    expect(JSON.parse(first)).toEqual({ seq: 1, hash: expect.stringMatching(/^[0-9a-f]{32}$/) })
    expect(hashIn(first)).toBe(JSON.parse(first).hash)
  })

  it('is intact behind the line it was chained to, and behind no other', () => {
    expect(isIntact(linkAfter(first, 'log-1'), second)).toBe(true)
    expect(isIntact('log-1', first)).toBe(true)
    expect(isIntact('log-2', first)).toBe(false)
    expect(isIntact(linkAfter(chainLine('log-2', '{"seq":1}'), 'log-1'), second)).toBe(false)
  })

  it.each([...Array(second.length).keys()])('shows that its character %i was changed', at => {
    const other = second[at] === '1' ? '2' : '1'
    const changed = `${second.slice(0, at)}${other}${second.slice(at + 1)}`
    // Where the mark of the hash itself is gone, the next line no longer fits behind it.
    const next = chainLine(linkAfter(second, 'log-1'), '{"seq":3}')
    const isFound = !isIntact(linkAfter(first, 'log-1'), changed) || !isIntact(linkAfter(changed, 'log-1'), next)
    expect(isFound).toBe(true)
  })

  it.each([
    ['a record', '{"seq":1}'],
    ['signs of several bytes', '{"seq":1,"value":"€ é 🏠"}'],
    ['one that is long', `{"value":"${'x'.repeat(5000)}"}`],
    ['one that is long, of several bytes', `{"value":"${'€🏠'.repeat(9000)}"}`],
  ])('is hashed by SHA-256 over the link and the JSON: %s', (_, json) => {
    const hash = createHash('sha256').update(`log-1\n${json}`).digest('hex').slice(0, 32)
    const line = chainLine('log-1', json)
    expect(line).toBe(`${json.slice(0, -1)},"hash":"${hash}"}`)
    expect(isIntact('log-1', line)).toBe(true)
    expect(isIntact('log-1', line.replace(hash, `${hash.slice(0, -1)}${hash.endsWith('0') ? '1' : '0'}`))).toBe(false)
  })

  it('of a build of before has no hash, and the chain begins after it', () => {
    expect(isIntact('log-1', '{"seq":1}')).toBe(true)
    expect(linkAfter('{"seq":1}', 'log-1')).toBe('log-1')
  })
})

const records = [1, 2, 3, 4].map(seq => answered(seq))
const open = async (count = 4) => {
  const storage = browserStorage()
  const device = indexedDbDevice()
  const tab = () => device.tab({ mark: openHeadMark(storage, 'invitation-1') })
  openKeptLogs(storage).remember({ invitation: 'invitation-1', validUntil: null })
  const log = tab()
  await right(log.open(header('first')))
  await right(log.append(0, records.slice(0, count), []))
  return { storage, device, tab, log }
}

describe('a start', () => {
  it('misses nothing of a log as it was left', async () => {
    const { tab } = await open()
    expect((await right(tab().open(header('next')))).missing).toBeNull()
  })

  it('misses the records that are gone from the end, until the customer has read it', async () => {
    const { device, tab } = await open()
    await device.damage(4, null)
    await device.damage(3, null)
    const next = tab()
    expect(await right(next.open(header('next')))).toMatchObject({ missing: 'less', records: records.slice(0, 2) })
    await right(next.append(2, [answered(3, 'again', 'new-3')], []))
    const later = tab()
    expect((await right(later.open(header('later')))).missing).toBe('less')
    later.acknowledge()
    await right(later.append(3, [answered(4, 'again', 'new-4')], []))
    expect((await right(tab().open(header('last')))).missing).toBeNull()
  })

  it('misses the last record when another stands in its place', async () => {
    const { device, tab, log } = await open()
    const lines = await device.lines()
    const other = chainLine(hashIn(lines[3] ?? '') ?? '', JSON.stringify(answered(4, 'changed')))
    await device.damage(4, other)
    log.close()
    expect((await right(tab().open(header('next')))).missing).toBe('other')
  })

  it.each(['erased from outside', 'thrown away by a full disk'])('misses a log that was %s', async how => {
    const { device, storage, log } = await open()
    log.close()
    const later = how === 'erased from outside' ? device : indexedDbDevice()
    if (later === device) await device.raw(store => store.clear())
    const next = later.tab({ mark: openHeadMark(storage, 'invitation-1') })
    expect(await right(next.open(header('next')))).toMatchObject({ missing: 'gone', records: [] })
  })

  const erasedByAnOldBuild = async () => {
    const { storage, log } = await open()
    log.close()
    // It knows of no mark, and takes the log off its list.
    openKeptLogs(storage).forget('invitation-1')
    return { storage, device: indexedDbDevice(), mark: () => openHeadMark(storage, 'invitation-1') }
  }

  it('claims nothing of a log that a build of before erased, then or ever after', async () => {
    const { storage, device, mark } = await erasedByAnOldBuild()
    const next = device.tab({ mark: mark() })
    expect((await right(next.open(header('next')))).missing).toBeNull()
    expect(mark().head()).toBeNull()
    openKeptLogs(storage).remember({ invitation: 'invitation-1', validUntil: null })
    expect((await right(indexedDbDevice().tab({ mark: mark() }).open(header('last')))).missing).toBeNull()
  })

  it('claims nothing either once such a build has begun another log, and remembers that', async () => {
    const { storage, device, mark } = await erasedByAnOldBuild()
    const old = device.tab()
    await right(old.open(header('other')))
    await right(old.append(0, records.slice(0, 2), []))
    old.close()
    openKeptLogs(storage).remember({ invitation: 'invitation-1', validUntil: null })
    for (const [seq, line] of (await device.lines()).entries())
      await device.damage(seq, line.replace(/,"hash":"[0-9a-f]+"/, ''))
    const next = device.tab({ mark: mark() })
    expect(await right(next.open(header('next')))).toMatchObject({ missing: null, records: records.slice(0, 2) })
  })

  it('claims nothing of a log that a build of before could not erase, and is to erase again', async () => {
    const { storage, device, mark } = await erasedByAnOldBuild()
    openKeptLogs(storage).remember({ invitation: 'invitation-1', validUntil: '1970-01-01' })
    expect((await right(device.tab({ mark: mark() }).open(header('next')))).missing).toBeNull()
  })

  it('does not go on telling of what was lost before a build of before erased the log', async () => {
    const { storage, mark } = await erasedByAnOldBuild()
    const told = mark()
    told.miss('less')
    expect((await right(indexedDbDevice().tab({ mark: mark() }).open(header('next')))).missing).toBeNull()
    expect(storage.kept.has('klantportaal.head.invitation-1')).toBe(false)
  })

  it('misses a log in whose place this build began another one, when nobody read it yet', async () => {
    const { storage, mark } = await erasedByAnOldBuild()
    openKeptLogs(storage).remember({ invitation: 'invitation-1', validUntil: null })
    const device = indexedDbDevice()
    // The browser ended before its mark was on the disk.
    const begun = device.tab({ mark: openHeadMark(null, 'invitation-1') })
    await right(begun.open(header('other')))
    await right(begun.append(0, records.slice(0, 1), []))
    begun.close()
    expect((await right(device.tab({ mark: mark() }).open(header('next')))).missing).toBe('gone')
  })

  it('claims nothing where the mark went too, or was never kept', async () => {
    const { storage } = await open()
    storage.kept.clear()
    for (const mark of [openHeadMark(storage, 'invitation-1'), openHeadMark(null, 'invitation-1')])
      expect((await right(indexedDbDevice().tab({ mark }).open(header('next')))).missing).toBeNull()
  })

  it('claims nothing of a log that was erased here, or is another invitation’s', async () => {
    const { device, storage, tab, log } = await open()
    const mark: HeadMark = openHeadMark(storage, 'invitation-2')
    expect((await right(indexedDbDevice().tab({ mark }).open(header('next')))).missing).toBeNull()
    await right(log.erase())
    expect((await right(tab().open(header('next')))).missing).toBeNull()
    expect(device.lines).toBeDefined()
  })

  it('claims nothing of a log that another tab erased, however late this one marks what it stored', () => {
    const storage = browserStorage()
    const mark = openHeadMark(storage, 'invitation-1')
    mark.write({ log: 'first', seq: 1, hash: 'h' })
    mark.end()
    mark.write({ log: 'first', seq: 2, hash: 'h' })
    expect(storage.kept.size).toBe(0)
  })

  it('knows more than the mark where a tab ended between the two', async () => {
    const { storage, tab, log } = await open(2)
    const before = storage.kept.get('klantportaal.head.invitation-1') ?? ''
    await right(log.append(2, records.slice(2), []))
    storage.kept.set('klantportaal.head.invitation-1', before)
    expect(await right(tab().open(header('next')))).toMatchObject({ missing: null, records })
  })

  it('sets aside what was changed, and what follows', async () => {
    const { device, tab, log } = await open()
    const lines = await device.lines()
    await device.damage(3, (lines[3] ?? '').replace('answer 3', 'answer 7'))
    log.close()
    const opened = await right(tab().open(header('next')))
    expect(opened.records).toEqual(records.slice(0, 2))
    expect(opened.movedAside).toMatchObject({ why: 'damaged', lines: [expect.stringContaining('answer 7'), lines[4]] })
    // That part is told by itself.
    expect(opened.missing).toBeNull()
  })
})

test('a log of before goes on, chained from its first new record', async () => {
  const { device, tab, log } = await open(2)
  const lines = await device.lines()
  for (const [seq, line] of lines.entries()) await device.damage(seq, line.replace(/,"hash":"[0-9a-f]+"/, ''))
  log.close()
  const next = tab()
  expect(await right(next.open(header('next')))).toMatchObject({ records: records.slice(0, 2), movedAside: null })
  await right(next.append(2, records.slice(2), []))
  const now = await device.lines()
  expect(now.map(hashIn)).toEqual([null, null, null, expect.any(String), expect.any(String)])
  expect(isIntact('first', now[3] ?? '')).toBe(true)
  const last = await right(tab().open(header('last')))
  expect(last).toMatchObject({ records, movedAside: null })
})

describe('an export', () => {
  const exported = async (change: (line: string) => string = line => line) => {
    const { log } = await open()
    const stored = (await right(log.lines(0, 4))).map(({ seq, text }) => ({ seq, text: change(text) }))
    return exportLog({ header: header('first'), records, stored, blobs: [] })
  }

  it('carries the lines as they were stored, and an import looks at the hashes', async () => {
    expect(planImport(await exported())).toMatchObject({ verdict: 'fine', log: { records } })
  })

  it('whose answers were changed before it was made is not taken for sound', async () => {
    const changed = await exported(line => line.replace('answer 3', 'answer 7'))
    expect(planImport(changed)).toMatchObject({
      verdict: 'risky',
      reasons: [{ tag: 'damaged', detail: '2 records, from 3: the hash differs' }],
      log: { records: records.slice(0, 2) },
    })
  })
})
