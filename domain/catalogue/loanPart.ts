/**
 * The questions about one loan part of a mortgage, with their rules: repayment form, amounts, dates, interest and its
 * fixed period, guarantee and savings.
 */

import { mustChoose, pick } from '../language/chosenQuestions'
import { is, not } from '../language/condition'
import { fixedPeriodMonths } from '../language/limits'
import { storedQuestion } from '../language/questionBase'
import { date, money, percentage, text, years } from '../language/typedQuestions'
import { mustBeDate, mustFill, notNegative } from '../rules/answerRules'
import { endAfter, fixedPeriodEnd, fixedPeriodYears, interestRate } from '../rules/loanPartRules'

/** Codes of spec 2 section 3. The hidden ones show only while a loaded part has them (checklist OPEN-80). */
export const repaymentForm = pick(
  'select',
  'Aflosvorm',
  'situation',
  [
    ['5', 'Aflossingsvrij'],
    ['2', 'Lineair'],
    ['1', 'Annuïteiten'],
    ['50', 'Bankspaarhypotheek'],
    ['3', 'Levenhypotheek'],
    ['10', 'Beleggingshypotheek'],
    ['9', 'Andere aflosvorm', { offered: 'loaded' }],
    ['13', 'Andere aflosvorm', { offered: 'loaded' }],
    ['51', 'Andere aflosvorm', { offered: 'loaded' }],
    ['52', 'Andere aflosvorm', { offered: 'loaded' }],
    ['53', 'Andere aflosvorm', { offered: 'loaded' }],
  ],
  { rules: [mustChoose()] },
)

const interestType = pick(
  'select',
  'Soort rente',
  'situation',
  [
    ['fixed', 'Vaste rente'],
    ['variable', 'Variabele rente'],
  ],
  { rules: [mustChoose()] },
)

/** The fixed period has an end, and a length in years (checklist OPEN-74). */
const isNotVariable = not(is(interestType, 'variable'))

const startDate = date('Ingangsdatum', 'date', { rules: mustBeDate('Vul de ingangsdatum van het leningdeel in') })

const fixedPeriodEndDate = date('Einddatum rentevaste periode', 'date', {
  rules: fixedPeriodEnd(isNotVariable),
  settles: { question: interestType, months: fixedPeriodMonths, beyond: 'fixed', within: 'variable' },
})

export const loanPart = {
  id: storedQuestion('Nummer van het leningdeel', 'identifier'),
  mortgage_id: storedQuestion('Nummer van de hypotheek', 'identifier'),
  leningdeelnummer: text('Leningdeelnummer', 'identifier', { rules: [mustFill('Vul een leningdeelnummer in')] }),
  aflosvorm: repaymentForm,
  oorspronkelijke_hoogte_leningdeel: money('Oorspronkelijke hoogte', 'amount', {
    help: 'Het bedrag dat u bij de start heeft geleend.',
    rules: [mustFill('Vul de oorspronkelijke hoogte van het leningdeel in'), notNegative],
  }),
  huidige_hoogte_leningdeel: money('Huidige hoogte', 'amount', {
    help: 'Het bedrag dat u nu nog moet terugbetalen.',
    heldByRetrieval: true,
    rules: [notNegative],
  }),
  ingangsdatum_leningdeel: startDate,
  einddatum_leningdeel: date('Einddatum', 'date', { rules: endAfter(startDate) }),
  rentepercentage: percentage('Rente (%)', 'amount', { rules: interestRate }),
  interest_type: interestType,
  einddatum_rentevastperiode: fixedPeriodEndDate,
  rentevast_periode_in_jaren: years('Rentevaste periode (jaren)', 'amount', { rules: fixedPeriodYears(isNotVariable) }),
  nationale_hypotheekgarantie: pick('radio', 'Nationale Hypotheek Garantie (NHG)', 'situation', [
    ['nhg', 'Met NHG'],
    ['none', 'Zonder NHG'],
  ]),
  opgebouwde_spaarwaarde: money('Opgebouwde spaarwaarde', 'amount', {
    help: 'Het bedrag dat u bij dit leningdeel heeft gespaard of belegd.',
    rules: [notNegative],
    shownWhen: not(is(repaymentForm, '1', '2', '5', 'none')),
  }),
}
