import {
  home,
  property,
  retrievedChild,
  retrievedJob,
  retrievedLoanPart,
  retrievedMortgage,
  retrievedPension,
  retrievedPerson,
} from './parts'

/** Works for himself: wages in the tax return of a year in which he still had a job, and none now. */
export const selfEmployed = (year: number) => {
  const at = home('Wijnhavenplein', 62, '3011 GB', 'Rotterdam')
  return {
    customer: retrievedPerson(['Youssef', 'Youssef', '', 'Benali', 'm'], `${year - 38}-10-17`, {
      maritial_status: 6,
      has_companies: 1,
      address: at,
    }),
    properties: [property(at, 402_000)],
    employments: [
      retrievedJob('Havenbedrijf Zuid', 'Planner', 3100, `${year - 10}-01-01`, { current: 0 }),
      retrievedJob('Uitzendbureau Maas', 'Oproepkracht', '', `${year - 1}-01-01`, { current: undefined }),
    ],
    tax_return: { source: 'mbd', gross_wage: '21600' },
    mortgages: [
      retrievedMortgage('', 'AL', [retrievedLoanPart('001', 'Lineaire hypotheek', [180_000, 122_000], 3.1, year - 9)]),
    ],
    pensions: retrievedPension([11_000, 18_900, 12_960], 4100, 2000),
  }
}

/** Lenders by label, by code and not at all; repayment forms by label, by variant, by code and not at all. */
export const threeMortgages = (year: number) => {
  const at = home('Nieuwegrachtzijde', 41, '3512 JE', 'Utrecht')
  return {
    customer: retrievedPerson(['Bram Lucas', 'Bram', 'de', 'Groot', 'm'], `${year - 49}-07-07`, {
      maritial_status: 1,
      address: at,
    }),
    partner: retrievedPerson(['Annelies', 'Annelies', 'de', 'Boer', 'f'], `20-02-${year - 47}`),
    properties: [property(at, 745_000)],
    employments: [retrievedJob('Waterschap De Stroom', 'Hydroloog', 5771.6, `${year - 12}-04-01`)],
    tax_return: { source: 'mbd', gross_wage: 74_800 },
    mortgages: [
      retrievedMortgage('obvion basis hypotheek ', 'ZZ', [
        retrievedLoanPart('001', 'ANNUITEIT', [240_000, 214_775.6], 1.92, year - 5),
        retrievedLoanPart('002', '2', ['90000', '78000.00'], '2.15', year - 5),
        retrievedLoanPart('003', 'Onbekend', [110_000, 110_000], 2.4, year - 5, { variant: 'Aflossingsvrij' }),
      ]),
      retrievedMortgage('Een hypotheek van vroeger', 'AL', [
        retrievedLoanPart('001', 'Bankspaarhypotheek', [60_000, 60_000], 4.1, year - 16, {
          opgebouwde_spaarwaarde: 27_310.45,
        }),
        retrievedLoanPart('002', 'Levenhypotheek', [45_000, 45_000], '4.35', year - 16),
      ]),
      retrievedMortgage('Familielening', 'XX', [
        retrievedLoanPart('A', 'Op afspraak', [25_000, 21_300], 3.4, year - 2, { rentevast_periode_in_jaren: '' }),
      ]),
    ],
    pensions: retrievedPension([14_000, 18_900, 12_960], 27_900, 11_000),
  }
}

/** The sources had nothing. */
export const nothing = () => ({
  customer: null,
  partner: null,
  children: [],
  properties: [],
  employments: [],
  tax_return: null,
  mortgages: [],
  pensions: {},
  files: [],
})

/** Damaged in every way that leaves the rest to be used; names that are no names. */
export const damaged = (year: number) => ({
  customer: retrievedPerson(['<script>alert(1)</script>', 'Zoë "de" Ruïter', '', 'Ölçer-Łukasz', 'f'], '1980-02-30', {
    maritial_status: 'gehuwd',
    gender: 'x',
    phone: { number: '06 1234 5678' },
    access_token: 'geheim',
    address: 'Dorpsstraat 1',
  }),
  partner: 'Mark Jansen',
  children: [
    null,
    'kind',
    retrievedChild('\u202eAbdelrahman\u202c 👩‍👩‍👧', 'أحمد', `${year - 9}-02-29`),
    retrievedChild('Noor', 'Ölçer', `${year - 8}-03-03`, { lives_at_home: 'misschien' }),
    retrievedChild('Onbekend', 'Ölçer', ''),
  ],
  properties: [{ source: 'moh', woz_waarde: 'vier ton' }],
  employments: [
    retrievedJob(`Zeer lang bedrijf ${'x'.repeat(400)}`, 'Chef', 1e15, '31-31-2020'),
    retrievedJob('Bakkerij Krul', 'Bakker', 2900, `${year - 3}-06-01`, { source: 'onbekend' }),
  ],
  tax_return: 48_000,
  mortgages: [
    retrievedMortgage('ING Annuïteiten', 'IG', [
      retrievedLoanPart('001', 'Annuïteiten', ['-', 100_000], 'drie procent', year - 3),
    ]),
    { source: 'mbd', label_name: 'ING Annuïteiten', lender_code: 'IG', parts: 'geen' },
  ],
  pensions: [retrievedPension([14_000, 18_900, 12_960], 'veel', 0), 12],
  files: [{ filename: '../../x.exe', type: 'PDF', payload: 'data:application/pdf;base64,TVqQ' }, 'bestand'],
})
