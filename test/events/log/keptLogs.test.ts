import 'fake-indexeddb/auto'
import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { logDatabaseName, openIndexedDbLog } from '../../../events/log/indexedDb/indexedDbLog'
import { eraseExpired, judgeKeptLogs, openKeptLogs } from '../../../events/log/keptLogs'
import { browserStorage } from './browserStorage'
import { right } from './outcome'
import { answered, header } from './samples'

const log = (validUntil: string | null, outdatedOn: string | null = null) => ({
  invitation: 'a',
  validUntil,
  outdatedOn,
})

const day = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

describe('a log that was never sent', () => {
  it.each([
    ['2026-01-01', '2026-01-31', false],
    ['2026-01-01', '2026-02-01', true],
    ['2026-01-01T23:30:00+01:00', '2026-01-31', false],
    ['2026-01-01T23:30:00+01:00', '2026-02-01', true],
    // Both changes of the clock: days are counted, not hours.
    ['2026-03-28', '2026-04-27', false],
    ['2026-10-24', '2026-11-24', true],
    ['2027-01-01', '2026-06-01', false],
    [null, '2099-01-01', false],
    ['someday', '2099-01-01', false],
  ])('whose invitation ended on %s is outdated on %s: %s', (validUntil, today, isOutdated) => {
    const outdatedOn = isOutdated ? today : null
    expect(judgeKeptLogs([log(validUntil)], today)).toEqual({ gone: [], kept: [log(validUntil, outdatedOn)] })
    const seen = log(validUntil, day(today, -7))
    expect(judgeKeptLogs([seen], today).gone).toEqual(isOutdated ? ['a'] : [])
  })

  it.each([
    [0, false],
    [1, false],
    [6, false],
    [7, true],
    [365, true],
  ])('goes %s days after the opening that first found it outdated: %s', (days, isGone) => {
    const first = '2026-03-01'
    const found = judgeKeptLogs([log('2026-01-01', first)], day(first, days))
    expect(found).toEqual({ gone: isGone ? ['a'] : [], kept: [log('2026-01-01', first)] })
  })

  it('is not given up to a clock that was wrong for a day, forward or back', () => {
    const wrong = judgeKeptLogs([log('2026-06-01')], '2099-01-01')
    expect(wrong.kept).toEqual([log('2026-06-01', '2099-01-01')])
    expect(judgeKeptLogs(wrong.kept, '2026-05-01')).toEqual({ gone: [], kept: [log('2026-06-01')] })
    const later = judgeKeptLogs([log('2026-01-01', '2099-01-01')], '2026-03-01')
    expect(later).toEqual({ gone: [], kept: [log('2026-01-01', '2026-03-01')] })
  })

  it('never goes unless two openings, seven days apart or more, both found it outdated', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -60, max: 120 }), { minLength: 1, maxLength: 8 }), offsets => {
        const end = '2026-01-01'
        let kept: ReturnType<typeof judgeKeptLogs>['kept'] = [log(end)]
        const seen: number[] = []
        for (const offset of offsets) {
          const { gone, kept: next } = judgeKeptLogs(kept, day(end, offset))
          if (offset > 30) seen.push(offset)
          if (gone.length > 0) {
            const last = seen.at(-1) ?? 0
            expect(offset).toBeGreaterThan(30)
            expect(seen.some(earlier => last - earlier >= 7)).toBe(true)
            return
          }
          kept = next
        }
      }),
    )
  })

  it('stays while it is in use: its invitation may have been prolonged', () => {
    const seen = log('2026-01-01', '2026-02-10')
    expect(judgeKeptLogs([seen], '2026-03-01', 'a')).toEqual({ gone: [], kept: [log('2026-01-01')] })
    expect(judgeKeptLogs([seen], '2026-03-01', 'b').gone).toEqual(['a'])
  })

  it('that an older build could not erase goes at once', () => {
    const storage = browserStorage()
    storage.setItem('klantportaal.logs', JSON.stringify([{ invitation: 'a', validUntil: '1970-01-01' }]))
    expect(judgeKeptLogs(openKeptLogs(storage).all(), '2026-03-01').gone).toEqual(['a'])
  })
})

describe('the logs on a device', () => {
  it('go by themselves, and the others stay', async () => {
    const storage = browserStorage()
    const kept = openKeptLogs(storage)
    kept.remember({ invitation: 'old', validUntil: null })
    kept.remember({ invitation: 'old', validUntil: '2026-01-01' })
    kept.remember({ invitation: 'new', validUntil: '2026-06-01' })
    for (const invitation of ['old', 'new']) {
      const opened = openIndexedDbLog(invitation)
      await right(opened.open({ ...header('first'), invitation }))
      await right(opened.append(0, [answered(1)], []))
      opened.close()
    }
    const erase = async (invitation: string) => E.isRight(await openIndexedDbLog(invitation).erase()())
    expect(await eraseExpired(storage, '2026-03-01', erase)).toEqual([])
    expect(await eraseExpired(storage, '2026-03-07', erase)).toEqual([])
    expect(await indexedDB.databases()).toHaveLength(2)
    expect(await eraseExpired(storage, '2026-03-08', erase)).toEqual(['old'])
    expect(kept.all()).toEqual([{ invitation: 'new', validUntil: '2026-06-01', outdatedOn: null }])
    expect((await indexedDB.databases()).map(({ name }) => name)).toEqual([logDatabaseName('new')])
  })

  it('are tried again at the next start when they cannot be erased now', async () => {
    const storage = browserStorage()
    openKeptLogs(storage).remember({ invitation: 'old', validUntil: '2026-01-01' })
    await eraseExpired(storage, '2026-03-01', async () => true)
    expect(await eraseExpired(storage, '2026-03-10', async () => false)).toEqual([])
    expect(await eraseExpired(storage, '2026-03-10', async () => true)).toEqual(['old'])
  })

  it('leave no trace in the browser’s storage', async () => {
    const storage = browserStorage()
    openKeptLogs(storage).remember({ invitation: 'old', validUntil: '2026-01-01' })
    await eraseExpired(storage, '2026-03-01', async () => true)
    await eraseExpired(storage, '2026-03-09', async () => true)
    expect(storage.kept.size).toBe(0)
  })
})
