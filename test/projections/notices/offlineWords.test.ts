import { expect, test } from 'vitest'
import type { InvitationType } from '../../../domain/language/invitation'
import { offlineWords } from '../../../projections/notices/offlineWords'
import { invitation, portal } from '../portal'

type Start = Parameters<typeof portal>[0]

const saidOf = (start: Start) => {
  const at = portal(start)
  return offlineWords(at.catalogue, at.state())
}
const goOn = 'Er is nu geen verbinding. U kunt verder invullen. Dit wacht op verbinding:'
const lenders = { companies: [{ id: '1', name: 'Bank', code: 'B' }], labels: [] }

test.each<[string, Start, string]>([
  ['a mortgage', { type: 'full' }, 'adressen en woningen opzoeken, gegevens en documenten versturen'],
  ['a mortgage that is known', { type: 'mortgage_enrich', lenders }, 'gegevens versturen'],
  ['a mortgage without lenders', { type: 'mortgage_enrich' }, 'geldverstrekkers kiezen, gegevens versturen'],
  ['advice', { type: 'financial_advice' }, 'adressen opzoeken, gegevens en documenten versturen'],
  ['monitoring', { type: 'pension' }, 'gegevens ophalen, adressen opzoeken, gegevens en documenten versturen'],
])('what is on the steps of %s waits for the line, and nothing else', (_, start, waits) => {
  expect(saidOf(start)).toBe(`${goOn} ${waits}.`)
})

test('what cannot be filled in is not spoken of, and what was sent is asked about', () => {
  const type: InvitationType = 'financial_advice'
  expect(saidOf({ invitation: invitation(type, { submitted_at: '2026-11-20T10:00:00Z' }) })).toBeNull()
  expect(saidOf({ invitation: null })).toBeNull()
  const at = portal({ type })
  const said = (tag: 'busy' | 'unconfirmed', absent = false) => {
    const sent = { tag, body: null, at: 1, since: 1, again: false, why: 'noAnswer', asked: 5, absent, sought: false }
    return offlineWords(at.catalogue, { ...at.state(), sending: sent as ReturnType<typeof at.state>['sending'] }) // Of either kind.
  }
  expect(said('busy')).toBe('Er is nu geen verbinding.')
  expect(said('unconfirmed')).toMatch(/^Er is nu geen verbinding\. Zodra er weer verbinding is, vragen wij /)
  expect(said('unconfirmed', true)).toMatch(/^Er is nu geen verbinding\. U kunt verder invullen\./)
})
