import { describe, expect, test } from 'vitest'
import { employersOf, salaryOfWage, yearlySalary } from '../../../domain/retrieval/income'
import { matchLender, normaliseName } from '../../../domain/retrieval/matchLender'
import { childrenOf } from '../../../domain/retrieval/people'
import { repaymentFormOf } from '../../../domain/retrieval/repaymentForm'
import { lenderNamed, officeLenders, productNamed, retrieved } from './retrieval'

const today = '2026-11-21'

describe('children, RET-24 to RET-27, LIM-11, LIM-12', () => {
  const child = (date_of_birth: string, more: object = {}) =>
    childrenOf(retrieved({ children: [{ source: 'moh', first_name: 'Kim', date_of_birth, ...more }] }), today)

  test.each([
    ['1996-11-22', true],
    ['1996-11-21', false],
    ['1996-11-20', false],
  ])('born on %s is under 30: %s', (born, isUnder) => {
    const { items, passedOver } = child(born)
    expect(items.length).toBe(isUnder ? 1 : 0)
    expect(passedOver.map(({ reason }) => reason)).toEqual(isUnder ? [] : ['tooOld'])
  })

  test.each([
    ['2001-11-22', 1],
    ['2001-11-21', undefined],
    ['2026-11-21', 1],
  ])('born on %s lives at home: %s', (born, atHome) => {
    const [item] = child(born).items
    expect(item?.values.get('lives_at_home')).toBe(atHome)
    expect(item?.origins.get('lives_at_home')?.manner).toBe(atHome === undefined ? undefined : 'assumed')
  })

  test('of whom nobody knows the age, or who is not born yet, are not used', () => {
    for (const born of ['', '2001-02-30', '2026-11-22'])
      expect(child(born).passedOver).toMatchObject([{ reason: 'noAge' }])
  })

  test('do not study and have no gender, unless it is said', () => {
    const [plain] = child('2010-01-01').items
    expect([plain?.values.get('studies'), plain?.values.has('gender')]).toEqual([0, false])
    const [said] = child('2010-01-01', { studies: 1, gender: 'V', lives_at_home: 0 }).items
    expect(['studies', 'gender', 'lives_at_home'].map(key => said?.values.get(key))).toEqual([1, 'f', 0])
    expect(said?.origins.get('studies')?.manner).toBe('read')
  })

  test('of whom it is said that nobody knows are as those of whom nothing is said', () => {
    const [unknown] = child('2010-01-01', { studies: -1, lives_at_home: -1 }).items
    expect(['studies', 'lives_at_home'].map(key => unknown?.values.get(key))).toEqual([0, 1])
    expect(unknown?.origins.get('lives_at_home')?.manner).toBe('assumed')
  })
})

describe('a salary, RET-29 to RET-31, LIM-20', () => {
  test('is 12 months + own contribution − addition, to the cent', () => {
    expect(yearlySalary({ monthly_salary: 4550, own_car_contribution: 1200, car_addition: 6120 })).toBe(49_680)
    expect(yearlySalary({ monthly_salary: 3333.33, own_car_contribution: null, car_addition: null })).toBe(39_999.96)
    expect(yearlySalary({ monthly_salary: null, own_car_contribution: 100, car_addition: 0 })).toBeNull()
  })

  test('of wages is without holiday allowance, in whole euros', () => {
    expect(salaryOfWage(54_000)).toBe(50_000)
    expect(salaryOfWage(47_347)).toBe(43_840)
  })

  const jobs = (...employments: readonly object[]) =>
    retrieved({
      employments: employments.map(one => ({ source: 'uwv', ...one })),
      tax_return: { source: 'mbd', gross_wage: 54_000 },
    })
  const wages = (monitoring: boolean, onlyEmployer: string | null = null) => ({ monitoring, onlyEmployer })

  test('comes from the tax return in a monitoring visit alone', () => {
    const one = jobs({ name: 'Krul', current: 1, monthly_salary: 2000 })
    const [monitored] = employersOf(one, wages(true)).items
    expect([monitored?.values.get('name'), monitored?.values.get('salary')]).toEqual(['Krul', 50_000])
    expect(monitored?.origins.get('salary')).toEqual({ source: 'mbd', manner: 'reckoned', at: 'tax_return.salary' })
    const other = employersOf(one, wages(false))
    expect(other.items[0]?.values.get('salary')).toBe(24_000)
    expect(other.passedOver).toEqual([{ at: 'tax_return.gross_wage', name: '', source: 'mbd', reason: 'otherWage' }])
  })

  test('of a tax return goes to the one employer that is there, else to a new one without a name', () => {
    expect(employersOf(jobs(), wages(true, 'e1')).items).toMatchObject([{ is: 'e1' }])
    const [fresh] = employersOf(jobs(), wages(true)).items
    expect([...(fresh?.values ?? [])]).toEqual([['salary', 50_000]])
    expect(fresh?.is).toBeUndefined()
    expect(employersOf(jobs(), wages(false)).items).toEqual([])
  })

  test('of two jobs at a time is each one’s own, for nobody can say whose the wages are', () => {
    const two = jobs({ current: 1, monthly_salary: 1000 }, { current: 1, monthly_salary: 2000 })
    expect(employersOf(two, wages(true)).items.map(({ values }) => values.get('salary'))).toEqual([12_000, 24_000])
  })

  test('is of now: a job of the past is passed over, and one of which that is not known', () => {
    const { items, passedOver } = employersOf(jobs({ name: 'Was', current: 0 }, { name: 'Wie weet' }), wages(false))
    expect(items).toEqual([])
    expect(passedOver.slice(0, 2)).toMatchObject([
      { at: 'employments.0', name: 'Was', reason: 'notCurrent' },
      { at: 'employments.1', name: 'Wie weet', reason: 'notCurrent' },
    ])
  })

  test.each([
    [{ own_car_contribution: 10 }, [1, 10, undefined]],
    [{ car_addition: 20 }, [1, undefined, 20]],
    [{ own_car_contribution: 10, car_addition: 20 }, [1, 10, 20]],
    [{ own_car_contribution: 0, car_addition: 0 }, [undefined, undefined, undefined]],
    [{}, [undefined, undefined, undefined]],
  ])('with %j says of a company car %j', (car, said) => {
    const [item] = employersOf(jobs({ current: 1, monthly_salary: 1, ...car }), wages(false)).items
    expect(['has_car', 'car_contribution', 'car_addition'].map(key => item?.values.get(key))).toEqual(said)
  })

  test('of a job is told by its name and place, or without one', () => {
    const two = jobs({ name: 'Was', current: 0 }, { name: 'Krul', current: 1 }, { current: 1 }, { current: 0 })
    const { items, passedOver } = employersOf(two, wages(false))
    expect(items.map(({ called, origin }) => [called, origin])).toEqual([
      ['Krul', { source: 'uwv', manner: 'read', at: 'employments.1' }],
      ['', { source: 'uwv', manner: 'read', at: 'employments.2' }],
    ])
    expect(passedOver.map(({ at, name }) => [at, name])).toEqual([
      ['employments.0', 'Was'],
      ['employments.3', ''],
      ['tax_return.gross_wage', ''],
    ])
  })

  test.each([
    [undefined],
    [{ source: 'mbd' }],
    [{ source: 'mbd', gross_wage: 0 }],
    [{ source: 'mbd', gross_wage: -1 }],
  ])('where the tax return is %j is that of the job, monitoring or not', tax_return => {
    const one = retrieved({ employments: [{ source: 'uwv', current: 1, monthly_salary: 1000 }], tax_return })
    for (const monitoring of [true, false]) {
      const { items, passedOver } = employersOf(one, wages(monitoring))
      expect([items.map(({ values }) => values.get('salary')), passedOver]).toEqual([[12_000], []])
    }
  })
})

