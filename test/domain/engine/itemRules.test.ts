import { describe, expect, test } from 'vitest'
import { typedAnswer } from '../../../domain/engine/kinds/kinds'
import { slotAddress } from '../../../domain/engine/path'
import { showYears } from '../../../domain/format/amount'
import type { Answer } from '../../../domain/language/answer'
import { severalLenders } from '../../arbitraries/lenders'
import { item, portal } from '../../projections/portal'

const withItem = (list: string) => {
  const home = portal({ type: 'full' })
  const id = home.adds(`customer.${list}`)
  return { home, at: (path: string) => `customer.${list}.${id}.${path}` }
}

test.each([
  ['29-02-1900', false],
  ['28-02-1900', true],
  ['29-02-2000', true],
  ['29-02-2023', false],
  ['31-06-2020', false],
  ['01-01-0999', false],
])('a company may have started on %s: %s', (date, isRight) => {
  const { home, at } = withItem('companies')
  home.answers(at('start_date'), date)
  expect(home.message(at('start_date'))).toBe(isRight ? null : 'Vul een startdatum in')
})

describe('what is asked of every item', () => {
  test.each([
    ['PD-29', 'employers', 'name', 'Vul een werkgever in'],
    ['PD-30', 'employers', 'date_of_service', 'Vul een datum in'],
    ['PD-31', 'employers', 'function', 'Vul een functie in'],
    ['PD-40', 'companies', 'name', 'Vul een naam in'],
    ['PD-41', 'companies', 'registration_number', 'Vul een KvK-nummer in'],
    ['PD-42', 'companies', 'legal_type', 'Vul een rechtsvorm in'],
    ['PD-43', 'companies', 'start_date', 'Vul een startdatum in'],
    ['PD-56, OPEN-61', 'children', 'first_name', 'Vul een voornaam in'],
    ['PD-57, OPEN-61', 'children', 'last_name', 'Vul een achternaam in'],
    ['PD-58, OPEN-61', 'children', 'gender', 'Vul een geslacht in'],
    ['PD-59, OPEN-61', 'children', 'date_of_birth', 'Vul een geboortedatum in'],
    ['PD-60', 'children', 'studies', 'Maak een keuze'],
    ['PD-61', 'children', 'lives_at_home', 'Maak een keuze'],
  ])('%s: %s %s', (_id, list, path, message) => {
    const { home, at } = withItem(list)
    expect(home.message(at(path))).toBe(message)
  })

  test('PD-30, PD-31: monitoring asks only the name of an employer', () => {
    const home = portal({ type: 'mortgage' })
    const id = home.adds('customer.employers')
    const refused = home.verdict('personal_details').errors.map(([path]) => path)
    expect(refused.filter(path => path.includes(id))).toEqual([`customer.employers.${id}.name`])
  })

  test('a child may be born today, not tomorrow', () => {
    const { home, at } = withItem('children')
    home.answers(at('date_of_birth'), '21-11-2026')
    expect(home.message(at('date_of_birth'))).toBeNull()
    home.answers(at('date_of_birth'), '22-11-2026')
    expect(home.message(at('date_of_birth'))).toBe('Vul een geboortedatum in')
  })
})

