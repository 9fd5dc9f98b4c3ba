import { describe, expect, test } from 'vitest'
import { provenanceOf } from '../../../projections/provenance/provenance'
import {
  type RetrievedGroup,
  retrievedDifferences,
  retrievedGroups,
  unseenRetrievalDay,
} from '../../../projections/retrieval/retrievedGroups'
import { findField } from '../../../projections/tree/findNode'
import { surveyTree } from '../../../projections/tree/surveyTree'
import { lenderNamed } from '../../domain/retrieval/retrieval'
import { children, employers, home, mortgages, year } from '../../events/decisions/retrievedHome'
import { retrievedHouseholds } from '../../standin/data/retrieved/households'
import type { Portal } from '../portal'

const { couple, damaged, nothing } = retrievedHouseholds

const viewOf = (visit: Portal) => ({ state: visit.state(), tree: surveyTree(visit.situation()) })
const groups = (visit: Portal) => retrievedGroups(visit.catalogue, viewOf(visit))
const lines = (group: RetrievedGroup | undefined) =>
  (group?.items ?? []).flatMap(({ called, lines }) =>
    lines.map(({ title, words }) => `${called} ${title}: ${words}`.trim()),
  )
const unused = (group: RetrievedGroup | undefined) =>
  (group?.unused ?? []).map(({ what, why, path }) => [what, why, path])
const originAt = (visit: Portal, path: string) => {
  const { state, tree } = viewOf(visit)
  const field = findField(visit.catalogue, tree, path)
  return field === null ? null : provenanceOf(visit.catalogue, state, field, null)
}

describe('what came in, to be checked', () => {
  test('stands by source, each value at its question, in words', () => {
    const visit = home()
    visit.retrieves(couple(year))
    const found = groups(visit)
    expect(found.map(({ source }) => source)).toEqual(['moh', 'mbd', 'uwv', 'mpo'])
    expect(lines(found[0])).toEqual(
      expect.arrayContaining([
        'Burgerlijke staat: Gehuwd',
        'WOZ-waarde: €\u00a0486.000,00',
        'Kind 1: Tess Geboortedatum: 28-12-2014',
      ]),
    )
    expect(lines(found[2])).toContain(
      'Werkgever 1: Stichting Zorggroep Oost Bruto jaarsalaris (zonder vakantiegeld): €\u00a049.680,00',
    )
    // As they are asked, whoever of the household was told of first.
    const titles = found[0]?.items[0]?.lines.map(({ title }) => title) ?? []
    expect([titles[0], titles.at(-2), titles.at(-1)]).toEqual([
      'Voorletters',
      'Heeft u een partner?',
      'Heeft u kinderen?',
    ])
    // What is only assumed did not come from anywhere.
    expect(lines(found[0]).filter(line => line.includes('Woont dit kind thuis'))).toEqual([])
  })

  test('says what could not be used, why, and where to answer it oneself', () => {
    const visit = home()
    visit.retrieves(couple(year))
    const [moh, mbd, uwv, mpo] = groups(visit)
    expect(unused(moh)).toEqual([
      ['Woning: Duinweg 3 Schoorl', 'Wij vullen alleen de eerste woning in.', 'customer.address.woz_waarde'],
      ['Kind: Eva Jansen', 'Wij vragen alleen naar kinderen jonger dan 30 jaar.', 'customer.has_children'],
    ])
    expect(unused(uwv)[0]?.slice(0, 1)).toEqual(['Werkgever: Bureau Helder B.V.'])
    expect(unused(mbd).map(([what, , path]) => [what, path])).toEqual([
      ['Loon uit uw belastingaangifte', 'customer.has_employers'],
      ['Hypotheek: Obvion Woon Hypotheek', null],
    ])
    expect(unused(mpo)).toEqual([
      ['Pensioen', 'Dit vragen wij u nu niet. Uw adviseur krijgt het wel bij uw gegevens.', null],
    ])
  })

  test('of a type that does not ask for it is said to be that, whatever else is to be said of it', () => {
    const told = [
      'Hypotheek: Onbekende Bank',
      'Dit vragen wij u nu niet. Uw adviseur krijgt het wel bij uw gegevens.',
      null,
    ]
    const unlisted = {
      mortgages: [{ source: 'mbd', label_name: 'Onbekende Bank', parts: [{ leningdeelnummer: '1' }] }],
    }
    const here = home()
    here.retrieves(unlisted)
    expect(groups(here).flatMap(unused)).toEqual([told])
    // The type that asks for it says what to do, and where.
    const asking = home('mortgage_pension')
    asking.retrieves(unlisted)
    expect(groups(asking).flatMap(unused)).toEqual([
      [
        expect.stringContaining('Geldverstrekker'),
        expect.stringMatching(/^Dit staat niet in onze lijst/),
        expect.any(String),
      ],
    ])
    const old = { children: [{ source: 'moh', first_name: 'Eva', date_of_birth: '1980-02-01' }] }
    const adviser = home('mortgage_pension')
    adviser.retrieves(old)
    expect(groups(adviser).flatMap(unused)).toEqual([['Kind: Eva', told[1], null]])
  })

  test('of damaged data leads to the very question of the item that it stands in', () => {
    const visit = home()
    visit.retrieves(damaged(year))
    const noor = visit.ids(children).find(id => visit.value(`${children}.${id}.first_name`) === 'Noor')
    const all = groups(visit).flatMap(group => unused(group))
    expect(all).toContainEqual([
      'Kind 1: Noor, Woont dit kind thuis?',
      'Dit is geen ja of nee.',
      `${children}.${noor}.lives_at_home`,
    ])
    expect(all).toContainEqual(['Geboortedatum', 'Dit is geen bestaande datum.', 'customer.date_of_birth'])
    expect(all).toContainEqual(['Uw partner', 'Wij konden dit niet lezen.', 'customer.has_partner'])
    expect(all.every(([, , path]) => path === null || visit.at(String(path)) !== null)).toBe(true)
  })

  test('is told until it was seen, with the day; nothing retrieved is nothing to tell', () => {
    const visit = home()
    expect(unseenRetrievalDay(visit.state())).toBeNull()
    visit.retrieves(nothing())
    expect(unseenRetrievalDay(visit.state())).toBe('21-11-2026')
    expect(groups(visit)).toEqual([])
    visit.does({ type: 'SeeRetrieval' })
    expect(unseenRetrievalDay(visit.state())).toBeNull()
  })
})

