import { describe, expect, test } from 'vitest'
import type { InvitationType } from '../../../domain/language/invitation'
import { noLenders } from '../../../domain/language/lender'
import { effectKey } from '../../../events/effects/effect'
import { outbox } from '../../../projections/outbox/outbox'
import { item, type Portal, portal } from '../portal'
import { viewOf } from '../viewOf'

const moment = (n: number) => Date.parse('2026-11-21T12:00:00Z') + n

const dueIn = (visit: Portal) => outbox(visit.catalogue, viewOf(visit)).map(effectKey)

const wholePart = item({
  id: '4',
  leningdeelnummer: '1',
  aflosvorm: '5',
  oorspronkelijke_hoogte_leningdeel: 200000,
  ingangsdatum_leningdeel: '2015-01-01',
  einddatum_leningdeel: '2045-01-01',
  rentepercentage: 3.1,
  interest_type: 'variable',
})

/** A visit in which everything was loaded. */
const settled = (type: InvitationType = 'pension') => {
  const visit = portal({
    type,
    values: {
      'customer.initials': 'S',
      'customer.last_name': 'Dekker',
      'customer.first_name': 'Sanne',
      'customer.salutation': 'Mevrouw',
      'customer.gender': 'f',
      'customer.maritial_status': 0,
      'customer.has_employers': 0,
      'customer.date_of_birth': '1984-05-17',
      'customer.email': 'sanne@voorbeeld.example',
      'customer.phone': '0612345678',
      'customer.address.postal_code': '3511AB',
      'customer.address.number': '40',
      'customer.address.street': 'Oudegracht',
      'customer.address.place': 'Utrecht',
    },
    lists: { 'customer.mortgages': [item({ id: '3' }, { parts: [wholePart] })] },
  })
  visit.does({ type: 'LoadSetting', name: 'iwize_integration', on: false })
  visit.does({ type: 'LoadLenders', digest: 'lists', lists: noLenders })
  return visit
}

const attach = (visit: Portal, name: string) =>
  visit.does({ type: 'AttachFile', file: { name, type: 'application/pdf', size: 3, digest: `of ${name}` } })

describe('the overview of what was retrieved', () => {
  const retrieved = (type?: InvitationType) => {
    const visit = settled(type)
    visit.retrieves({ customer: { last_name: 'Dekker' } })
    return visit
  }
  const overview = {
    name: 'overzicht-opgehaalde-gegevens.pdf',
    type: 'application/pdf',
    size: 9,
    digest: 'made',
  } as const

  test('is made once, unless one of its name came along or is there', () => {
    const visit = retrieved()
    expect(dueIn(visit)).toEqual([expect.stringMatching(/^makeOverview \d+$/)])
    visit.does({ type: 'AttachOverview', file: overview })
    expect(dueIn(visit)).toEqual([])
    const supplied = retrieved()
    attach(supplied, overview.name)
    expect(dueIn(supplied)).toEqual([])
    expect(supplied.does({ type: 'AttachOverview', file: overview })).toEqual([])
  })

  test('is made anew of another retrieval, and not of the same again', () => {
    const visit = retrieved()
    visit.does({ type: 'AttachOverview', file: overview })
    visit.retrieves({ customer: { last_name: 'Dekker' } })
    expect(visit.state().files).toEqual([overview])
    visit.retrieves({ customer: { last_name: 'Dekkers' } })
    expect(visit.state().files).toEqual([])
    expect(dueIn(visit)).toHaveLength(1)
  })

  test('is none where nothing was retrieved, or no documents are sent', () => {
    expect(dueIn(settled())).toEqual([])
    expect(dueIn(retrieved('mortgage_enrich'))).toEqual([])
  })

  test('takes no room of the customer’s own documents', () => {
    const visit = retrieved()
    visit.does({ type: 'AttachOverview', file: overview })
    for (let at = 0; at < 10; at++) attach(visit, `${at}.pdf`)
    expect(visit.state().files).toHaveLength(11)
  })
})

describe('a visit that begins', () => {
  test('asks the office for the customer, the setting and the lists, until it has them', () => {
    const visit = portal()
    expect(dueIn(visit)).toEqual(['loadCustomer', 'loadSetting', 'loadLenders'])
    visit.loads({})
    expect(dueIn(visit)).toEqual(['loadSetting', 'loadLenders'])
    expect(dueIn(settled())).toEqual([])
  })

  test('and comes back to the intro asks again, but the first intro does not ask twice', () => {
    const visit = settled()
    visit.does({ type: 'ShowScreen', screen: '/intro' })
    expect(dueIn(visit)).toEqual([])
    visit.does({ type: 'ShowScreen', screen: '/personal_details' })
    visit.does({ type: 'ShowScreen', screen: '/intro' })
    expect(dueIn(visit)).toEqual(['loadCustomer', 'loadSetting', 'loadLenders'])
  })
})

