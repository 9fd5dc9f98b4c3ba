import { expect, test } from 'vitest'
import { confirmedSending } from '../../../projections/sending/confirmedSending'
import { receivedWords } from '../../../projections/sending/receivedOn'
import { allKnown } from '../../golden/visitStart'
import { portal } from '../portal'
import { viewOf } from '../viewOf'

const ready = () => {
  const at = portal({ type: 'financial_advice', today: '2026-11-22' })
  at.loads({ ...allKnown, 'customer.initials': 'J.' })
  for (const name of ['loon.pdf', 'polis.pdf'])
    at.does({ type: 'AttachFile', file: { name, type: 'application/pdf', size: 1, digest: name } })
  return at
}

const sent = (at: ReturnType<typeof ready>, submittedAt = '2026-11-22T20:14:00Z') => {
  at.does({ type: 'StartSending', body: 'b' })
  for (const name of ['loon.pdf', 'polis.pdf']) at.does({ type: 'NoteFileSent', name })
  at.does({ type: 'NoteSent', submittedAt })
  return confirmedSending(at.catalogue, viewOf(at))
}

test('nothing is said to have arrived before the office has confirmed it', () => {
  const at = ready()
  expect(confirmedSending(at.catalogue, viewOf(at))).toBeNull()
  at.does({ type: 'StartSending', body: 'b' })
  at.does({ type: 'NoteFileSent', name: 'loon.pdf' })
  expect(confirmedSending(at.catalogue, viewOf(at))).toBeNull()
})

test('what the office confirmed is counted, with when it was received', () => {
  expect(sent(ready())).toEqual({
    things: ['uw antwoorden over 2 onderwerpen', '2 documenten'],
    received: 'Ontvangen op 22-11-2026 om 21:14.',
    copy: ['Heeft u geen kopie? Vraag die dan aan uw adviseur.'],
  })
})

test('who was asked nothing sent no answers, and has none to copy', () => {
  const at = portal({ type: 'mortgage_enrich', partnerSession: true })
  at.does({ type: 'StartSending', body: 'b' })
  at.does({ type: 'NoteSent', submittedAt: '2026-11-22T20:14:00Z' })
  expect(confirmedSending(at.catalogue, viewOf(at))).toMatchObject({ things: ['uw inventarisatie'], copy: [] })
})

test('a document of which the office said nothing is not counted', () => {
  const at = ready()
  at.does({ type: 'StartSending', body: 'b' })
  at.does({ type: 'NoteFileSent', name: 'loon.pdf' })
  at.does({ type: 'NoteSent', submittedAt: '2026-11-22T20:14:00Z' })
  expect(confirmedSending(at.catalogue, viewOf(at))?.things).toEqual(['uw antwoorden over 2 onderwerpen', '1 document'])
})

test('of a copy it is said that it was given, when, and that something was changed since', () => {
  const at = ready()
  at.does({ type: 'NoteCopy', how: 'pdf' })
  at.answers('customer.first_name', 'Johan')
  expect(sent(at)?.copy).toEqual([
    'U heeft op 22-11-2026 om 13:00 een pdf van uw antwoorden gemaakt. Kijk bij uw downloads of u die heeft.',
    'Daarna heeft u nog iets gewijzigd. Dat staat er niet in.',
  ])
})

test('a page that went to the printer is not said to have come out of it', () => {
  const at = ready()
  at.does({ type: 'NoteCopy', how: 'print' })
  expect(sent(at)?.copy).toEqual([expect.stringMatching(/het afdrukken van uw antwoorden geopend\.$/)])
})

test.each([
  ['2026-11-22T20:14:00Z', 'op 22-11-2026 om 21:14'],
  ['2026-11-22 23:30:00', 'op 23-11-2026 om 00:30'],
  ['2026-11-22', 'op 22-11-2026'],
  ['gisteren', null],
  ['gisteren, tegen de avond', null],
  ['', null],
])('%s is said as %s', (submittedAt, words) => {
  expect(receivedWords(submittedAt)).toBe(words)
})
