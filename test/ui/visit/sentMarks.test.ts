import 'fake-indexeddb/auto'
import * as TE from 'fp-ts/TaskEither'
import { expect, test, vi } from 'vitest'
import { sentOn } from '../../../domain/texts/inventoryReceivedTexts'
import { createSentMarks } from '../../../events/session/sentMarks'
import { eventually } from '../../setup/eventually'
import { device } from '../openedPortal'

const { now, sending, keys } = device()

const marked = (): unknown => {
  const stored = now.browser.storage.kept.get('klantportaal.sent')
  return stored === undefined ? [] : JSON.parse(stored)
}

test('what arrived and is gone from this device leaves when it was received, and nothing else', async () => {
  const { start, farewell, went, open } = await sending()
  expect(marked()).toEqual([])
  start()
  await eventually(() => expect(went).toEqual(['/success']))
  await farewell()
  const { sending: sent } = open.store.state()
  expect(sent.tag).toBe('sent')
  expect(marked()).toEqual(sent.tag === 'sent' ? [sent.submittedAt] : [])
  expect(keys()).toEqual(['klantportaal.sent'])
})

test('what could not be erased is not marked', async () => {
  const { start, open, place } = await sending()
  vi.spyOn(open.log, 'erase').mockReturnValue(TE.left({ tag: 'failed', detail: 'tried' }))
  start()
  await eventually(() => expect(place()).toBe('sent'))
  expect(marked()).toEqual([])
})

const [evening, later] = ['2026-11-22T20:14:00Z', '2026-11-22T20:31:00Z']

test('it is told by the page that sent it, else by one that began after; not by one that was open beside', () => {
  const { storage } = now.browser
  const [own, beside] = [createSentMarks(storage), createSentMarks(storage)]
  own.add(evening, '')
  expect(own.untold()).toEqual([{ submittedAt: evening, username: '' }])
  expect(beside.untold()).toEqual([])
  expect(createSentMarks(storage).untold()).toEqual([{ submittedAt: evening, username: '' }])
})

test('it is told once: then it is gone, for who began meanwhile too', () => {
  const { storage } = now.browser
  const own = createSentMarks(storage)
  own.add(evening, '')
  const next = createSentMarks(storage)
  own.told()
  expect([own.untold(), next.untold(), createSentMarks(storage).untold()]).toEqual([[], [], []])
  expect([...storage.kept.keys()]).toEqual([])
})

test('what two sent, each in a page of their own, is told in each', () => {
  const { storage } = now.browser
  const [one, other] = [createSentMarks(storage), createSentMarks(storage)]
  one.add(evening, '')
  other.add(later, '')
  expect(other.untold()).toEqual([{ submittedAt: later, username: '' }])
  other.told()
  expect(one.untold()).toEqual([{ submittedAt: evening, username: '' }])
  one.told()
  expect(marked()).toEqual([])
})

test('whose it was is known to the page that sent it, where the device remembers him, and stored nowhere', async () => {
  const { start, session, app, open, went } = await sending()
  session.remember(true)
  start()
  await eventually(() => expect(went).toEqual(['/success']))
  const { sending: sent } = open.store.state()
  const submittedAt = sent.tag === 'sent' ? sent.submittedAt : ''
  expect(app.sent.untold()).toEqual([{ submittedAt, username: 'jan' }])
  expect(now.browser.storage.kept.get('klantportaal.sent')).not.toContain('jan')
  expect(createSentMarks(now.browser.storage).untold()).toEqual([{ submittedAt, username: '' }])
})

test('whose it was is said of nobody whom the device does not remember', async () => {
  const { start, app, went } = await sending()
  start()
  await eventually(() => expect(went).toEqual(['/success']))
  expect(app.sent.untold()).toMatchObject([{ username: '' }])
  expect(sentOn('op 22-11-2026 om 21:14', '')).toMatch(/Dat kan ook die van iemand anders zijn\.$/)
  expect(sentOn('op 22-11-2026 om 21:14', 'jan')).toMatch(/om 21:14, met de gebruikersnaam jan\.$/)
})

test('another hand’s mark says nothing', () => {
  now.browser.storage.setItem('klantportaal.sent', '{"iemand":"Jan"}')
  expect(createSentMarks(now.browser.storage).untold()).toEqual([])
})
