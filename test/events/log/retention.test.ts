import 'fake-indexeddb/auto'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { databaseName, openIndexedDbLog } from '../../../events/log/indexedDb'
import { eraseExpired, expired, openKeptLogs } from '../../../events/log/retention'
import { createRescue } from '../../../events/store/rescue'
import { browserStorage } from './browserStorage'
import { right } from './outcome'
import { answered, header } from './samples'

const log = (validUntil: string | null) => ({ invitation: 'a', validUntil })

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
  ])('whose invitation ended on %s goes on %s: %s', (validUntil, today, isGone) => {
    expect(expired([log(validUntil)], today)).toEqual(isGone ? [log(validUntil)] : [])
  })

  it('goes with what waited to be stored in it, and the others stay', async () => {
    const storage = browserStorage()
    const kept = openKeptLogs(storage)
    kept.remember({ invitation: 'old', validUntil: null })
    kept.remember({ invitation: 'old', validUntil: '2026-01-01' })
    kept.remember({ invitation: 'new', validUntil: '2026-06-01' })
    for (const invitation of ['old', 'new']) {
      createRescue(storage, invitation, 'page').keep(0, [
        { command: { type: 'ChangeAnswer', path: 'customer.first_name', value: 'An' }, id: 'r1', at: 1 },
      ])
      const opened = openIndexedDbLog(invitation)
      await right(opened.open({ ...header('first'), invitation }))
      await right(opened.append(0, [answered(1)], []))
      opened.close()
    }
    const gone = await eraseExpired(storage, '2026-03-01', invitation => openIndexedDbLog(invitation).erase())
    expect(gone).toEqual(['old'])
    expect(kept.all()).toEqual([{ invitation: 'new', validUntil: '2026-06-01' }])
    expect((await indexedDB.databases()).map(({ name }) => name)).toEqual([databaseName('new')])
    expect(createRescue(storage, 'old', 'later').take()).toEqual([])
    expect(createRescue(storage, 'new', 'later').take()).toHaveLength(1)
  })

  it('is tried again at the next start when it cannot be erased now', async () => {
    const storage = browserStorage()
    openKeptLogs(storage).remember({ invitation: 'old', validUntil: '2026-01-01' })
    const gone = await eraseExpired(storage, '2026-03-01', () => async () => E.left({ tag: 'failed', detail: '' }))
    expect(gone).toEqual([])
    expect(openKeptLogs(storage).all()).toHaveLength(1)
  })

  it('stays while it is in use: its invitation may have been prolonged', async () => {
    const storage = browserStorage()
    openKeptLogs(storage).remember({ invitation: 'old', validUntil: '2026-01-01' })
    const gone = await eraseExpired(storage, '2026-03-01', () => async () => E.right(undefined), 'old')
    expect(gone).toEqual([])
    expect(openKeptLogs(storage).all()).toHaveLength(1)
  })

  it('leaves no trace in the browser’s storage', async () => {
    const storage = browserStorage()
    openKeptLogs(storage).remember({ invitation: 'old', validUntil: '2026-01-01' })
    await eraseExpired(storage, '2026-03-01', () => async () => E.right(undefined))
    expect(storage.kept.size).toBe(0)
  })
})
