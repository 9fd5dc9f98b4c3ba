/**
 * Doubts about loan parts: amounts, dates and interest that are unlikely by themselves or beside the rest of the loan,
 * the income and the home's value.
 */

import { adultFrom } from '../../language/age'
import { is } from '../../language/condition'
import { type Doubt, doubt } from '../../language/doubt'
import { loanPart } from '../loanPart'
import { employer, hasEmployers } from '../personalDetails/employers'
import { marketValue } from '../personalDetails/home'
import { dateOfBirth } from '../personalDetails/person'

const loanFrom = 1_000
/** Nobody lends so many times a year's pay, nor so many times what a home is worth. */
const timesIncome = 10
const timesValue = 5
const interestUpTo = 10
/** Years that few loans last, and few periods of fixed interest. */
const loanYears = 40
const fixedYears = 30
const monthsPerYear = 12

const original = loanPart.oorspronkelijke_hoogte_leningdeel
const now = loanPart.huidige_hoogte_leningdeel
const start = loanPart.ingangsdatum_leningdeel
const end = loanPart.einddatum_leningdeel

export const loanDoubts: readonly Doubt[] = [
  doubt(original, 'low', { tag: 'below', least: loanFrom }, 'U heeft {value} geleend, klopt dat?'),
  doubt(
    original,
    'farAboveIncome',
    { tag: 'timesAll', times: timesIncome, than: employer.salary },
    `Dit is meer dan ${timesIncome} keer uw jaarsalaris. Klopt dat?`,
    is(hasEmployers, 1),
  ),
  doubt(
    now,
    'moreThanOriginal',
    { tag: 'times', times: 1, than: original },
    'U moet nu meer terugbetalen dan u bij de start heeft geleend. Klopt dat?',
  ),
  doubt(
    now,
    'farAboveValue',
    { tag: 'times', times: timesValue, than: marketValue },
    `Dit is meer dan ${timesValue} keer de marktwaarde van uw woning. Klopt dat?`,
  ),
  doubt(start, 'ahead', { tag: 'ahead' }, 'Deze datum ligt in de toekomst. Klopt dat?'),
  doubt(
    start,
    'young',
    { tag: 'soonAfter', years: adultFrom, date: dateOfBirth },
    `U was toen nog geen ${adultFrom} jaar. Klopt dat?`,
  ),
  doubt(
    end,
    'long',
    { tag: 'longAfter', years: loanYears, date: start },
    `De lening loopt meer dan ${loanYears} jaar. Klopt dat?`,
  ),
  doubt(loanPart.rentepercentage, 'high', { tag: 'above', most: interestUpTo }, '{value} rente, klopt dat?'),
  doubt(
    loanPart.einddatum_rentevastperiode,
    'afterLoan',
    { tag: 'longAfter', years: 0, date: end },
    'De rentevaste periode eindigt na het leningdeel. Klopt dat?',
  ),
  doubt(
    loanPart.rentevast_periode_in_jaren,
    'long',
    { tag: 'above', most: fixedYears * monthsPerYear },
    'De rente staat {value} vast, klopt dat?',
  ),
  doubt(
    loanPart.opgebouwde_spaarwaarde,
    'moreThanOriginal',
    { tag: 'times', times: 1, than: original },
    'U heeft meer gespaard dan u heeft geleend. Klopt dat?',
  ),
]
