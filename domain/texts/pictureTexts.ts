// Texts at the pictures of the household, the debt, and income by age and in what-if steps (our choice): titles, captions,
// labels, amounts in words, and notes on what is left out. Everybody reads them; screen readers skip the drawings.

import { joinNames } from './joinNames'
import { singularOrPlural } from './singularOrPlural'

const wageOpen = (count: number): string =>
  singularOrPlural(
    count,
    'Van 1 werkgever is uw loon nog niet ingevuld',
    `Van ${count} werkgevers is uw loon nog niet ingevuld`,
  )

const profitOpen = (count: number): string =>
  singularOrPlural(count, 'Van 1 bedrijf is de winst niet ingevuld', `Van ${count} bedrijven is de winst niet ingevuld`)

/** What is not in a sum. */
export const leftOutTexts = { wage: wageOpen, profit: profitOpen } as const

export const householdTexts = {
  title: 'Uw situatie in beeld',
  people: 'Wie',
  home: 'Wonen',
  income: 'Inkomen',
  debt: 'Schulden',
  /** Where a visit asks nothing of mortgages: there may be one. */
  loansAlone: 'Leningen',
  open: 'Nog niet ingevuld',
  you: (rest: string) => (rest === '' ? 'U' : `U: ${rest}`),
  partner: (rest: string) => (rest === '' ? 'Uw partner' : `Uw partner: ${rest}`),
  age: (years: number) => `${years} jaar`,
  apart: 'ander adres',
  child: (at: number) => `Kind ${at}`,
  atHome: 'woont thuis',
  away: 'woont niet thuis',
  moreChildren: (count: number) => singularOrPlural(count, 'En nog 1 kind', `En nog ${count} kinderen`),
  taxValue: (euros: string) => `WOZ-waarde ${euros}`,
  marketValue: (euros: string) => `Geschatte marktwaarde ${euros}`,
  wage: (euros: string, employers: number) =>
    `Uw loon: ${euros} bruto per jaar${employers > 1 ? ` (${employers} werkgevers samen)` : ''}`,
  wageOpen,
  profit: (euros: string, companies: number) =>
    `Uw winst: ${euros} netto per jaar${companies > 1 ? ` (${companies} bedrijven samen)` : ''}`,
  profitOpen,
  partnerWage: (euros: string) => `Loon van uw partner: ${euros} bruto per maand`,
  pensioned: 'U bent met pensioen',
  noIncome: 'U: geen loon, winst of pensioen',
  mortgages: (euros: string, parts: number) =>
    `Hypotheek: ${euros} in ${singularOrPlural(parts, '1 leningdeel', `${parts} leningdelen`)}`,
  mortgagesOpen: (parts: number) =>
    singularOrPlural(parts, 'Van 1 leningdeel ontbreekt het bedrag', `Van ${parts} leningdelen ontbreekt het bedrag`),
  noLoans: 'Geen leningen of verplichtingen genoemd',
  noOtherLoans: 'Geen andere leningen of verplichtingen',
  loans: (kinds: readonly string[]) => `${joinNames(kinds)} (bedrag niet gevraagd)`,
  otherLoans: (told: string) => `Ook: ${told}`,
} as const

export const debtTexts = {
  title: 'Al uw leningdelen bij elkaar',
  total: (euros: string, parts: number) =>
    `Uw huidige schuld is ${euros}, in ${singularOrPlural(parts, '1 leningdeel', `${parts} leningdelen`)}.`,
  shares: 'Zo is uw schuld verdeeld',
  years: 'Wanneer uw rentevaste periodes eindigen',
  part: (at: number, number: string) => (number === '' ? `Leningdeel ${at}` : `Leningdeel ${at}: ${number}`),
  mortgage: (at: number) => `Hypotheek ${at}`,
  rest: (parts: number) => `Overige: ${parts} leningdelen`,
  now: 'Nu',
  later: (year: number) => `${year} en later`,
  past: 'Al voorbij',
  variable: 'Variabele rente',
  unknown: 'Einddatum niet bekend',
  /** `rest`: how many are not drawn by themselves, under one letter. */
  letters: (letters: readonly string[], rest: { readonly count: number; readonly letter: string } | null) => {
    const alone = letters.length === 0 ? [] : [`Leningdeel ${letters[0]}`, ...letters.slice(1)]
    const parts = (count: number) => singularOrPlural(count, '1 leningdeel', `${count} leningdelen`)
    return joinNames(rest === null ? alone : [...alone, `${parts(rest.count)} uit Overige (${rest.letter})`])
  },
  missing: (parts: number) =>
    singularOrPlural(
      parts,
      'Van 1 leningdeel ontbreekt het bedrag. Dat telt hier niet mee.',
      `Van ${parts} leningdelen ontbreekt het bedrag. Die tellen hier niet mee.`,
    ),
  zero: (parts: number) =>
    singularOrPlural(
      parts,
      'Van 1 leningdeel is het bedrag €\u00a00,00.',
      `Van ${parts} leningdelen is het bedrag €\u00a00,00.`,
    ),
} as const

export const byAgeTexts = {
  axis: 'Uw leeftijd in jaren',
  now: (age: number) => `Nu (${age})`,
  wage: (employers: number) =>
    employers > 1 ? 'Uw loon nu (bruto per jaar, werkgevers samen)' : 'Uw loon nu (bruto per jaar)',
  profit: (companies: number) =>
    companies > 1 ? 'Uw winst nu (netto per jaar, bedrijven samen)' : 'Uw winst nu (netto per jaar)',
  until: 'Wat u nu verdient, is getekend tot uw eerste pensioen begint.',
  notAdded: 'Bedragen zijn niet bij elkaar opgeteld.',
  oneOfTwo: 'Van de twee AOW-bedragen geldt er een: dat hangt ervan af of u samenwoont.',
  noStart: 'vanaf welke leeftijd is niet bekend',
} as const

export const whatIfTexts = {
  /** By what the step is about. */
  title: {
    unemployment: 'Uw inkomen als u werkloos wordt',
    incapacity_work: 'Uw inkomen als u arbeidsongeschikt wordt',
    death_of_partner: 'Uw inkomen als uw partner overlijdt',
    divorce: 'Uw inkomen als u uit elkaar gaat',
    pension: 'Uw inkomen als u met pensioen gaat',
  },
  falls: 'Kan wegvallen',
  other: 'Ander inkomen',
  per: { year: (euros: string) => `${euros} per jaar`, month: (euros: string) => `${euros} per maand` },
  /** Of an amount a year. `euros`: whole, without the sign. */
  about: (euros: string) => `ongeveer €\u00a0${euros} per maand`,
  you: 'U',
  partner: 'Uw partner',
  wage: 'Loon, bruto',
  profit: 'Winst, netto',
  unknown: 'Niet bekend',
  source: 'Wat er wegvalt en wat ervoor in de plaats komt, bespreekt u met uw adviseur.',
  scale: 'De balken zijn per maand: een bedrag per jaar is door 12 gedeeld.',
} as const
