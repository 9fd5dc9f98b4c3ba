import { describe, expect, test } from 'vitest'
import type { Answer } from '../../../domain/language/answer'
import { portal } from '../../projections/portal'

const person = (path: string): string => `customer.${path}`

describe('what the customer is told about an answer that is not right', () => {
  test.each<[string, string, Answer, string]>([
    ['PD-08', 'salutation', '', 'Vul uw aanhef in'],
    ['PD-13', 'first_name', '', 'Vul uw roepnaam in'],
    ['PD-14', 'last_name', ' ', 'Vul uw achternaam in'],
    ['PD-15', 'gender', '', 'Vul uw geslacht in'],
    ['PD-16', 'maritial_status', -1, 'Vul uw burgerlijke staat in'],
    ['PD-17', 'date_of_birth', '', 'Vul uw geboortedatum in'],
    ['PD-18', 'address.street', '', 'Dit veld is verplicht'],
    ['PD-19', 'address.number', '', 'Dit veld is verplicht'],
    ['PD-20', 'address.postal_code', '', 'Dit veld is verplicht'],
    ['PD-21', 'address.place', '', 'Dit veld is verplicht'],
    ['PD-26', 'has_employers', -1, 'Bent u in loondienst?'],
    ['OPEN-58, PD-37', 'has_companies', -1, 'Staat u ingeschreven bij de Kamer van Koophandel?'],
    ['OPEN-62', 'email', 'naam@voorbeeld', 'Vul een geldig e-mailadres in'],
    ['OPEN-62', 'email', 'na am@voorbeeld.nl', 'Vul een geldig e-mailadres in'],
    ['OPEN-62', 'email', 'a@b@voorbeeld.nl', 'Vul een geldig e-mailadres in'],
    ['OPEN-62, 255 characters', 'email', `${'a'.repeat(242)}@voorbeeld.nl`, 'Vul een geldig e-mailadres in'],
    ['OPEN-63', 'phone', '061234567', 'Vul een geldig telefoonnummer in'],
    ['OPEN-63', 'phone', '+1234567', 'Vul een geldig telefoonnummer in'],
    ['OPEN-64', 'address.postal_code', '0123AB', 'Vul een geldige postcode in'],
    ['OPEN-64', 'address.postal_code', '1234SS', 'Vul een geldige postcode in'],
    ['OPEN-64', 'address.postal_code', '1234 sa', 'Vul een geldige postcode in'],
    ['OPEN-65', 'address.number', '0', 'Vul een geldig huisnummer in, zonder letters'],
    ['OPEN-65', 'address.number', '12a', 'Vul een geldig huisnummer in, zonder letters'],
    ['OPEN-65', 'address.number', '100000', 'Vul een geldig huisnummer in, zonder letters'],
  ])('%s: %s %j', (_id, path, value, message) => {
    const home = portal({ type: 'full' })
    home.answers(person(path), value)
    expect(home.message(person(path))).toBe(message)
  })

  test.each<[string, string, Answer]>([
    ['OPEN-62, 254 characters', 'email', `${'a'.repeat(241)}@voorbeeld.nl`],
    ['OPEN-62, optional', 'email', ''],
    ['OPEN-63', 'phone', '06-12 34 56 78'],
    ['OPEN-63', 'phone', '+31612345678'],
    ['OPEN-63', 'phone', '0031 (6) 12345678'],
    ['OPEN-63', 'phone', '+12345678'],
    ['OPEN-63, optional', 'phone', ''],
    ['OPEN-64', 'address.postal_code', '1234 ab'],
    ['OPEN-64', 'address.postal_code', '1234SE'],
    ['OPEN-65', 'address.number', '99999'],
    ['OPEN-59', 'smoking', -1],
    ['OPEN-59', 'has_partner', -1],
    ['OPEN-59', 'has_children', -1],
    ['OPEN-69', 'address.woz_waarde', ''],
  ])('nothing, %s: %s %j', (_id, path, value) => {
    const home = portal({ type: 'full' })
    home.answers(person(path), value)
    expect(home.message(person(path))).toBeNull()
  })

  test('PD-12, PD-13: monitoring asks initials and no first name, the others the other way round', () => {
    const watched = portal({ type: 'pension' })
    expect(watched.message('customer.initials')).toBe('Vul uw initialen in')
    expect(watched.shows('customer.first_name')).toBe(false)
    const full = portal({ type: 'full' })
    expect(full.message('customer.initials')).toBeNull()
    expect(full.message('customer.first_name')).toBe('Vul uw roepnaam in')
  })

  test('PD-62: a step with errors is refused, and one without is not', () => {
    const home = portal({ type: 'full' })
    expect(home.verdict('personal_details').next).toBeNull()
    expect(home.verdict('questions_for_the_advisor')).toEqual({ errors: [], next: 'complete' })
  })
})