describe('a loan part', () => {
  const part = () => {
    const home = portal({ type: 'mortgage', lenders: severalLenders })
    const mortgage = home.adds('customer.mortgages')
    const [id = ''] = home.ids(`customer.mortgages.${mortgage}.parts`)
    const at = (path: string) => `customer.mortgages.${mortgage}.parts.${id}.${path}`
    return { home, at, message: (path: string) => home.message(at(path), 'mortgage_and_pension'), mortgage }
  }

  test.each([
    ['LEN-25', 'aflosvorm', 'Maak een keuze'],
    ['LEN-26', 'interest_type', 'Maak een keuze'],
    ['LEN-27', 'leningdeelnummer', 'Vul een leningdeelnummer in'],
    ['LEN-28', 'ingangsdatum_leningdeel', 'Vul de ingangsdatum van het leningdeel in'],
    ['LEN-29', 'einddatum_leningdeel', 'Vul de einddatum van het leningdeel in'],
    ['LEN-30', 'oorspronkelijke_hoogte_leningdeel', 'Vul de oorspronkelijke hoogte van het leningdeel in'],
    ['LEN-31', 'rentepercentage', 'Vul een rente in'],
    ['LEN-34', 'einddatum_rentevastperiode', 'Vul een einddatum in'],
    ['LEN-35', 'rentevast_periode_in_jaren', 'Vul het aantal rentevaste jaren in'],
  ])('%s: %s', (_id, path, message) => {
    expect(part().message(path)).toBe(message)
  })

  test.each<[string, number, string | null]>([
    ['LEN-32', -0.01, 'Rente mag niet negatief zijn'],
    ['LEN-32', 0, null],
    ['LEN-33', 100, null],
    ['LEN-33', 100.01, 'Rente is een te groot getal'],
  ])('%s: a rate of %d', (_id, rate, message) => {
    const { home, at, message: told } = part()
    home.answers(at('rentepercentage'), rate)
    expect(told('rentepercentage')).toBe(message)
  })

  test('OPEN-67: it ends after it starts', () => {
    const { home, at, message } = part()
    home.answers(at('ingangsdatum_leningdeel'), '01-01-2020')
    home.answers(at('einddatum_leningdeel'), '01-01-2020')
    expect(message('einddatum_leningdeel')).toBe('Vul de einddatum van het leningdeel in')
    home.answers(at('einddatum_leningdeel'), '02-01-2020')
    expect(message('einddatum_leningdeel')).toBeNull()
  })

  test('OPEN-74: with a variable rate the fixed period has no end and no length', () => {
    const { home, at, message } = part()
    home.answers(at('interest_type'), 'variable')
    expect(message('einddatum_rentevastperiode')).toBeNull()
    expect(message('rentevast_periode_in_jaren')).toBeNull()
  })

  test('LEN-23, LEN-24: lender and product', () => {
    const { home, mortgage } = part()
    expect(home.message(`customer.mortgages.${mortgage}.hdn_company_id`, 'mortgage_and_pension')).toBe('Maak een keuze')
    expect(home.message(`customer.mortgages.${mortgage}.hdn_company_label_id`, 'mortgage_and_pension')).toBe(
      'Maak een keuze',
    )
  })

  test.each<[string, string, boolean]>([
    ['none', 'none', false],
    ['Annuïteiten', '1', false],
    ['Lineair', '2', false],
    ['Aflossingsvrij', '5', false],
    ['Levenhypotheek', '3', true],
    ['Beleggingshypotheek', '10', true],
    ['Bankspaarhypotheek', '50', true],
    ['a hidden form', '9', true],
    ['a hidden form', '13', true],
    ['a hidden form', '51', true],
    ['a hidden form', '52', true],
    ['a hidden form', '53', true],
  ])('LEN-19: with %s (%s) savings are asked: %s', (_label, form, isAsked) => {
    const { home, at } = part()
    home.answers(at('aflosvorm'), form)
    expect(home.shows(at('opgebouwde_spaarwaarde'))).toBe(isAsked)
  })

  const offered = [
    'Aflossingsvrij',
    'Lineair',
    'Annuïteiten',
    'Bankspaarhypotheek',
    'Levenhypotheek',
    'Beleggingshypotheek',
  ]

  test('LEN-39, LEN-40, OPEN-80: a hidden form shows while a loaded part has it, and never again after', () => {
    const loaded = item({ id: '1' }, { parts: [item({ id: '2', aflosvorm: '51' })] })
    const home = portal({ type: 'mortgage', lists: { 'customer.mortgages': [loaded] } })
    const [mortgage = ''] = home.ids('customer.mortgages')
    const form = `customer.mortgages.${mortgage}.parts.${home.ids(`customer.mortgages.${mortgage}.parts`)[0]}.aflosvorm`
    expect(home.value(form)).toBe('51')
    expect(home.options(form)).toEqual([...offered, 'Andere aflosvorm'])
    expect(home.message(form, 'mortgage_and_pension')).toBeNull()
    home.answers(form, '2')
    expect(home.options(form)).toEqual(offered)
  })

  test('LEN-20, LEN-21, OPEN-76: the first loan part stays, later ones may go, and so may every mortgage', () => {
    const { home, mortgage } = part()
    const parts = `customer.mortgages.${mortgage}.parts`
    const [first = ''] = home.ids(parts)
    const second = home.adds(parts)
    expect(home.refuses({ type: 'RemoveItem', list: parts, id: first })).toEqual({ tag: 'FirstItemStays', list: parts })
    home.removes(parts, second)
    expect(home.ids(parts)).toEqual([first])
    home.removes('customer.mortgages', mortgage)
    expect(home.verdict('mortgage_and_pension')).toEqual({ errors: [], next: 'complete' })
  })

  test('LEN-37, LEN-38, OPEN-75: the present height and the guarantee may be left open', () => {
    const { home, at, message } = part()
    expect(message('huidige_hoogte_leningdeel')).toBeNull()
    expect(message('nationale_hypotheekgarantie')).toBeNull()
    home.answers(at('huidige_hoogte_leningdeel'), 187500.5)
    expect(home.value(at('huidige_hoogte_leningdeel'))).toBe(187500.5)
  })

  test.each<[string, Answer, string, string | null]>([
    ['10', 120, '10', null],
    ['10,5', 126, '10,5', null],
    ['0', 0, '0', null],
    ['tien', 'tien', 'tien', 'Ongeldige waarde'],
    ['-1', -12, '-1', 'Vul het aantal rentevaste jaren in'],
    ['', '', '', 'Vul het aantal rentevaste jaren in'],
  ])('LEN-22, OPEN-77: %j years are stored as %j months and shown as %j', (typed, stored, shown, told) => {
    const { home, at, message } = part()
    const question = slotAddress(home.catalogue, at('rentevast_periode_in_jaren'))?.slot.question
    if (question === undefined) throw new Error('no such question')
    const answer = typedAnswer(question, typed) ?? ''
    expect(answer).toBe(stored)
    home.answers(at('rentevast_periode_in_jaren'), answer)
    expect(message('rentevast_periode_in_jaren')).toBe(told)
    expect(typeof stored === 'number' ? showYears(stored) : stored).toBe(shown)
  })

  test('LEN-22, OPEN-77: months are loaded as months', () => {
    const loaded = item({ id: '1' }, { parts: [item({ id: '2', rentevast_periode_in_jaren: '120' })] })
    const home = portal({ type: 'mortgage', lists: { 'customer.mortgages': [loaded] } })
    const parts = `customer.mortgages.${home.ids('customer.mortgages')[0]}.parts`
    expect(home.value(`${parts}.${home.ids(parts)[0]}.rentevast_periode_in_jaren`)).toBe(120)
  })
})
