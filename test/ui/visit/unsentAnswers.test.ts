import 'fake-indexeddb/auto'
import * as E from 'fp-ts/Either'
import { expect, test, vi } from 'vitest'
import { sendingStarted } from '../../../events/definitions/sending'
import { wireRetrievalCodec } from '../../../events/effects/wire/retrieval'
import { unsentInClosedLog, unsentInVisit } from '../../../ui/visit/openVisit/unsentAnswers'
import { device } from '../openedPortal'

const { logged, now } = device()

test('of a closed log it is not known whether answers were sent, once a sending began', async () => {
  const { open, shut } = await logged()
  open.store.dispatch({ type: 'ChangeAnswer', path: 'customer.initials', value: 'J.A.' })
  await open.store.settled()
  expect(await unsentInClosedLog('1')).toBe('some')
  const seq = (open.store.last()?.seq ?? 0) + 1
  const events = [sendingStarted({ body: 'b1' })]
  const record = { seq, id: 'sent', at: 0, by: 'customer', command: 'Send', events } as const
  expect(E.isRight(await open.log.append(seq - 1, [record], [])())).toBe(true)
  await shut()
  expect(await unsentInClosedLog('1')).toBe('unknown')
  expect(await unsentInClosedLog('2')).toBe('none')
})

test('a log is asked itself, whatever the browser’s storage says of it', async () => {
  const { open, shut } = await logged()
  open.store.dispatch({ type: 'ChangeAnswer', path: 'customer.initials', value: 'J.A.' })
  await open.store.settled()
  await shut()
  now.browser.storage.removeItem('klantportaal.logs')
  expect(await unsentInClosedLog('1')).toBe('some')
})

test('what was retrieved is theirs too', async () => {
  const { open, shut } = await logged()
  const read = wireRetrievalCodec.decode({ customer: { first_name: 'Jan' } })
  if (E.isLeft(read)) throw new Error('no retrieval')
  open.store.dispatch({ type: 'LoadRetrieval', ...read.right, files: [] })
  await open.store.settled()
  await shut()
  expect(await unsentInClosedLog('1')).toBe('some')
})

test('what stands in a log that cannot be read now is not known', async () => {
  const first = await logged()
  first.open.store.dispatch({ type: 'ChangeAnswer', path: 'customer.initials', value: 'J.A.' })
  await first.open.store.settled()
  await first.shut()
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('busy', 'UnknownError')
  })
  const { open: unread } = await logged()
  expect(await unsentInVisit(unread)).toBe('unknown')
  open.mockRestore()
})
