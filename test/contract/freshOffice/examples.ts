import type { Person } from './people'

// What the office holds of everybody.

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

export const picture = { body: pixel }

export const style = { tenant_id: 7, name: 'Voorbeeld', full_name: 'Voorbeeld Hypotheken', primary_color: '#17468f' }

export const lenders = [
  { id: 1, hdn_code: 'VB', sender_name: 'Voorbeeldbank' },
  { id: 2, sender_name: 'Oefenbank' },
]

export const labels = [
  { id: 11, company_id: 1, hdn_code: 'VB', name: 'Basis' },
  { id: 21, company_id: 2, name: 'Vrij' },
]

export const homes = ['12', '14', '16'].map((number, nth) => ({
  id: nth + 1,
  street: 'Domplein',
  number,
  postal_code: '3511AB',
  place: 'Utrecht',
  value_low: 380000,
  value_high: 420000,
  latitude: 52,
  longitude: 5.12,
  image: '',
}))

const part = {
  id: 1,
  mortgage_id: 1,
  leningdeelnummer: '12345678-1',
  aflosvorm: '1',
  huidige_hoogte_leningdeel: 120000,
  ingangsdatum_leningdeel: '2015-01-01',
  einddatum_leningdeel: '2045-01-01',
  rentepercentage: '2,15',
}

const mortgage = {
  id: 1,
  hdn_company_id: '1',
  hdn_company_label_id: '11',
  historische_woningwaarde: 310000,
  parts: [part, { ...part, id: 2, leningdeelnummer: '12345678-2', aflosvorm: '5', huidige_hoogte_leningdeel: 80000 }],
}

/** What is known of a customer before he answers anything. */
export const known = ({ id, email, first_name, last_name, date_of_birth }: Person) => ({
  ...{ id, first_name, last_name, email, date_of_birth },
  phone: '0612345678',
  is_main_customer: 1,
  has_partner: 0,
  address: { street: 'Domplein', number: '12', postal_code: '3511AB', place: 'Utrecht', woz_waarde: 350000 },
  has_employers: 1,
  employments: [{ id: 1, name: 'Basisschool De Dom', salary: 42000, date_of_service: '2015-09-01' }],
  has_children: 1,
  children: [{ id: 1, first_name: 'Bo', last_name, date_of_birth: '2016-05-04', lives_at_home: 1 }],
  mortgages: [mortgage],
  pensions: [{ id: 1, aow_alleenstaand: 18000, bruto_pensioenbedrag: 9000 }],
})
