import { lenderIds } from './lenders'

type Fields = Readonly<Record<string, unknown>>

/** `day` is MM-DD; the office writes some dates as ISO and some as DD-MM-YYYY, as offices do. */
export const iso = (year: number, day: string): string => `${year}-${day}`
export const dutch = (year: number, day: string): string => `${day.slice(3)}-${day.slice(0, 2)}-${year}`

export type Name = readonly [firstNames: string, first: string, insertion: string, last: string, gender: 'm' | 'f']

/** The fields of a person whom the office knows well. */
export function person(
  [firstNames, first_name, insertion, last_name, gender]: Name,
  dateOfBirth: string,
  more: Fields = {},
): Fields {
  const initials = firstNames.split(' ').map(name => `${name.charAt(0)}.`)
  return {
    salutation: gender === 'm' ? 'De heer' : 'Mevrouw',
    initials: initials.join(''),
    official_first_names: firstNames,
    first_name,
    insertion,
    last_name,
    date_of_birth: dateOfBirth,
    gender,
    ...more,
  }
}

export const address = (
  street: string,
  number: number,
  addition: string,
  postal_code: string,
  place: string,
  woz?: number | string,
): Fields => ({ street, number, addition, postal_code, place, ...(woz === undefined ? {} : { woz_waarde: woz }) })

export const child = (
  [, first_name, insertion, last_name, gender]: Name,
  place_of_birth: string,
  date_of_birth: string,
  [lives_at_home, studies]: readonly [number, number],
): Fields => ({ first_name, insertion, last_name, place_of_birth, date_of_birth, gender, lives_at_home, studies })

/** `salary` is gross per year; `car` is the addition and the own contribution of a company car. */
export const employment = (
  name: string,
  work: string,
  salary: number | string,
  date_of_service: string,
  car?: readonly [addition: number, contribution: number],
): Fields => ({
  name,
  tax_number: `${Math.abs(hash(name))}L01`,
  salary,
  date_of_service,
  function: work,
  permanent_service: 1,
  payroll_tax_credit: 1,
  working_hours: 156,
  has_car: car === undefined ? 0 : 1,
  car_addition: car?.[0] ?? 0,
  car_contribution: car?.[1] ?? 0,
})

const hash = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 33 + letter.charCodeAt(0)) % 899_999_999, 100_000_000)

/** A mortgage at a lender (by its code and the position of the product) with its loan parts. */
export const mortgage = (lender: string, product: number, homeValue: number, parts: readonly Fields[], shared = 0) => ({
  fields: {
    ...lenderIds(lender, product),
    rsin: String(800_000_000 + (homeValue % 99_999_999)),
    is_shared: shared,
    historische_woningwaarde: homeValue,
  },
  parts,
})

/** `form` is the code of the repayment form, amounts in euro, `years` the length of the loan, `fixedYears` of the rate. */
export function part(
  number: number,
  form: number,
  [original, current]: readonly [number | string, number | string],
  rate: number | string,
  [start, years, fixedYears]: readonly [start: number, years: number, fixedYears: number],
  more: Fields = {},
): Fields {
  return {
    leningdeelnummer: String(number).padStart(3, '0'),
    aflosvorm: form,
    oorspronkelijke_hoogte_leningdeel: original,
    huidige_hoogte_leningdeel: current,
    ingangsdatum_leningdeel: iso(start, '05-01'),
    einddatum_leningdeel: dutch(start + years, '05-01'),
    rentepercentage: rate,
    interest_type: 'fixed',
    einddatum_rentevastperiode: iso(start + fixedYears, '05-01'),
    rentevast_periode_in_jaren: fixedYears * 12,
    nationale_hypotheekgarantie: 'none',
    opgebouwde_spaarwaarde: 0,
    ...more,
  }
}

export const pension = (aow: number, single: number, together: number, gross: number | string, partner: number) => ({
  aow_uitkering: aow,
  aow_gerechtigd: 1,
  aow_alleenstaand: single,
  aow_samenwonend: together,
  bruto_pensioenbedrag: gross,
  bruto_partnerpensioenbedrag: partner,
  vanaf_leeftijd_jaren: 67,
  vanaf_leeftijd_maanden: 3,
  tot_overlijden: 1,
})
