import 'fake-indexeddb/auto'
import * as TE from 'fp-ts/TaskEither'
import { expect, test, vi } from 'vitest'
import { sentMark } from '../../../events/session/sentMark'
import { eventually } from '../../setup/eventually'
import { device } from '../openedPortal'

const { now, sending, keys } = device()

const marked = (): unknown => {
  const stored = now.browser.storage.kept.get('klantportaal.sent')
  return stored === undefined ? null : JSON.parse(stored)
}

test('what arrived and is gone from this device leaves when it was received, and nothing else', async () => {
  const { start, farewell, went, open } = await sending()
  expect(marked()).toBeNull()
  start()
  await eventually(() => expect(went).toEqual(['/success']))
  await farewell()
  const { sending: sent } = open.store.state()
  expect(sent.tag).toBe('sent')
  expect(marked()).toBe(sent.tag === 'sent' ? sent.submittedAt : null)
  expect(keys()).toEqual(['klantportaal.sent'])
})

test('what could not be erased is not marked', async () => {
  const { start, open, place } = await sending()
  vi.spyOn(open.log, 'erase').mockReturnValue(TE.left({ tag: 'failed', detail: 'tried' }))
  start()
  await eventually(() => expect(place()).toBe('sent'))
  expect(marked()).toBeNull()
})

test('the mark is read once: then it is gone; another hand’s says nothing', () => {
  const { storage } = now.browser
  const mark = sentMark(storage)
  mark.write('2026-11-22T20:14:00Z')
  expect(sentMark(storage).read()).toBe('2026-11-22T20:14:00Z')
  mark.write(null)
  expect([...storage.kept.keys()]).toEqual([])
  storage.setItem('klantportaal.sent', '{"iemand":"Jan"}')
  expect(sentMark(storage).read()).toBeNull()
})
