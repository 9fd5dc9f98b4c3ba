import { describe, expect, test } from 'vitest'
import { lenderNamed, officeLenders, productNamed } from '../../domain/retrieval/retrieval'
import { only, portal } from '../../projections/portal'
import { retrievedHouseholds } from '../../standin/data/retrieved/households'
import { children, employers, home, mortgages, of, passed, pensions, told, year } from './retrievedHome'

const { couple, damaged, threeMortgages, selfEmployed, retired, nothing } = retrievedHouseholds

describe('what was retrieved fills the survey, RET-23 to RET-35', () => {
  test('of a couple: people, home, children, work, mortgage, pension', () => {
    const visit = home()
    visit.retrieves(couple(year))
    expect(visit.value('customer.last_name')).toBe('Vries')
    expect(visit.value('customer.date_of_birth')).toBe('14-03-1982')
    expect(visit.value('customer.maritial_status')).toBe(1)
    expect(visit.value('customer.address.postal_code')).toBe('3581KW')
    expect(visit.value('customer.address.woz_waarde')).toBe(486_000)
    expect(visit.value('customer.has_partner')).toBe(1)
    expect(visit.state().answers).not.toBe(home().state().answers)
    expect(of(visit, children, 'first_name')).toEqual(['Tess', 'Daan'])
    expect(of(visit, children, 'lives_at_home')).toEqual([1, -1])
    expect(of(visit, employers, 'name')).toEqual(['Stichting Zorggroep Oost'])
    expect(of(visit, employers, 'salary')).toEqual([12 * 4550 + 1200 - 6120])
    expect(passed(visit)).toEqual({
      'mortgages.0': 'notAsked',
      'pensions.0': 'notAsked',
      'properties.1': 'notFirst',
      'employments.1': 'notCurrent',
      'tax_return.gross_wage': 'otherWage',
      'children.2': 'tooOld',
    })
  })

  test('of a couple whose mortgage is watched: the loan with its parts, the pension', () => {
    const visit = home('mortgage_pension')
    visit.retrieves(couple(year))
    expect(of(visit, mortgages, 'hdn_company_id')).toEqual([lenderNamed('Obvion')])
    expect(of(visit, mortgages, 'hdn_company_label_id')).toEqual([productNamed('Obvion Woon Hypotheek')])
    const parts = `${mortgages}.${visit.ids(mortgages)[0]}.parts`
    expect(of(visit, parts, 'aflosvorm')).toEqual(['1', '5'])
    expect(of(visit, parts, 'interest_type')).toEqual(['fixed', 'fixed'])
    expect(of(visit, parts, 'huidige_hoogte_leningdeel')).toEqual([168_400.25, 95_000])
    expect(of(visit, parts, 'einddatum_rentevastperiode')).toEqual(['01-05-2038', '01-05-2038'])
    expect(of(visit, parts, 'rentevast_periode_in_jaren')).toEqual([240, 240])
    expect(of(visit, pensions, 'aow_uitkering')).toEqual(['14200'])
  })

  test('tells of each question where it came from, and how', () => {
    const visit = home()
    visit.retrieves(couple(year))
    const [tess = ''] = visit.ids(children)
    const [job = ''] = visit.ids(employers)
    expect(told(visit, 'customer.last_name')).toMatchObject({
      value: 'Vries',
      source: 'moh',
      manner: 'read',
      open: false,
    })
    expect(told(visit, `${employers}.${job}.salary`)).toMatchObject({ source: 'uwv', manner: 'reckoned' })
    expect(told(visit, `${children}.${tess}.lives_at_home`)).toMatchObject({ manner: 'assumed' })
    expect(told(visit, 'customer.has_children')).toMatchObject({ value: 1, source: 'moh' })
  })

  test('of three mortgages: lenders by label and by code, and what is in no list is not chosen', () => {
    const visit = home('mortgage_pension')
    visit.retrieves(threeMortgages(year))
    // Allianz has one product: it goes with the lender.
    expect(of(visit, mortgages, 'hdn_company_id')).toEqual([lenderNamed('Obvion'), lenderNamed('Allianz'), 'none'])
    expect(of(visit, mortgages, 'hdn_company_label_id')).toEqual([
      productNamed('Obvion Basis Hypotheek'),
      productNamed('Allianz Hypotheek'),
      'none',
    ])
    const forms = visit.ids(mortgages).map(id => of(visit, `${mortgages}.${id}.parts`, 'aflosvorm'))
    expect(forms).toEqual([['1', '2', '5'], ['50', '3'], ['none']])
    expect(passed(visit)).toMatchObject({
      'mortgages.2.hdn_company_id': 'notListed',
      'mortgages.2.parts.0.aflosvorm': 'notListed',
    })
  })

  test('of lenders whose list comes later: they are looked up then, and that is no other retrieval', () => {
    const visit = portal({ type: 'mortgage_pension' })
    visit.retrieves(threeMortgages(year))
    expect(of(visit, mortgages, 'hdn_company_id')).toEqual(['none', 'none', 'none'])
    expect(passed(visit)['mortgages.0.hdn_company_id']).toBe('noList')
    visit.does({ type: 'SeeRetrieval' })
    visit.lends(officeLenders)
    expect(of(visit, mortgages, 'hdn_company_id')).toEqual([lenderNamed('Obvion'), lenderNamed('Allianz'), 'none'])
    expect(visit.ids(mortgages)).toHaveLength(3)
    expect(visit.state().retrieval?.seen).toBe(true)
  })

  test('asks nothing more than the visit: a monitoring one has wages of the tax return, and no children', () => {
    const visit = home('mortgage_pension')
    visit.retrieves({ ...couple(year), employments: [] })
    expect(of(visit, employers, 'salary')).toEqual([54_600])
    expect(visit.ids(children)).toEqual([])
    expect(passed(visit)['children.0']).toBe('notAsked')
    expect(of(visit, pensions, 'bruto_pensioenbedrag')).toEqual([21_400])
  })

  test('a pension that was added and left empty is filled in whole, so that the same result adds none', () => {
    const visit = home('mortgage_enrich')
    visit.does({ type: 'AddItem', list: pensions })
    visit.retrieves(couple(year))
    const [pension] = visit.ids(pensions)
    const all = of(visit, pensions, 'vanaf_leeftijd_jaren')
    expect(all).not.toContain('')
    visit.retrieves(couple(year))
    expect(visit.ids(pensions)).toEqual([pension, ...visit.ids(pensions).slice(1)])
    expect(of(visit, pensions, 'vanaf_leeftijd_jaren')).toEqual(all)
  })

  test('of a household that works for itself, is retired, or of which nothing is known', () => {
    const free = home()
    free.retrieves(selfEmployed(year))
    expect(free.ids(employers)).toEqual([])
    expect(free.value('customer.has_employers')).toBe(-1)
    const old = home('mortgage_pension')
    old.retrieves(retired(year))
    expect(of(old, pensions, 'bruto_pensioenbedrag')).toEqual([24_315.4, 3180])
    const none = home()
    expect(only(none.retrieves(nothing()), 'AnswerChanged')).toEqual([])
  })

  test('of damaged data: what can be used is used, and never a value outside the lists', () => {
    const visit = home()
    visit.retrieves(damaged(year))
    expect(visit.value('customer.gender')).toBe('')
    expect(visit.value('customer.maritial_status')).toBe(-1)
    expect(of(visit, children, 'first_name')).toContain('Noor')
    expect(passed(visit)).toMatchObject({ 'customer.gender': 'notListed', 'children.0': 'noAge' })
    const watched = home('mortgage_pension')
    watched.retrieves(damaged(year))
    expect(of(watched, mortgages, 'hdn_company_id')).toEqual([lenderNamed('ING'), lenderNamed('ING')])
  })
})

describe('ages that a retrieved date of birth decides, OPEN-56, PD-36', () => {
  const born = (date_of_birth: string, more: object = {}) => {
    const visit = portal({ type: 'full', today: '2026-11-21' })
    visit.retrieves({ customer: { source: 'moh', date_of_birth, ...more } })
    return visit
  }

  test.each([
    ['1960-11-22', false],
    ['1960-11-21', true],
    ['1960-11-20', true],
  ])('born on %s is over 65, and not asked about unemployment and incapacity: %s', (day, isOver) => {
    for (const step of ['unemployment', 'incapacity_work'] as const)
      expect(born(day).verdict(step).errors.length === 0).toBe(isOver)
  })

  test.each([
    ['1958-11-22', false],
    ['1958-11-21', true],
    ['1958-11-20', true],
  ])('born on %s is over 67, and counts as pensioned: %s', (day, isOver) => {
    expect(born(day, { has_employers: 0 }).value('customer.is_pensioned') === 1).toBe(isOver)
    // Whatever the provider says of it.
    if (isOver) expect(born(day, { has_employers: 0, is_pensioned: 0 }).value('customer.is_pensioned')).toBe(1)
  })
})