describe('dates, OPEN-67', () => {
  test.each([
    ['31-02-1990', false],
    ['29-02-1991', false],
    ['29-02-1992', true],
    ['29-02-1900', false],
    ['29-02-2000', true],
    ['31-04-1990', false],
    ['1-1-1990', false],
    ['1990-01-01', false],
    ['01-01-1990', true],
  ])('%s is a date of birth: %s', (date, isRight) => {
    const home = portal({ type: 'full' })
    home.answers('customer.date_of_birth', date)
    expect(home.message('customer.date_of_birth')).toBe(isRight ? null : 'Vul uw geboortedatum in')
  })

  test.each([
    ['2026-11-21', '21-11-2008', true],
    ['2026-11-21', '22-11-2008', false],
    ['2026-11-21', '22-11-1905', true],
    ['2026-11-21', '21-11-1905', false],
    ['2026-02-28', '29-02-2008', false],
    ['2026-03-01', '29-02-2008', true],
  ])('today %s, born %s, is 18 to 120 years old: %s', (today, born, isRight) => {
    const home = portal({ type: 'full', today })
    home.answers('customer.date_of_birth', born)
    expect(home.message('customer.date_of_birth') === null).toBe(isRight)
  })

  test('a birthday passes at midnight, without anything being answered', () => {
    const home = portal({ type: 'full', today: '2026-11-20' })
    home.answers('customer.date_of_birth', '21-11-2008')
    expect(home.message('customer.date_of_birth')).toBe('Vul uw geboortedatum in')
    home.does({ type: 'BeginDay', today: '2026-11-21' })
    expect(home.message('customer.date_of_birth')).toBeNull()
  })
})

const partnered = (type: 'full' | 'pension') => {
  const home = portal({ type })
  home.answers('customer.has_partner', 1)
  if (type === 'full') home.answers('customer.has_mortgage_with_partner', 1)
  return home
}

describe('the partner', () => {
  test.each([
    ['PD-46', 'first_name', "Vul uw partner's voornaam in"],
    ['PD-47', 'last_name', "Vul uw partner's achternaam in"],
    ['PD-48', 'gender', "Vul uw partner's geslacht in"],
    ['PD-49', 'email', "Vul uw partner's e-mailadres in"],
    ['PD-50', 'date_of_birth', "Vul uw partner's geboortedatum in"],
    ['PD-51', 'salaris_bruto_per_maand', "Vul uw partner's salaris in"],
  ])('%s: %s', (_id, path, message) => {
    expect(partnered('full').message(`customer.partner.${path}`)).toBe(message)
  })

  test.each<[Answer, string | null]>([
    [-0.01, 'Ongeldige waarde'],
    [0, null],
    [50_000_000, null],
    [50_000_000.01, 'Ongeldige waarde'],
    ['veel', 'Ongeldige waarde'],
  ])('PD-52: a salary of %j', (salary, message) => {
    const home = partnered('full')
    home.answers('customer.partner.salaris_bruto_per_maand', salary)
    expect(home.message('customer.partner.salaris_bruto_per_maand')).toBe(message)
  })

  test('OPEN-57: in monitoring only names and date of birth are asked', () => {
    const home = partnered('pension')
    const refused = home.verdict('personal_details').errors.map(([path]) => path)
    expect(refused.filter(path => path.startsWith('customer.partner'))).toEqual([
      'customer.partner.first_name',
      'customer.partner.last_name',
      'customer.partner.date_of_birth',
    ])
  })
})

test.each([
  [0, true],
  [2, true],
  [4, true],
  [-1, false],
  [5, false],
  [1.5, false],
])('OPEN-72: a slider of the characteristics at %d is right: %s', (place, isRight) => {
  const home = portal({ type: 'full' })
  const path = 'personal_characteristics.sections.section_1.questions.question_1.value'
  expect(home.message(path, 'personal_characteristics')).toBeNull()
  home.answers(path, place)
  expect(home.message(path, 'personal_characteristics')).toBe(isRight ? null : 'Ongeldige waarde')
})
