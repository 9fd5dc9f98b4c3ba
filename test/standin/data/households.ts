import { type CustomerRecord, sparse } from './customerRecord'
import { address, child, dutch, employment, iso, mortgage, part, pension, person } from './people'

/** A household with everything: partner at another address, children of 16 and 19, a car, two loan parts. */
export const deVries = (year: number): CustomerRecord => ({
  fields: person(['Sanne Maria', 'Sanne', 'de', 'Vries', 'f'], dutch(year - 44, '03-14'), {
    maritial_status: 5,
    phone: '06 1234 5678',
    smoking: 0,
    has_partner: 1,
    has_mortgage_with_partner: 1,
    has_children: 1,
    has_employers: 1,
    has_companies: 0,
    accept_terms: 1,
  }),
  address: address('Maliesingelhof', 12, 'A', '3581 KW', 'Utrecht', 486_000),
  partner: {
    fields: person(['Mark Willem', 'Mark', '', 'Jansen', 'm'], iso(year - 46, '11-02'), {
      email: 'mark.jansen@voorbeeld.example',
      phone: '06 2345 6789',
      salaris_bruto_per_maand: '3850.50',
      different_address: 1,
    }),
    address: address('Nieuwegrachtzijde', 33, 'BIS', '3512 JE', 'Utrecht'),
  },
  children: [
    child(['', 'Tess', '', 'Jansen', 'f'], 'Utrecht', iso(year - 17, '12-28'), [1, 1]),
    child(['', 'Daan', 'de', 'Vries', 'm'], 'Zeist', dutch(year - 20, '06-09'), [1, 1]),
  ],
  employments: [
    employment('Stichting Zorggroep Oost', 'Teamleider', 54_600, iso(year - 9, '09-01')),
    employment('Bureau Helder B.V.', 'Adviseur', '18250.00', dutch(year - 3, '02-15'), [6_120, 1_200]),
  ],
  mortgages: [
    mortgage('OB', 2, 412_000, [
      part(1, 1, [210_000, 168_400.25], 2.35, [year - 8, 30, 20]),
      part(2, 5, ['95000', '95000'], '2.6', [year - 8, 30, 20], { nationale_hypotheekgarantie: 'nhg' }),
    ]),
  ],
  pensions: [pension(14_200, 18_900, 12_960, 21_400, 9_800)],
})

/** A single man with one job and a first home. */
export const bakker = (year: number): CustomerRecord => ({
  ...sparse(
    person(['Pieter', 'Pieter', '', 'Bakker', 'm'], iso(year - 31, '08-21'), {
      maritial_status: 0,
      phone: '0612457810',
      has_partner: 0,
      has_children: 0,
      has_employers: 1,
    }),
  ),
  address: address('Verwersstraatje', 17, '', '5211 KH', "'s-Hertogenbosch", 318_000),
  employments: [employment('Gemeente Meierijstad', 'Beleidsmedewerker', 47_350, iso(year - 4, '05-01'))],
})

/** Children of 24, 26 and 31: on both sides of the ages that the rules name. */
export const elAmrani = (year: number): CustomerRecord => ({
  fields: person(['Fatima', 'Fatima', 'el', 'Amrani', 'f'], iso(year - 56, '01-30'), {
    maritial_status: 1,
    phone: '+31 6 8765 4321',
    has_partner: 1,
    has_mortgage_with_partner: 0,
    has_children: 1,
    has_employers: 0,
    is_pensioned: 0,
    has_companies: 1,
  }),
  address: address('Wijnhavenplein', 62, '101', '3011 GB', 'Rotterdam', '402000'),
  partner: {
    fields: person(['Youssef', 'Youssef', '', 'Benali', 'm'], dutch(year - 58, '10-17'), { different_address: 0 }),
    address: null,
  },
  children: [
    child(['', 'Samira', '', 'Benali', 'f'], 'Rotterdam', iso(year - 31, '04-04'), [0, 0]),
    child(['', 'Ilias', '', 'Benali', 'm'], 'Rotterdam', dutch(year - 26, '02-11'), [0, 0]),
    child(['', 'Noor', '', 'Benali', 'f'], 'Schiedam', iso(year - 24, '07-19'), [1, 1]),
  ],
  employments: [],
  mortgages: [
    mortgage('NN', 3, 365_000, [
      part(1, 50, [180_000, 180_000], 3.1, [year - 14, 30, 15], { opgebouwde_spaarwaarde: 41_250.75 }),
    ]),
  ],
  pensions: [],
})

/** Sixty-eight years old, with a pension and a partner. */
export const mulder = (year: number): CustomerRecord => ({
  ...sparse(
    person(['Hendrik Jan', 'Henk', '', 'Mulder', 'm'], iso(year - 68, '02-12'), {
      maritial_status: 1,
      has_partner: 1,
      has_employers: 0,
      is_pensioned: 1,
    }),
  ),
  address: address('Brinkgreven', 20, '', '7411 KT', 'Deventer', 355_000),
  partner: {
    fields: person(['Gerda', 'Gerda', '', 'Mulder', 'f'], iso(year - 66, '12-01'), { different_address: 0 }),
    address: null,
  },
  mortgages: [mortgage('RA', 1, 240_000, [part(1, 5, [120_000, 120_000], 1.95, [year - 18, 30, 20])], 1)],
  pensions: [pension(13_400, 18_900, 12_960, '24315.40', 12_150)],
})

/** Divorced, with a child at home and one who has left, a loan in two parts and a pension; no partner. */
export const vermeer = (year: number): CustomerRecord => ({
  ...sparse(
    person(['Eline Sophie', 'Eline', '', 'Vermeer', 'f'], iso(year - 42, '04-25'), {
      maritial_status: 7,
      phone: '06 3141 5926',
      smoking: 0,
      has_partner: 0,
      has_children: 1,
      has_employers: 1,
      has_companies: 0,
    }),
  ),
  address: address('Gooise Singel', 12, '', '1213 VC', 'Hilversum', 438_000),
  children: [
    child(['', 'Luuk', '', 'Vermeer', 'm'], 'Hilversum', iso(year - 11, '10-03'), [1, 0]),
    child(['', 'Fenna', '', 'Vermeer', 'f'], 'Bussum', dutch(year - 22, '01-16'), [0, 1]),
  ],
  employments: [employment('Omroepstichting Gooi', 'Eindredacteur', 61_250, iso(year - 7, '03-01'))],
  mortgages: [
    mortgage('IG', 0, 335_000, [
      part(1, 1, [190_000, 161_320.8], 1.85, [year - 6, 30, 20], { nationale_hypotheekgarantie: 'nhg' }),
      part(2, 5, [80_000, 80_000], '2.05', [year - 6, 30, 10], { nationale_hypotheekgarantie: 'nhg' }),
    ]),
  ],
  pensions: [pension(14_200, 18_900, 12_960, 17_640, 0)],
})