describe('a lender, RET-34', () => {
  const match = (label_name: string | null, lender_code: string | null = null) =>
    matchLender(officeLenders, { label_name, lender_code })

  test('is matched by the name of its product, whatever its case, accents and spaces', () => {
    for (const name of ['WestlandUtrecht Annuïteiten', ' westlandutrecht  ANNUITEITEN '])
      expect(match(name)).toMatchObject({
        company: { id: lenderNamed('WestlandUtrecht Bank') },
        label: { id: productNamed('WestlandUtrecht Annuïteiten') },
      })
  })

  test('by the label before the code, and by the code where there is no such label', () => {
    expect(match('Obvion Compact Hypotheek', 'IG')?.company.name).toBe('Obvion')
    expect(match('Een hypotheek van vroeger', 'ig')).toMatchObject({ company: { name: 'ING' }, label: null })
    expect(match(null, 'IG')?.company.name).toBe('ING')
  })

  test('is none where neither is known', () => {
    expect(match('Familielening', 'XX')).toBeNull()
    expect(match('', '')).toBeNull()
    expect(matchLender({ companies: [], labels: [] }, { label_name: 'ING Annuïteiten', lender_code: 'IG' })).toBeNull()
  })

  test('of two products of one name is the one of the code, and without that none', () => {
    const { companies } = officeLenders
    const twice = ['OB', 'IG'].map((code, i) => {
      const company_id = companies.find(company => company.code === code)?.id ?? ''
      return { id: `l${i}`, company_id, code, name: 'Basis' }
    })
    const lists = { companies, labels: twice }
    expect(matchLender(lists, { label_name: 'Basis', lender_code: 'IG' })?.label?.id).toBe('l1')
    expect(matchLender(lists, { label_name: 'Basis', lender_code: null })).toBeNull()
  })

  test('is none by a name that nobody has, and one whose lender is in no list is found by its code alone', () => {
    const company = { id: 'c1', code: '', name: 'Zonder code' }
    const label = { id: 'l1', company_id: 'c1', code: '', name: '' }
    for (const said of [null, '', ' ']) {
      const nameless = { companies: [company], labels: [label] }
      expect(matchLender(nameless, { label_name: said, lender_code: said })).toBeNull()
    }
    const lost = { companies: officeLenders.companies, labels: [{ ...label, company_id: 'weg', name: 'Basis' }] }
    expect(matchLender(lost, { label_name: 'Basis', lender_code: null })).toBeNull()
    expect(matchLender(lost, { label_name: 'Basis', lender_code: 'IG' })).toMatchObject({
      company: { name: 'ING' },
      label: null,
    })
  })

  test('is compared by its words: what is written together is another name', () => {
    expect(normaliseName(' Vaste \t Rente ')).toBe('vaste rente')
    expect(normaliseName('Vasterente')).toBe('vasterente')
  })
})

describe('a repayment form, RET-35, OPEN-114', () => {
  test.each([
    ['Aflossingsvrije hypotheek', null, '5'],
    ['LINEAIR', null, '2'],
    ['Annuïteiten', null, '1'],
    ['annuitair', null, '1'],
    ['Bankspaarhypotheek', null, '50'],
    ['Spaarhypotheek', null, '50'],
    ['Levenhypotheek', null, '3'],
    ['Beleggingshypotheek', null, '10'],
    ['2', null, '2'],
    ['51', null, '51'],
    ['Onbekend', 'Lineair', '2'],
    [null, 'aflossingsvrij', '5'],
    ['Onbekend', 'ook onbekend', null],
    ['7', null, null],
    [null, null, null],
  ])('%s or %s is %s', (label, variant, code) => {
    expect(repaymentFormOf(label, variant)).toBe(code)
  })
})
