/**
 * The section that asks whether the customer is employed or pensioned, and lists the employers with salary, contract
 * and company car.
 */

import { pensionedOver } from '../../language/age'
import { mustChoose, yesNo } from '../../language/chosenQuestions'
import { is, monitoring, not, olderThan } from '../../language/condition'
import { storedQuestion } from '../../language/questionBase'
import { withReasons } from '../../language/rule'
import { list, section } from '../../language/section'
import { date, integer, money, text } from '../../language/typedQuestions'
import { mustBeDate, mustFill, notNegative } from '../../rules/answerRules'
import { yesOrNoReasons } from '../../rules/ruleReasons'
import { dateOfBirth } from './person'

export const hasEmployers = yesNo('Bent u in loondienst?', 'situation', {
  rules: [withReasons(mustChoose('Bent u in loondienst?'), yesOrNoReasons)],
})

/** Older than 67 counts as pensioned without being asked (spec 1 section 9). */
export const isPensioned = yesNo('Bent u met pensioen?', 'situation', {
  shownWhen: is(hasEmployers, 0),
  presumed: { when: olderThan(dateOfBirth, pensionedOver), answer: 1 },
})

const hasCar = yesNo('Heeft u een auto van de zaak?', 'situation')

export const employer = {
  id: storedQuestion('Nummer van de werkgever', 'identifier'),
  name: text('Werkgever', 'name', { rules: [mustFill('Vul een werkgever in')] }),
  tax_number: text('Loonheffingennummer', 'identifier', { shownWhen: not(monitoring) }),
  salary: money('Bruto jaarsalaris (zonder vakantiegeld)', 'amount', { rules: [notNegative] }),
  date_of_service: date('In dienst sinds', 'date', {
    rules: mustBeDate('Vul een datum in'),
    shownWhen: not(monitoring),
  }),
  function: text('Functie', 'words', { rules: [mustFill('Vul een functie in')], shownWhen: not(monitoring) }),
  permanent_service: yesNo('Heeft u een vast contract?', 'situation', { shownWhen: not(monitoring) }),
  payroll_tax_credit: yesNo('Past uw werkgever de loonheffingskorting toe?', 'situation', {
    shownWhen: not(monitoring),
  }),
  working_hours: integer('Aantal uren per maand', 'amount', { rules: [notNegative], shownWhen: not(monitoring) }),
  has_car: hasCar,
  car_addition: money('Bijtelling auto', 'amount', { rules: [notNegative], shownWhen: is(hasCar, 1) }),
  car_contribution: money('Eigen bijdrage auto', 'amount', { rules: [notNegative], shownWhen: is(hasCar, 1) }),
}

export const employers = section(
  'employers',
  'Werkgevers',
  {
    has_employers: hasEmployers,
    is_pensioned: isPensioned,
    employers: list('Werkgever', { first: 'Werkgever toevoegen', another: 'Werkgever toevoegen' }, employer, {
      gate: hasEmployers,
      matchedBy: 'name',
      summary: ['name', 'function', 'salary'],
    }),
  },
  { at: 'customer', summary: [] },
)
