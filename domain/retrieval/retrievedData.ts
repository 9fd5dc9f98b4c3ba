/** What the provider retrieved, as far as it could be read (checklist OPEN-106), with the source of each part. */

import * as t from 'io-ts'
import { entity, field, type Privacy } from '../language/privacy'
import { partSourceCodec } from './source'

/** How a value of the provider's is read; null: it did not say, or not so that it can be read. Dates are ISO. */
export const providerCodecs = {
  text: t.union([t.string, t.null], 'SaidText'),
  number: t.union([t.number, t.null], 'SaidNumber'),
  date: t.union([t.string, t.null], 'SaidDate'),
  /** 1 and 0, and -1 for unknown. */
  yesNo: t.union([t.literal(1), t.literal(0), t.literal(-1), t.null], 'SaidYesNo'),
} as const

const text = (privacy: Privacy) => field(providerCodecs.text, privacy)
const amount = field(providerCodecs.number, 'amount')
const date = field(providerCodecs.date, 'date')
const choice = field(providerCodecs.yesNo, 'situation')
const source = field(partSourceCodec, 'open')

const address = {
  street: text('address'),
  number: text('address'),
  addition: text('address'),
  postal_code: text('address'),
  place: text('address'),
}
export const retrievedAddressCodec = entity('RetrievedAddress', address)
const addressOrNull = field(t.union([retrievedAddressCodec, t.null]), 'address')

const person = {
  source,
  salutation: text('situation'),
  official_first_names: text('name'),
  first_name: text('name'),
  insertion: text('name'),
  last_name: text('name'),
  date_of_birth: field(providerCodecs.date, 'birth'),
  gender: text('situation'),
  phone: text('contact'),
  email: text('contact'),
  address: addressOrNull,
}

export const retrievedCustomerCodec = entity('RetrievedCustomer', {
  ...person,
  initials: text('name'),
  smoking: choice,
  maritial_status: field(providerCodecs.number, 'situation'),
  has_partner: choice,
  has_children: choice,
  has_employers: choice,
  has_companies: choice,
  is_pensioned: choice,
  has_mortgage_with_partner: choice,
})

export const retrievedPartnerCodec = entity('RetrievedPartner', {
  ...person,
  salaris_bruto_per_maand: amount,
  different_address: choice,
})

export const retrievedChildCodec = entity('RetrievedChild', {
  source,
  first_name: text('name'),
  insertion: text('name'),
  last_name: text('name'),
  place_of_birth: text('birth'),
  date_of_birth: field(providerCodecs.date, 'birth'),
  gender: text('situation'),
  lives_at_home: choice,
  studies: choice,
})

export const retrievedPropertyCodec = entity('RetrievedProperty', {
  source,
  address: addressOrNull,
  woz_waarde: amount,
  marktwaarde_woning: amount,
})

/** `monthly_salary` is gross; the own contribution and the addition are amounts a year (checklist OPEN-113). */
export const retrievedEmploymentCodec = entity('RetrievedEmployment', {
  source,
  name: text('name'),
  current: choice,
  monthly_salary: amount,
  own_car_contribution: amount,
  car_addition: amount,
  date_of_service: date,
  function: text('words'),
  permanent_service: choice,
  payroll_tax_credit: choice,
  working_hours: amount,
})

/** `gross_wage`: a year's, holiday allowance included. */
export const retrievedTaxReturnCodec = entity('RetrievedTaxReturn', { source, gross_wage: amount })

/** `aflosvorm`: a code, or what the lender calls it; `variant`: what the form is called beside that. */
export const retrievedLoanPartCodec = entity('RetrievedLoanPart', {
  leningdeelnummer: text('identifier'),
  aflosvorm: text('situation'),
  variant: text('situation'),
  oorspronkelijke_hoogte_leningdeel: amount,
  huidige_hoogte_leningdeel: amount,
  ingangsdatum_leningdeel: date,
  einddatum_leningdeel: date,
  rentepercentage: amount,
  interest_type: text('situation'),
  einddatum_rentevastperiode: date,
  rentevast_periode_in_jaren: amount,
  nationale_hypotheekgarantie: text('situation'),
  opgebouwde_spaarwaarde: amount,
})

/** `label_name`: the product; `lender_code`: the lender. */
export const retrievedMortgageCodec = entity('RetrievedMortgage', {
  source,
  label_name: text('situation'),
  lender_code: text('situation'),
  rsin: text('identifier'),
  is_shared: choice,
  historische_woningwaarde: amount,
  parts: field(t.readonlyArray(retrievedLoanPartCodec), 'answer'),
})

export const retrievedPensionCodec = entity('RetrievedPension', {
  source,
  aow_uitkering: amount,
  aow_gerechtigd: field(providerCodecs.number, 'situation'),
  aow_alleenstaand: amount,
  aow_samenwonend: amount,
  bruto_pensioenbedrag: amount,
  bruto_partnerpensioenbedrag: amount,
  vanaf_leeftijd_jaren: amount,
  vanaf_leeftijd_maanden: amount,
  tot_overlijden: choice,
})

/** A document that came along; its bytes go the way of the customer's own files. `size` is in bytes. */
const retrievedFileCodec = entity('RetrievedFile', {
  filename: field(t.string, 'words', 'document'),
  type: field(t.keyof({ PDF: null, XML: null }), 'open'),
  size: field(t.number, 'open', 'side'),
})
export type RetrievedFile = t.TypeOf<typeof retrievedFileCodec>

const many = <C extends t.Mixed>(codec: C) => field(t.readonlyArray(codec), 'answer')
const one = <C extends t.Mixed>(codec: C) => field(t.union([codec, t.null]), 'answer')

/** A key that is not here is not kept: nothing that opens something can come along. */
export const retrievedDataCodec = entity('Retrieved', {
  customer: one(retrievedCustomerCodec),
  partner: one(retrievedPartnerCodec),
  children: many(retrievedChildCodec),
  properties: many(retrievedPropertyCodec),
  employments: many(retrievedEmploymentCodec),
  tax_return: one(retrievedTaxReturnCodec),
  mortgages: many(retrievedMortgageCodec),
  pensions: many(retrievedPensionCodec),
  files: many(retrievedFileCodec),
})
export type RetrievedData = t.TypeOf<typeof retrievedDataCodec>
