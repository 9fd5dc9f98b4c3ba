import type { LoadedCustomer, LoadedItem, OfficeScalar } from '../../../domain/engine/loadedCustomer'
import type { Invitation, InvitationType } from '../../../domain/language/invitation'
import type { Command } from '../../../events/decisions/command'
import { owners } from './mortgages'
import { pensioners } from './pensioners'

const item = (values: Readonly<Record<string, OfficeScalar>>): LoadedItem => ({
  values: new Map(Object.entries(values)),
  lists: new Map(),
})

const long = 'van der Wijngaarden-Schimmelpenninck van Oud-Beijerland tot Sliedrecht'

const household = (name: string): LoadedCustomer => ({
  values: new Map<string, OfficeScalar>(
    Object.entries({
      'customer.salutation': 'De heer',
      'customer.initials': 'J.P.',
      'customer.official_first_names': 'Jan Pieter',
      'customer.first_name': 'Jan',
      'customer.last_name': name,
      'customer.date_of_birth': '1985-04-12',
      'customer.gender': 'm',
      'customer.maritial_status': 1,
      'customer.phone': '0612345678',
      'customer.email': 'jan@voorbeeld.nl',
      'customer.address.postal_code': '3511AB',
      'customer.address.number': '12',
      'customer.address.addition': 'bis',
      'customer.address.street': 'Oudegracht',
      'customer.address.place': 'Utrecht',
      'customer.address.woz_waarde': 412000,
      'customer.has_employers': 1,
      'customer.has_companies': 1,
      'customer.has_partner': 1,
      'customer.has_mortgage_with_partner': 1,
      'customer.has_children': 1,
      'customer.partner.first_name': 'Sara',
      'customer.partner.last_name': name,
      'customer.partner.gender': 'f',
      'customer.partner.date_of_birth': '1987-11-02',
      'customer.partner.email': 'sara@voorbeeld.nl',
      'customer.partner.salaris_bruto_per_maand': 3150,
      'customer.partner.different_address': 1,
    }),
  ),
  lists: new Map([
    [
      'customer.employers',
      [
        item({ id: '1', name: 'Bakkerij Jansen', function: 'Bakker', salary: 42000, date_of_service: '2012-03-01' }),
        item({
          id: '2',
          name: `Stichting ${name}`,
          function: 'Docent',
          salary: 18500.5,
          date_of_service: '2019-09-01',
          has_car: 1,
        }),
      ],
    ],
    [
      'customer.companies',
      [
        item({
          id: '1',
          name: 'Jansen Advies',
          registration_number: '12345678',
          legal_type: 'one_man_business',
          start_date: '2016-01-01',
        }),
      ],
    ],
    [
      'customer.children',
      ['Anna', 'Bram', 'Cato'].map((first_name, at) =>
        item({
          id: String(at + 1),
          first_name,
          last_name: name,
          date_of_birth: `${2010 + at}-05-06`,
          gender: at === 1 ? 'm' : 'f',
          lives_at_home: 1,
          studies: 0,
        }),
      ),
    ],
  ]),
})

const nobody: LoadedCustomer = { values: new Map(), lists: new Map() }

const single = household('Jansen')
const alone: LoadedCustomer = {
  values: new Map<string, OfficeScalar>([
    ...single.values,
    ...['employers', 'companies', 'partner', 'children'].map(name => [`customer.has_${name}`, 0] as const),
  ]),
  lists: new Map(),
}

/** Seeds by name: nobody has nothing filled in. */
const customers: Readonly<Record<string, LoadedCustomer>> = {
  empty: nobody,
  valid: alone,
  filled: household('Jansen'),
  long: household(long),
  ...owners,
  ...pensioners,
}

const invitationOf = (type: InvitationType, state: string | null): Invitation | null =>
  state === 'none'
    ? null
    : {
        id: '1',
        type,
        partner_invited: true,
        valid_until: state === 'over' ? '2020-01-01' : null,
        submitted_at: state === 'used' ? '2026-01-01' : null,
        aqopi_info: null,
      }

/** What the office would answer about this customer. */
export const loadCustomer = (type: InvitationType, seed: string, state: string | null, partner = false): Command => ({
  type: 'LoadCustomer',
  invitation: invitationOf(type, state),
  partnerSession: partner || type.startsWith('partner'),
  office: null,
  customer: customers[seed] ?? nobody,
})
