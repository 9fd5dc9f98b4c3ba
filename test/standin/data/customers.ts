import type { InvitationType } from '../../../domain/language/invitation'
import { deGroot, visser } from './borrowers'
import { type CustomerRecord, sparse } from './customerRecord'
import { bakker, deVries, elAmrani, mulder, vermeer } from './households'
import { address, dutch, employment, iso, type Name, person } from './people'

/** Plain customers of whom the office knows only the person. */
const known = (name: Name, dateOfBirth: string, more: Readonly<Record<string, unknown>> = {}): CustomerRecord =>
  sparse(person(name, dateOfBirth, more))

const living = (record: CustomerRecord, home: NonNullable<CustomerRecord['address']>): CustomerRecord => ({
  ...record,
  address: home,
})

/** The partner of a household as a customer of their own, with the household's partner turned around. */
function partnerOf({ fields, address, partner }: CustomerRecord): CustomerRecord {
  if (partner === null) throw new Error('This household has no partner')
  const { salutation, initials, official_first_names, first_name, insertion, last_name, date_of_birth, gender } = fields
  const other = { salutation, initials, official_first_names, first_name, insertion, last_name, date_of_birth, gender }
  return {
    ...sparse({ ...partner.fields, maritial_status: fields.maritial_status, has_partner: 1, has_employers: 1 }),
    address: partner.address ?? address,
    partner: { fields: other, address: null },
    employments: [employment('Technisch Bureau Linge', 'Monteur', 43_120, '2017-10-01')],
  }
}

/** A ready-made customer for every type; `year` is the year of the first start, so that ages stay what they are. */
export function customersFor(year: number): Readonly<Record<InvitationType, CustomerRecord>> {
  return {
    full: deVries(year),
    source_data: bakker(year),
    financial_advice: sparse({ first_name: 'Noa', last_name: 'Hendriks' }),
    assessment: elAmrani(year),
    advice: living(
      known(['Joost', 'Joost', 'van den', 'Berg', 'm'], dutch(year - 38, '05-23'), {
        maritial_status: 7,
        has_partner: 0,
      }),
      address('Houtmarktlaan', 8, '', '7201 DN', 'Zutphen', 298_000),
    ),
    partner: partnerOf(deVries(year)),
    partner_advice: known(['Lotte', 'Lotte', '', 'Smit', 'f'], iso(year - 36, '10-10'), { has_partner: 1 }),
    partner_assessment: partnerOf(elAmrani(year)),
    partner_source_data: known(['Ruben', 'Ruben', 'ter', 'Horst', 'm'], iso(year - 29, '12-24'), { has_partner: 1 }),
    partner_financial_advice: sparse({ first_name: 'Iris', last_name: 'Postma', has_partner: 1 }),
    customer_profile: living(
      known(['Kim Anna', 'Kim', '', 'Dijkstra', 'f'], dutch(year - 27, '04-18'), {
        maritial_status: 6,
        has_partner: 1,
      }),
      address('Paterswoldsehof', 9, '', '9726 GS', 'Groningen'),
    ),
    pension: mulder(year),
    mortgage: {
      ...visser(year),
      fields: person(['Willem', 'Willem', '', 'Kok', 'm'], iso(year - 52, '06-30'), { has_partner: 0 }),
    },
    mortgage_pension: visser(year),
    mortgage_enrich: deGroot(year),
    debug: sparse({ first_name: 'Test', last_name: 'Persoon' }),
  }
}

/** Types for which the partner has a ready-made invitation of their own beside the main customer's. */
export const partnerSessionTypes: readonly InvitationType[] = ['pension', 'mortgage_pension', 'mortgage_enrich']

export const partnerCustomersFor = (year: number, type: InvitationType): CustomerRecord => {
  const household = type === 'mortgage_enrich' ? deGroot : type === 'mortgage_pension' ? visser : mulder
  return partnerOf(household(year))
}

/** A second customer for `full`: the first has a partner, this one does not. */
export const singleCustomerFor = (year: number): CustomerRecord => vermeer(year)
