import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { openKeptLogs } from '../../../../events/log/keptLogs'
import { acquireTabLock } from '../../../../events/store/tabLock'
import { eraseExpiredLogs } from '../../../../ui/visit/log/eraseExpiredLogs'
import { device } from '../../openedPortal'

const { logged, now } = device()

/** A log that was found outdated eight days ago, as a start finds it; whether it is gone after that start. */
const isGoneAfter = async (today: string, inUse: string | null): Promise<boolean> => {
  const { storage, keeping } = now.browser
  await eraseExpiredLogs({ erasures: keeping.erasures, storage }, today, inUse)
  return (await indexedDB.databases()).every(({ name }) => name !== 'klantportaal.log.1')
}

const outdated = async (outdatedOn: string | null): Promise<void> => {
  const { open, shut } = await logged()
  await open.store.settled()
  await shut()
  openKeptLogs(now.browser.storage).note([{ invitation: '1', validUntil: '2026-01-01', outdatedOn }])
}

test('a start that nobody logs in at erases what is due, and counts as an opening', async () => {
  await outdated(null)
  expect(await isGoneAfter('2026-03-01', null)).toBe(false)
  expect(await isGoneAfter('2026-03-07', null)).toBe(false)
  expect(await isGoneAfter('2026-03-08', null)).toBe(true)
  expect(openKeptLogs(now.browser.storage).all()).toEqual([])
})

test('not the log of who is logged in', async () => {
  await outdated('2026-03-01')
  expect(await isGoneAfter('2026-03-20', '1')).toBe(false)
})

test('one that is open in another tab waits for a later start', async () => {
  await outdated('2026-03-01')
  const hold = await acquireTabLock(navigator.locks, '1', false, () => undefined)
  expect(await isGoneAfter('2026-03-20', null)).toBe(false)
  expect(openKeptLogs(now.browser.storage).all()).toMatchObject([{ invitation: '1' }])
  hold?.release()
  await vi.waitFor(async () => expect(await isGoneAfter('2026-03-20', null)).toBe(true))
})
