import {
  home,
  pdf,
  property,
  retrievedChild,
  retrievedJob,
  retrievedLoanPart,
  retrievedMortgage,
  retrievedPension,
  retrievedPerson,
  xml,
} from './parts'

/** Lives alone, one job, one home with one loan. */
export const alone = (year: number) => {
  const at = home('Verwersstraatje', 17, '5211 KH', "'s-Hertogenbosch")
  return {
    customer: retrievedPerson(['Pieter', 'Pieter', '', 'Bakker', 'm'], `${year - 31}-08-21`, {
      initials: 'P.',
      maritial_status: 0,
      address: at,
    }),
    properties: [property(at, 318_000, { marktwaarde_woning: 355_000 })],
    employments: [retrievedJob('Gemeente Meierijstad', 'Beleidsmedewerker', 3653.4, `${year - 4}-05-01`)],
    tax_return: { source: 'mbd', gross_wage: 47_347 },
    mortgages: [
      retrievedMortgage('Obvion Compact Hypotheek', 'OB', [
        retrievedLoanPart('001', 'Annuïteitenhypotheek', [252_000, 231_480.55], 3.61, year - 4),
      ]),
    ],
    pensions: retrievedPension([13_400, 18_900, 12_960], 15_220, 0),
    files: [pdf('uwv-verzekeringsbericht.pdf'), xml('mijnpensioenoverzicht.xml')],
  }
}

/** A couple with children on both sides of 25 and 30, a job that ended, a company car and a second home. */
export const couple = (year: number) => {
  const at = home('Maliesingelhof', 12, '3581 KW', 'Utrecht')
  return {
    customer: retrievedPerson(['Sanne Maria', 'Sanne', 'de', 'Vries', 'f'], `14-03-${year - 44}`, {
      initials: 'S.M.',
      maritial_status: '1',
      address: at,
    }),
    partner: retrievedPerson(['Mark Willem', 'Mark', '', 'Jansen', 'm'], `${year - 46}-11-02`, {
      salaris_bruto_per_maand: '3850.50',
    }),
    children: [
      retrievedChild('Tess', 'Jansen', `${year - 12}-12-28`),
      retrievedChild('Daan', 'Jansen', `${year - 26}-01-09`),
      retrievedChild('Eva', 'Jansen', `${year - 33}-06-17`),
    ],
    properties: [
      property(at, '486000'),
      property(home('Duinweg', 3, '1871 AA', 'Schoorl'), 219_000, { marktwaarde_woning: 240_000 }),
    ],
    employments: [
      retrievedJob('Stichting Zorggroep Oost', 'Teamleider', 4550, `${year - 9}-09-01`, {
        car_addition: 6120,
        own_car_contribution: 1200,
      }),
      retrievedJob('Bureau Helder B.V.', 'Adviseur', '1520.80', `15-02-${year - 14}`, { current: false }),
    ],
    tax_return: { source: 'mbd', gross_wage: 58_968 },
    mortgages: [
      retrievedMortgage('Obvion Woon Hypotheek', 'OB', [
        retrievedLoanPart('001', 'annuïtair', [210_000, 168_400.25], '2,35', year - 8),
        retrievedLoanPart('002', 'Aflossingsvrije hypotheek', ['95000', '95000'], 2.6, year - 8, {
          nationale_hypotheekgarantie: 'nhg',
        }),
      ]),
    ],
    pensions: retrievedPension([14_200, 18_900, 12_960], 21_400, 9800),
    files: [pdf('uwv-verzekeringsbericht.pdf'), pdf('mijnpensioenoverzicht.pdf')],
  }
}

/** Divorced, with a child at home and one who has left. */
export const divorced = (year: number) => {
  const at = home('Gooise Singel', 12, '1213 VC', 'Hilversum')
  return {
    customer: retrievedPerson(['Eline Sophie', 'Eline', '', 'Vermeer', 'f'], `${year - 42}-04-25`, {
      maritial_status: 7,
      has_partner: 0,
      address: at,
    }),
    children: [
      retrievedChild('Luuk', 'Vermeer', `${year - 11}-10-03`, { gender: 'm' }),
      retrievedChild('Fenna', 'Vermeer', `16-01-${year - 24}`, { gender: 'f', studies: 1 }),
    ],
    properties: [property(at, 438_000)],
    employments: [retrievedJob('Omroepstichting Gooi', 'Eindredacteur', 4726.08, `${year - 7}-03-01`)],
    mortgages: [
      retrievedMortgage('ING Hypotheek Basis', 'IG', [
        retrievedLoanPart('001', 'Annuïteiten', [190_000, 161_320.8], 1.85, year - 6),
        retrievedLoanPart('002', 'Aflossingsvrij', [80_000, 80_000], '2.05', year - 6),
      ]),
    ],
    pensions: retrievedPension([14_200, 18_900, 12_960], 17_640, 0),
  }
}

/** Sixty-eight, with a partner of 66, two pensions and no work. */
export const retired = (year: number) => {
  const at = home('Brinkgreven', 20, '7411 KT', 'Deventer')
  return {
    customer: retrievedPerson(['Hendrik Jan', 'Henk', '', 'Mulder', 'm'], `${year - 68}-02-12`, {
      maritial_status: 1,
      has_employers: 0,
      address: at,
    }),
    partner: retrievedPerson(['Gerda', 'Gerda', '', 'Mulder', 'f'], `${year - 66}-12-01`),
    children: [retrievedChild('Anke', 'Mulder', `${year - 40}-05-05`)],
    properties: [property(at, 355_000)],
    employments: [],
    mortgages: [
      retrievedMortgage('Rabobank Basis Hypotheek', 'RA', [
        retrievedLoanPart('001', 'aflossingsvrij', [120_000, 120_000], 1.95, year - 18),
      ]),
    ],
    pensions: [
      retrievedPension([13_400, 18_900, 12_960], '24315.40', 12_150),
      retrievedPension([0, 0, 0], 3180, 0, { vanaf_leeftijd_jaren: 65, vanaf_leeftijd_maanden: 0 }),
    ],
  }
}
