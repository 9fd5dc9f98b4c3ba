import { describe, expect, test } from 'vitest'
import { ageOn } from '../../../../domain/language/age'
import { invitationTypes } from '../../../../domain/language/invitation'
import { severalLenders } from '../../../arbitraries/lenders'
import { solve } from '../../../arbitraries/solver'
import { invitation, item, only, portal } from '../../../projections/portal'

describe('ages, OPEN-56', () => {
  test.each([
    ['2026-11-21', '22-11-1960', 65],
    ['2026-11-21', '21-11-1960', 66],
    ['2026-11-21', '22-11-1958', 67],
    ['2026-11-21', '21-11-1958', 68],
    ['2026-11-21', '22-11-1996', 29],
    ['2026-11-21', '21-11-1996', 30],
    ['2026-11-21', '22-11-2001', 24],
    ['2027-02-28', '29-02-1960', 66],
    ['2027-03-01', '29-02-1960', 67],
    ['2026-11-21', '21-11-2026', 0],
    ['2026-11-21', '22-11-2026', -1],
    ['2026-11-21', '31-02-1960', null],
    ['2026-11-21', '', null],
    ['', '21-11-1960', null],
  ])('on %s somebody born on %s is %s', (today, born, age) => {
    expect(ageOn(today, born)).toBe(age)
  })

  const exempt = (born: string) => {
    const home = portal({ type: 'full', survey: 'everyKind', lenders: severalLenders })
    home.answers('personal_details.sections.section_1.questions.born.value', born)
    home.answers('personal_details.sections.section_1.questions.colour.value', 1)
    return home.verdict('questions_for_the_advisor')
  }

  test('over 65 a step may be exempt: from the 66th birthday on, and not the day before', () => {
    expect(exempt('22-11-1960').errors).toEqual([
      ['customer.lender', 'chosen'],
      ['customer.product', 'chosen'],
    ])
    expect(exempt('21-11-1960')).toEqual({ errors: [], next: 'complete' })
    expect(exempt('31-02-1960').errors).not.toEqual([])
  })

  test('PD-36: over 67 counts as pensioned: from the 68th birthday on, and not the day before', () => {
    const home = portal({ type: 'full', values: { 'customer.date_of_birth': '1958-11-22' } })
    home.answers('customer.has_employers', 0)
    expect(home.value('customer.is_pensioned')).toBe(-1)
    home.does({ type: 'BeginDay', today: '2026-11-22' })
    expect(home.value('customer.is_pensioned')).toBe(1)
    home.answers('customer.is_pensioned', 0)
    expect(home.value('customer.is_pensioned')).toBe(0)
  })

  test.each(['full', 'mortgage', 'mortgage_enrich'] as const)(
    'PD-36: older than 67 is pensioned whatever was loaded, with an employer too (%s)',
    type => {
      const loaded = (date_of_birth: string, has_employers: number) =>
        portal({
          type,
          values: {
            'customer.date_of_birth': date_of_birth,
            'customer.has_employers': has_employers,
            'customer.is_pensioned': 0,
          },
        }).value('customer.is_pensioned')
      expect([loaded('1958-11-21', 0), loaded('1958-11-21', 1)]).toEqual([1, 1])
      expect(loaded('1958-11-22', 0)).toBe(0)
    },
  )
})

describe('what counts', () => {
  test('an answer that another hides counts as its default, and comes back with its question', () => {
    const home = portal({ type: 'full', values: { 'customer.date_of_birth': '1980-01-01' } })
    home.answers('customer.has_employers', 0)
    home.answers('customer.is_pensioned', 1)
    home.answers('customer.has_employers', 1)
    expect(home.value('customer.is_pensioned')).toBe(-1)
    home.answers('customer.has_employers', 0)
    expect(home.value('customer.is_pensioned')).toBe(1)
  })

  test('a hidden answer hides in turn what it showed', () => {
    const home = portal({ type: 'full' })
    home.answers('customer.has_partner', 1)
    home.answers('customer.has_mortgage_with_partner', 1)
    home.answers('customer.partner.different_address', 1)
    home.answers('customer.partner.address.street', 'Dorpsstraat')
    home.answers('customer.has_partner', 0)
    expect(home.value('customer.has_mortgage_with_partner')).toBe(-1)
    expect(home.value('customer.partner.address.street')).toBe('')
  })

  test('what this type never asks stays as it was loaded', () => {
    const values = { 'customer.first_name': 'Jan', 'customer.smoking': true, 'customer.has_companies': 1 }
    const home = portal({ type: 'pension', values })
    expect(home.value('customer.first_name')).toBe('Jan')
    expect(home.value('customer.smoking')).toBe(1)
    expect(home.value('customer.has_companies')).toBe(1)
    expect(home.shows('customer.first_name')).toBe(false)
  })

  test('a box or an option that no longer shows counts as not chosen, and comes back', () => {
    const at = (key: string) => `personal_details.sections.section_1.questions.${key}.value`
    const home = portal({ type: 'full', survey: 'everyKind' })
    home.answers(at('colour'), 1)
    home.answers(at('retired'), 1)
    home.answers(at('wishes'), ['a', 'b'])
    home.answers(at('retired'), 0)
    expect(home.value(at('wishes'))).toEqual(['a'])
    home.answers(at('retired'), 1)
    expect(home.value(at('wishes'))).toEqual(['a', 'b'])

    const full = portal({ type: 'full' })
    full.answers('customer.salutation', 'Geachte heer')
    full.does({
      type: 'LoadCustomer',
      invitation: invitation('pension'),
      partnerSession: false,
      office: null,
      customer: item({}),
    })
    expect(full.value('customer.salutation')).toBe('')
    expect(full.message('customer.salutation')).toBe('Vul uw aanhef in')
  })

  test('OPEN-12: the steps with a partner come and go with the partner; -1 and 0 are none', () => {
    const home = portal({ type: 'full' })
    expect(home.order()).not.toContain('divorce')
    home.answers('customer.has_partner', 1)
    expect(home.order()).toContain('divorce')
    expect(home.order()).toContain('death_of_partner')
    home.answers('customer.has_partner', 0)
    expect(home.order()).not.toContain('divorce')
  })
})

