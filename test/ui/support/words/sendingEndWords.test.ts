import { expect, test } from 'vitest'
import { sendingEnd } from '../../../../projections/replay/visitPicture/sendingEnd'
import { sendingEndWords } from '../../../../ui/support/words/sendingEndWords'
import { filledIn, pdf } from '../../../events/decisions/filledIn'

test('what the office has is said by what the log knows of it, and no more', () => {
  const at = filledIn({ type: 'financial_advice' })
  const words = () => sendingEndWords(sendingEnd({ stateAt: () => at.state(), records: at.records }, at.records.length))
  expect(words()).toBe('Er is nog niet verstuurd.')
  at.does({ type: 'AttachFile', file: pdf('loon.pdf') })
  at.does({ type: 'StartSending', body: 'b1' })
  at.does({ type: 'NoteFileSent', name: 'loon.pdf' })
  at.does({ type: 'NoteSendingFailed', failure: 'unexpected', fields: [], file: null })
  expect(words()).toBe('Versturen is mislukt. Wel binnen bij het kantoor: loon.pdf.')
  at.does({ type: 'StartSending', body: 'b2' })
  at.does({ type: 'NoteSendingFailed', failure: 'invalid', fields: [], file: null })
  expect(words()).toMatch(/^Versturen is mislukt: het kantoor nam de inventarisatie niet aan\. Wel binnen/)
  at.does({ type: 'StartSending', body: 'b2' })
  at.does({ type: 'NoteUnconfirmed', why: 'noProof' })
  at.does({ type: 'NoteReceipt', invitation: at.state().invitation, refused: false })
  expect(words()).toMatch(/ Wel binnen.* zei het kantoor het laatst in handeling \d+\.$/)
  // What it said of another try says nothing of this one.
  at.does({ type: 'StartSending', body: 'b3' })
  at.does({ type: 'NoteUnconfirmed', why: 'noProof' })
  expect(words()).not.toContain('het kantoor het laatst')
  at.does({ type: 'NoteSent', submittedAt: '2026-11-21T10:00:00Z' })
  expect(words()).toBe('Alles is verstuurd en aangekomen.')
})
