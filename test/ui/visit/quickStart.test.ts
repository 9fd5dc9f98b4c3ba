import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { encodeState } from '../../../events/state/stateCodec'
import { createRescue } from '../../../events/store/rescue'
import { answerOf, device } from '../openedPortal'

const { now, portal, logged } = device()

/** A customer who gave an answer, and a snapshot of all that; the portal is closed. */
const before = async () => {
  const { open, entrance } = await logged()
  open.store.dispatch({ type: 'ChangeAnswer', path: 'customer.initials', value: 'J.A.' })
  await open.store.settled()
  const records = open.store.records()
  const last = records.at(-1)
  const answered = records.find(({ command }) => command === 'ChangeAnswer')
  if (last === undefined || answered === undefined) throw new Error('nothing was done')
  const state = encodeState(open.store.state())
  await open.log.keepSnapshot({ seq: last.seq, last: last.id, rules: __RULES__, state })()
  await entrance.shut()
  return { records, answered }
}

test('a start from a snapshot shows the answers, and exports everything', async () => {
  const { records } = await before()
  const open = await portal().opened()
  await open.store.settled()
  expect(answerOf(open, 'customer.initials')).toBe('J.A.')
  expect(open.store.state().begun).toBe(true)
  expect(open.store.records()[0]?.seq).toBe(records.length + 1)
  const seqs = (await open.exportText()).split('\n').flatMap(line => line.match(/^\{"seq":(\d+)/)?.[1] ?? [])
  expect(seqs).toEqual(Array.from({ length: records.length + open.store.records().length }, (_, i) => String(i + 1)))
})

test('what a page left behind is not done again when it was stored before the snapshot', async () => {
  const { answered } = await before()
  const command = { type: 'ChangeAnswer', path: 'customer.initials', value: 'old' } as const
  createRescue(now.browser.storage, '1', 'gone').keep(answered.seq - 1, [{ command, id: answered.id, at: answered.at }])
  const open = await portal().opened()
  expect(answerOf(open, 'customer.initials')).toBe('J.A.')
  expect(open.store.records().filter(({ id }) => id === answered.id)).toHaveLength(1)
})
