import { type CustomerRecord, sparse } from './customerRecord'
import { address, child, dutch, employment, iso, mortgage, part, pension, person } from './people'

/** Two mortgages, of three parts and of one; a repayment form that the portal shows only when it is loaded. */
export const visser = (year: number): CustomerRecord => ({
  ...sparse(
    person(['Maria Johanna', 'Ria', '', 'Visser', 'f'], dutch(year - 59, '09-27'), {
      maritial_status: 3,
      has_partner: 1,
      has_employers: 1,
    }),
  ),
  address: address('Sassenpoortpad', 15, '', '8011 PK', 'Zwolle', 429_500),
  partner: { fields: person(['Cornelis', 'Kees', 'van', 'Dam', 'm'], iso(year - 61, '03-03')), address: null },
  employments: [employment('Provincie Overijssel', 'Projectleider', 68_900, iso(year - 22, '01-01'), [4_400, 0])],
  mortgages: [
    mortgage('FL', 1, 398_000, [
      part(1, 2, [150_000, 97_500], 2.1, [year - 12, 30, 10], { nationale_hypotheekgarantie: 'nhg' }),
      part(2, 3, [80_000, 80_000], '4.25', [year - 12, 30, 20], { opgebouwde_spaarwaarde: '22840.10' }),
      part(3, 9, [25_000, 21_300], 3.4, [year - 2, 15, 1], { interest_type: 'variable' }),
    ]),
    mortgage('AL', 0, 398_000, [part(1, 10, [40_000, 40_000], 3.85, [year - 6, 20, 10])]),
  ],
  pensions: [pension(14_000, 18_900, 12_960, 19_870, 8_400)],
})

/** Three mortgages with seven parts at lenders with three, one and six products; every form that the portal offers. */
export const deGroot = (year: number): CustomerRecord => ({
  fields: person(['Bram Lucas', 'Bram', 'de', 'Groot', 'm'], iso(year - 49, '07-07'), {
    maritial_status: 1,
    has_partner: 1,
    has_mortgage_with_partner: 1,
    has_children: 1,
    has_employers: 1,
  }),
  address: address('Nieuwegrachtzijde', 41, '', '3512 JE', 'Utrecht', 745_000),
  partner: {
    fields: person(['Annelies', 'Annelies', 'de', 'Boer', 'f'], dutch(year - 47, '02-20'), { different_address: 0 }),
    address: null,
  },
  children: [
    child(['', 'Mees', 'de', 'Groot', 'm'], 'Utrecht', iso(year - 15, '06-11'), [1, 0]),
    child(['', 'Roos', 'de', 'Groot', 'f'], 'Utrecht', dutch(year - 12, '09-30'), [1, 0]),
  ],
  employments: [employment('Waterschap De Stroom', 'Hydroloog', 74_800, iso(year - 12, '04-01'))],
  mortgages: [
    mortgage(
      'OB',
      0,
      560_000,
      [
        part(1, 1, [240_000, 214_775.6], 1.92, [year - 5, 30, 20], { nationale_hypotheekgarantie: 'nhg' }),
        part(2, 2, ['90000', '78000.00'], '2.15', [year - 5, 30, 10]),
        part(3, 5, [110_000, 110_000], 2.4, [year - 5, 30, 30]),
      ],
      1,
    ),
    mortgage('AL', 0, 180_000, [
      part(1, 50, [60_000, 60_000], 4.1, [year - 16, 30, 20], { opgebouwde_spaarwaarde: 27_310.45 }),
      part(2, 3, [45_000, 45_000], '4.35', [year - 16, 30, 20], { opgebouwde_spaarwaarde: '18120.00' }),
    ]),
    mortgage('NN', 5, 225_000, [
      part(1, 10, [75_000, 75_000], 3.6, [year - 9, 20, 10]),
      part(2, 1, [50_000, 34_980], 4.9, [year - 9, 20, 1], { interest_type: 'variable' }),
    ]),
  ],
  pensions: [pension(14_200, 18_900, 12_960, 26_180, 13_090), pension(0, 0, 0, '4210.75', 2_105)],
})
