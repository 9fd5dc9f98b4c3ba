import { address, type Name } from '../people'

type Fields = Readonly<Record<string, unknown>>

/** The government's personal data, as the provider hands it on; dates ISO and DD-MM-YYYY, as sources write them. */
export const retrievedPerson = (
  [official_first_names, first_name, insertion, last_name, gender]: Name,
  date_of_birth: string,
  more: Fields = {},
): Fields => ({ source: 'moh', official_first_names, first_name, insertion, last_name, date_of_birth, gender, ...more })

export const retrievedChild = (
  first_name: string,
  last_name: string,
  date_of_birth: string,
  more: Fields = {},
): Fields => ({
  source: 'moh',
  first_name,
  insertion: '',
  last_name,
  place_of_birth: 'Utrecht',
  date_of_birth,
  ...more,
})

export const home = (street: string, number: number, postalCode: string, place: string): Fields =>
  address(street, number, '', postalCode, place)

export const property = (at: Fields, woz_waarde: number | string, more: Fields = {}): Fields => ({
  source: 'moh',
  address: at,
  woz_waarde,
  ...more,
})

/** Of the benefits agency's insurance report: `monthly` is gross; `car`: the addition and own contribution a year. */
export const retrievedJob = (
  name: string,
  work: string,
  monthly: number | string,
  date_of_service: string,
  more: Fields = {},
): Fields => ({
  source: 'uwv',
  name,
  current: true,
  monthly_salary: monthly,
  own_car_contribution: 0,
  car_addition: 0,
  date_of_service,
  function: work,
  permanent_service: 1,
  payroll_tax_credit: 1,
  working_hours: 156,
  ...more,
})

export const retrievedMortgage = (label_name: string, lender_code: string, parts: readonly Fields[]): Fields => ({
  source: 'mbd',
  label_name,
  lender_code,
  is_shared: 0,
  parts,
})

/** `form` is what the lender calls the repayment form; `start` the year, of a loan of 30 years fixed for 20. */
export const retrievedLoanPart = (
  leningdeelnummer: string,
  form: string,
  [original, current]: readonly [original: number | string, current: number | string],
  rentepercentage: number | string,
  start: number,
  more: Fields = {},
): Fields => ({
  leningdeelnummer,
  aflosvorm: form,
  oorspronkelijke_hoogte_leningdeel: original,
  huidige_hoogte_leningdeel: current,
  ingangsdatum_leningdeel: `${start}-05-01`,
  einddatum_leningdeel: `01-05-${start + 30}`,
  rentepercentage,
  einddatum_rentevastperiode: `${start + 20}-05-01`,
  rentevast_periode_in_jaren: 240,
  nationale_hypotheekgarantie: 'none',
  ...more,
})

export const retrievedPension = (
  [aow_uitkering, aow_alleenstaand, aow_samenwonend]: readonly [number, number, number],
  bruto_pensioenbedrag: number | string,
  bruto_partnerpensioenbedrag: number,
  more: Fields = {},
): Fields => ({
  source: 'mpo',
  aow_uitkering,
  aow_gerechtigd: 1,
  aow_alleenstaand,
  aow_samenwonend,
  bruto_pensioenbedrag,
  bruto_partnerpensioenbedrag,
  vanaf_leeftijd_jaren: 67,
  vanaf_leeftijd_maanden: 3,
  tot_overlijden: 1,
  ...more,
})

const dataUrl = (type: string, text: string): string => `data:${type};base64,${btoa(text)}`

/** A small real PDF of one empty page: every reader opens it. */
const onePage = [
  '%PDF-1.4',
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
  '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj',
  'trailer<</Root 1 0 R>>',
  '%%EOF',
].join('\n')

export const pdf = (filename: string): Fields => ({
  filename,
  type: 'PDF',
  payload: dataUrl('application/pdf', onePage),
})

export const xml = (filename: string): Fields => ({
  filename,
  type: 'XML',
  payload: dataUrl('text/xml', '<?xml version="1.0" encoding="UTF-8"?><pensioenoverzicht/>'),
})
