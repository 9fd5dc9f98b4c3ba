/**
 * The section, outside a monitoring visit, that asks whether the customer has companies and lists them with their
 * numbers, legal type, shares and profit; also the questions of one company.
 */

import { mustChoose, pick, yesNo } from '../../language/chosenQuestions'
import { is, monitoring, not } from '../../language/condition'
import { storedQuestion } from '../../language/questionBase'
import { withReasons } from '../../language/rule'
import { list, section } from '../../language/section'
import { date, money, percentage, text } from '../../language/typedQuestions'
import { mustBeDate, mustFill, percentageRange } from '../../rules/answerRules'
import { yesOrNoReasons } from '../../rules/ruleReasons'

/** 'Nee' unless the office loaded -1 (spec 1 section 3, checklist OPEN-58). */
const hasCompanies = yesNo('Staat u ingeschreven bij de Kamer van Koophandel?', 'situation', {
  initial: 0,
  rules: [withReasons(mustChoose('Staat u ingeschreven bij de Kamer van Koophandel?'), yesOrNoReasons)],
})

const isMajorShareholder = yesNo('Bent u directeur-grootaandeelhouder (dga)?', 'situation')

export const company = {
  id: storedQuestion('Nummer van het bedrijf', 'identifier'),
  name: text('Naam van uw bedrijf', 'name', { rules: [mustFill('Vul een naam in')] }),
  registration_number: text('KvK-nummer', 'identifier', { rules: [mustFill('Vul een KvK-nummer in')] }),
  risn_number: text('RSIN', 'identifier'),
  sbi_code: text('SBI-code', 'identifier'),
  legal_type: pick(
    'select',
    'Rechtsvorm',
    'situation',
    [
      ['one_man_business', 'Eenmanszaak'],
      ['society', 'Maatschap'],
      ['partnership', 'Vennootschap onder firma (vof)'],
      ['corporation', 'Coöperatie'],
      ['private_company', 'Besloten vennootschap (bv)'],
      ['limited_company', 'Naamloze vennootschap (nv)'],
      ['foundation', 'Stichting'],
    ],
    { rules: [mustChoose('Vul een rechtsvorm in')] },
  ),
  start_date: date('Startdatum', 'date', { rules: mustBeDate('Vul een startdatum in') }),
  apply_payroll_tax_discount: yesNo('Past u loonheffingskorting toe?', 'situation'),
  has_personnel: yesNo('Heeft u personeel?', 'situation'),
  is_major_shareholder: isMajorShareholder,
  percentage_of_shares: percentage('Percentage aandelen', 'amount', {
    rules: percentageRange,
    shownWhen: is(isMajorShareholder, 1),
  }),
  income_percentage: percentage('Welk deel van uw inkomen komt uit dit bedrijf? (%)', 'amount', {
    rules: percentageRange,
  }),
  /** A loss is a negative profit, so there is no lower limit. */
  average_net_profit: money('Gemiddelde nettowinst per jaar', 'amount'),
}

export const companies = section(
  'companies',
  'Kamer van Koophandel',
  {
    has_companies: hasCompanies,
    companies: list('Bedrijf', { first: 'Bedrijf toevoegen', another: 'Bedrijf toevoegen' }, company, {
      gate: hasCompanies,
      matchedBy: 'name',
      summary: ['name', 'registration_number'],
    }),
  },
  { at: 'customer', shownWhen: not(monitoring), summary: [] },
)