describe('the verdict', () => {
  test('names every refused question in the order of the screen', () => {
    const home = portal({ type: 'full' })
    home.answers('customer.has_children', 1)
    const child = home.ids('customer.children')[0] ?? ''
    const company = home.adds('customer.companies')
    const paths = home.verdict('personal_details').errors.map(([path]) => path)
    expect(paths).toEqual([
      'customer.salutation',
      'customer.first_name',
      'customer.last_name',
      'customer.date_of_birth',
      'customer.gender',
      'customer.maritial_status',
      'customer.address.postal_code',
      'customer.address.number',
      'customer.address.street',
      'customer.address.place',
      'customer.has_employers',
      ...['name', 'registration_number', 'legal_type', 'start_date'].map(key => `customer.companies.${company}.${key}`),
      ...['first_name', 'last_name', 'date_of_birth', 'gender', 'lives_at_home', 'studies'].map(
        key => `customer.children.${child}.${key}`,
      ),
    ])
    const [event] = only(home.does({ type: 'SubmitStep', step: 'personal_details' }), 'StepSubmitted')
    expect(event).toMatchObject({ step: 'personal_details', ...home.verdict('personal_details') })
    expect(event?.next).toBeNull()
  })

  test('OPEN-14: of complete names the errors of every step of the order, and leads to the first that has any', () => {
    const home = portal({ type: 'full' })
    const path = 'personal_characteristics.sections.section_1.questions.question_2.value'
    home.answers(path, 7)
    const verdict = home.verdict('complete')
    expect(verdict.next).toBe('personal_details')
    expect(verdict.errors.at(-1)).toEqual([path, 'upTo'])
    const judged = home.order().filter(step => step !== 'complete')
    expect(verdict.errors).toEqual(judged.flatMap(step => home.verdict(step).errors))
    expect(verdict.errors.map(([refused]) => refused.split('.')[0])).toContain('moving')
  })

  test('ignores steps that are not in the order, and items of a list that a Nee hides', () => {
    const home = portal({ type: 'financial_advice' })
    home.answers('personal_characteristics.sections.section_1.questions.question_2.value', 7)
    const before = home.verdict('complete').errors
    expect(before.some(([path]) => path.startsWith('personal_characteristics'))).toBe(false)
    home.answers('customer.has_children', 1)
    home.answers('customer.has_children', 0)
    expect(home.verdict('complete').errors).toEqual(before)
    expect(home.ids('customer.children')).toHaveLength(1)
  })

  test('OPEN-76: no mortgages is right', () => {
    expect(portal({ type: 'mortgage' }).verdict('mortgage_and_pension').errors).toEqual([])
  })
})

describe('every visible required question can be satisfied', () => {
  const births = ['22-11-2001', '22-11-1995', '22-11-1960', '21-11-1960', '22-11-1958', '21-11-1958']

  test.each(invitationTypes)(
    '%s, with and without a partner, at every age that matters',
    type => {
      for (const hasPartner of [0, 1])
        for (const born of births) {
          const home = portal({ type })
          home.answers('customer.has_partner', hasPartner)
          home.answers('customer.date_of_birth', born)
          for (const list of ['employers', 'companies', 'children', 'mortgages']) home.adds(`customer.${list}`)
          for (const prefer of ['first', 'last'] as const) {
            const answered = solve(home.catalogue, home.state(), prefer)
            expect(new Set(answered).size).toBe(answered.length)
          }
        }
    },
    60_000,
  )
})