describe('an address', () => {
  test('that is typed is looked up once it is whole, and what is typed on is another look-up', () => {
    const visit = settled()
    visit.answers('customer.address.number', '')
    expect(dueIn(visit)).toEqual([])
    visit.answers('customer.address.number', '41')
    expect(dueIn(visit)).toEqual(['lookUpAddress customer.address 3511AB 41 '])
    visit.answers('customer.address.addition', 'a')
    expect(dueIn(visit)).toEqual(['lookUpAddress customer.address 3511AB 41 a'])
    visit.does({ type: 'FillAddress', at: 'customer.address', found: null })
    expect(dueIn(visit)).toEqual([])
  })

  test('that the office loaded is not looked up', () => {
    expect(dueIn(settled()).filter(key => key.startsWith('lookUp'))).toEqual([])
  })
})

describe('sending', () => {
  const ready = (type: InvitationType = 'pension') => {
    const visit = settled(type)
    attach(visit, 'een.pdf')
    attach(visit, 'twee.pdf')
    expect(visit.verdict('complete').errors).toEqual([])
    visit.does({ type: 'StartSending', body: 'b1' })
    return visit
  }

  test('does the files one by one, then the inventory, then nothing', () => {
    const visit = ready()
    expect(dueIn(visit)).toEqual(['sendFile een.pdf of een.pdf'])
    visit.does({ type: 'NoteFileSent', name: 'een.pdf' })
    expect(dueIn(visit)).toEqual(['sendFile twee.pdf of twee.pdf'])
    visit.does({ type: 'NoteFileSent', name: 'twee.pdf' })
    expect(dueIn(visit)).toEqual(['sendInventory b1'])
    visit.does({ type: 'NoteSent', submittedAt: '2026-11-21T10:00:00Z' })
    expect(dueIn(visit)).toEqual([])
  })

  test('that failed is due again only after another start, without the files that are there', () => {
    const visit = ready()
    visit.does({ type: 'NoteFileSent', name: 'een.pdf' })
    visit.does({ type: 'NoteSendingFailed', failure: 'network', fields: [], file: 'twee.pdf' })
    expect(dueIn(visit)).toEqual([])
    visit.does({ type: 'StartSending', body: 'b1' })
    expect(dueIn(visit)).toEqual(['sendFile twee.pdf of twee.pdf'])
  })

  test('again sends a file that was replaced since', () => {
    const visit = ready()
    visit.does({ type: 'NoteFileSent', name: 'een.pdf' })
    visit.does({ type: 'NoteSendingFailed', failure: 'invalid', fields: [], file: null })
    visit.does({
      type: 'AttachFile',
      file: { name: 'een.pdf', type: 'application/pdf', size: 4, digest: 'another' },
    })
    visit.does({ type: 'NoteFileSent', name: 'twee.pdf' })
    visit.does({ type: 'StartSending', body: 'b1' })
    expect(dueIn(visit)).toEqual(['sendFile een.pdf another'])
  })

  test('that nobody confirmed asks five times, each at its moment, then no more', () => {
    const visit = ready('mortgage_enrich')
    visit.does({ type: 'NoteUnconfirmed', why: 'noAnswer' })
    const since = visit.records.at(-1)?.at ?? 0
    expect(since).toBeGreaterThan(moment(0))
    for (const [nth, after] of [0, 5_000, 20_000, 50_000, 110_000].entries()) {
      expect(dueIn(visit)).toEqual([`askReceipt ${nth} ${since + after}`])
      visit.does({ type: 'NoteReceipt', invitation: null, refused: false })
    }
    expect(dueIn(visit)).toEqual([])
    visit.does({ type: 'SeekReceipt' })
    expect(dueIn(visit)).toEqual([`askReceipt 5 ${since}`])
    visit.does({ type: 'NoteReceipt', invitation: null, refused: false })
    expect(dueIn(visit)).toEqual([])
  })

  test('that a visit left in the middle is asked about when the customer is loaded, and nothing is sent again', () => {
    const visit = ready('mortgage_enrich')
    const { today } = visit.state().facts
    visit.does({ type: 'OpenPortal', host: 'localhost', association: false, today, build: 'test', rules: 'test' })
    const since = visit.records.at(-1)?.at ?? 0
    expect(dueIn(visit)).toEqual(['loadCustomer', 'loadSetting', 'loadLenders', `askReceipt 1 ${since + 5_000}`])
  })

  test('with documents left did not go out, and is simply not done', () => {
    const visit = ready()
    const { today } = visit.state().facts
    visit.does({ type: 'OpenPortal', host: 'localhost', association: false, today, build: 'test', rules: 'test' })
    expect(visit.state()).toMatchObject({ sending: { tag: 'idle' }, attempt: null })
    expect(dueIn(visit)).toEqual(['loadCustomer', 'loadSetting', 'loadLenders'])
  })

  test('does files for a type without monitoring too', () => {
    expect(dueIn(ready('financial_advice'))).toEqual(['sendFile een.pdf of een.pdf'])
  })

  test('for mortgage_enrich does no files', () => {
    expect(dueIn(ready('mortgage_enrich'))).toEqual(['sendInventory b1'])
  })
})
