/**
 * Tables of how each field of the office's customer data is read: customer, address, partner, employer, company,
 * child, mortgage, loan part, pension.
 */
import type * as t from 'io-ts'
import { looseDate, looseDecimal, looseId, looseNumber, looseText, looseYesNo } from './looseCodecs'

/** How each field of an entity is read (spec 1 section 3, spec 2 section 3). A key that is not here is ignored. */
export type FieldTable = Readonly<Record<string, t.Decoder<unknown, string | number>>>

export const addressFields: FieldTable = {
  street: looseText,
  number: looseText,
  addition: looseText,
  postal_code: looseText,
  place: looseText,
  woz_waarde: looseNumber,
  marktwaarde_woning: looseNumber,
}

export const customerFields: FieldTable = {
  id: looseId,
  is_main_customer: looseYesNo,
  is_partner: looseYesNo,
  salutation: looseText,
  initials: looseText,
  official_first_names: looseText,
  first_name: looseText,
  insertion: looseText,
  last_name: looseText,
  date_of_birth: looseDate,
  gender: looseText,
  smoking: looseYesNo,
  maritial_status: looseNumber,
  customer_number: looseText,
  accept_terms: looseYesNo,
  phone: looseText,
  email: looseText,
  has_partner: looseYesNo,
  has_children: looseYesNo,
  has_employers: looseYesNo,
  has_companies: looseYesNo,
  is_pensioned: looseYesNo,
  has_mortgage_with_partner: looseYesNo,
}

export const partnerFields: FieldTable = {
  id: looseId,
  salutation: looseText,
  first_name: looseText,
  official_first_names: looseText,
  insertion: looseText,
  last_name: looseText,
  email: looseText,
  phone: looseText,
  date_of_birth: looseDate,
  gender: looseText,
  salaris_bruto_per_maand: looseNumber,
  different_address: looseYesNo,
}

export const employerFields: FieldTable = {
  name: looseText,
  tax_number: looseText,
  salary: looseNumber,
  date_of_service: looseDate,
  function: looseText,
  permanent_service: looseYesNo,
  payroll_tax_credit: looseYesNo,
  working_hours: looseNumber,
  has_car: looseYesNo,
  car_addition: looseNumber,
  car_contribution: looseNumber,
}

export const companyFields: FieldTable = {
  name: looseText,
  registration_number: looseText,
  risn_number: looseText,
  sbi_code: looseText,
  legal_type: looseText,
  apply_payroll_tax_discount: looseYesNo,
  has_personnel: looseYesNo,
  is_major_shareholder: looseYesNo,
  percentage_of_shares: looseDecimal,
  income_percentage: looseDecimal,
  average_net_profit: looseNumber,
  start_date: looseDate,
}

export const childFields: FieldTable = {
  first_name: looseText,
  insertion: looseText,
  last_name: looseText,
  place_of_birth: looseText,
  date_of_birth: looseDate,
  gender: looseText,
  lives_at_home: looseYesNo,
  studies: looseYesNo,
}

export const mortgageFields: FieldTable = {
  rsin: looseText,
  is_shared: looseYesNo,
  hdn_company_id: looseId,
  hdn_company_label_id: looseId,
  historische_woningwaarde: looseNumber,
}

export const partFields: FieldTable = {
  mortgage_id: looseId,
  leningdeelnummer: looseText,
  aflosvorm: looseText,
  oorspronkelijke_hoogte_leningdeel: looseNumber,
  huidige_hoogte_leningdeel: looseNumber,
  ingangsdatum_leningdeel: looseDate,
  einddatum_leningdeel: looseDate,
  rentepercentage: looseDecimal,
  interest_type: looseText,
  einddatum_rentevastperiode: looseDate,
  rentevast_periode_in_jaren: looseNumber,
  nationale_hypotheekgarantie: looseText,
  opgebouwde_spaarwaarde: looseNumber,
}

export const pensionFields: FieldTable = {
  aow_uitkering: looseNumber,
  aow_gerechtigd: looseNumber,
  aow_alleenstaand: looseNumber,
  aow_samenwonend: looseNumber,
  bruto_pensioenbedrag: looseNumber,
  bruto_partnerpensioenbedrag: looseNumber,
  vanaf_leeftijd_jaren: looseNumber,
  vanaf_leeftijd_maanden: looseNumber,
  tot_overlijden: looseYesNo,
}