describe('where an answer came from', () => {
  test('is said beside it, reckoned and assumed ones too, and nothing of what was not retrieved', () => {
    const visit = home()
    visit.retrieves(couple(year))
    const [tess] = visit.ids(children)
    const [job] = visit.ids(employers)
    expect(originAt(visit, 'customer.last_name')?.words).toBe('Opgehaald bij MijnOverheid')
    expect(originAt(visit, `${employers}.${job}.name`)?.words).toBe('Opgehaald bij UWV')
    expect(originAt(visit, `${employers}.${job}.salary`)?.words).toBe('Berekend uit gegevens van UWV')
    expect(originAt(visit, `${children}.${tess}.lives_at_home`)?.words).toMatch(/^Door ons ingevuld/)
    expect(originAt(visit, 'customer.phone')).toBeNull()
  })

  test('says what was retrieved where the customer has changed it, and not that of another’s doing', () => {
    const visit = home()
    visit.retrieves(couple(year))
    visit.answers('customer.address.woz_waarde', 500_000)
    expect(originAt(visit, 'customer.address.woz_waarde')).toEqual({
      words: 'Opgehaald bij MijnOverheid: €\u00a0486.000,00',
      canRestore: true,
      previous: null,
      isLocked: false,
    })
    visit.does({ type: 'TakeRetrieved', path: 'customer.address.woz_waarde' })
    expect(originAt(visit, 'customer.address.woz_waarde')?.canRestore).toBe(false)
    const [tess] = visit.ids(children)
    visit.answers(`${children}.${tess}.lives_at_home`, 0)
    expect(originAt(visit, `${children}.${tess}.lives_at_home`)).toBeNull()
  })

  test('holds what is owed now, as long as it stands and is right, LEN-37, OPEN-75', () => {
    const visit = home('mortgage_pension')
    visit.retrieves(couple(year))
    const parts = `${mortgages}.${visit.ids(mortgages)[0]}.parts`
    const owed = `${parts}.${visit.ids(parts)[0]}.huidige_hoogte_leningdeel`
    expect(originAt(visit, owed)?.isLocked).toBe(true)
    expect(visit.refuses({ type: 'ChangeAnswer', path: owed, value: 1 })).toEqual({ tag: 'NotForCustomer', path: owed })
    const [other = ''] = [visit.adds(parts)]
    visit.answers(`${parts}.${other}.huidige_hoogte_leningdeel`, 5)
    expect(originAt(visit, `${parts}.${other}.huidige_hoogte_leningdeel`)).toBeNull()
    const wrong = home('mortgage_pension')
    const minus = { lender_code: 'IG', parts: [{ leningdeelnummer: '1', huidige_hoogte_leningdeel: -5 }] }
    wrong.retrieves({ mortgages: [{ source: 'mbd', ...minus }] })
    const own = `${mortgages}.${wrong.ids(mortgages)[0]}.parts`
    wrong.answers(`${own}.${wrong.ids(own)[0]}.huidige_hoogte_leningdeel`, 5)
    expect(lenderNamed('ING')).not.toBe('')
  })
})

describe('what differs from an answer', () => {
  test('stands beside it until one of them is chosen, or another answer is given', () => {
    const visit = home()
    for (const [path, value] of [
      ['customer.last_name', 'Jansen'],
      ['customer.address.woz_waarde', 1],
      ['customer.maritial_status', 7],
    ] as const)
      visit.answers(path, value)
    visit.retrieves(couple(year))
    const open = () => retrievedDifferences(visit.catalogue, viewOf(visit))
    expect(open()).toContainEqual({
      path: 'customer.address.woz_waarde',
      title: 'WOZ-waarde',
      called: '',
      yours: '€\u00a01,00',
      retrieved: '€\u00a0486.000,00',
    })
    expect(open()).toHaveLength(3)
    visit.does({ type: 'TakeRetrieved', path: 'customer.last_name' })
    visit.does({ type: 'LeaveRetrieved', path: 'customer.address.woz_waarde' })
    visit.answers('customer.maritial_status', 8)
    expect(open()).toEqual([])
  })
})
