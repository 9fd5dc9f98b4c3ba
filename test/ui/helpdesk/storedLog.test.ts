import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { exportableLog } from '../../../ui/helpdesk/exportableLog'
import { device } from '../openedPortal'

const { logged, databases } = device()

test('a log that is not open in this window is read as it is stored', async () => {
  const { open, shut } = await logged()
  open.store.dispatch({ type: 'ChangeAnswer', path: 'customer.last_name', value: 'Kanarieveld' })
  await open.store.settled()
  const own = await exportableLog(open, '1', '/pension')
  await shut()
  const stored = await exportableLog(null, '1', '/pension')
  expect(stored?.isWhole).toBe(true)
  expect(stored?.header).toEqual(own?.header)
  const read = own?.records.length ?? 0
  expect(stored?.records.slice(0, read)).toEqual(own?.records)
  // The office may have answered meanwhile.
  expect(stored?.records.slice(read).every(({ by }) => by === 'server')).toBe(true)
  expect(JSON.stringify(stored?.records)).toContain('Kanarieveld')
})

test('of an invitation that this device knows nothing of, and without one, there is no log, and none is made', async () => {
  const before = await databases()
  expect(await exportableLog(null, 'another', null)).toBeNull()
  expect(await exportableLog(null, null, null)).toBeNull()
  expect(await databases()).toEqual(before)
})
