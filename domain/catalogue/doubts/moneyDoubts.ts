/**
 * The doubts ('klopt dat?') about an implausible salary, working hours, start of work, home value, savings amount or
 * monthly mortgage cost, with their limits and the texts that ask the customer.
 */

import { type Doubt, doubt } from '../../language/doubt'
import { maxMonthlyMortgage, savings } from '../currentLivingCondition'
import { company } from '../personalDetails/companies'
import { employer } from '../personalDetails/employers'
import { marketValue, officialValue } from '../personalDetails/home'
import { partnerDetails } from '../personalDetails/partner'
import { dateOfBirth } from '../personalDetails/person'

/** What few people earn, in euros: a month's pay typed as a year's lies below the first, a year's as a month's above the last. */
const yearFrom = 10_000
const yearUpTo = 300_000
const monthFrom = 250
const monthUpTo = 15_000
/** Hours a week that look like hours a month, and more than fit in one. */
const weekFrom = 24
const weekUpTo = 48
const hoursUpTo = 250
/** What few homes cost. */
const homeFrom = 50_000
const homeUpTo = 5_000_000
const farApart = 5
const savingsUpTo = 2_000_000
const perMonthUpTo = 10_000
/** The law lets nobody work, or begin a business, so young, with few exceptions. */
const worksFrom = 13

const young = `U was toen nog geen ${worksFrom} jaar. Klopt dat?`
const perYear = '{value} per jaar, klopt dat? Wij vragen naar uw salaris per jaar.'
const perMonth = '{value} per maand, klopt dat? Wij vragen naar het salaris per maand.'
const worth = 'Uw woning is {value} waard, klopt dat?'

export const moneyDoubts: readonly Doubt[] = [
  doubt(employer.salary, 'yearLooksLikeMonth', { tag: 'below', least: yearFrom }, perYear),
  doubt(employer.salary, 'high', { tag: 'above', most: yearUpTo }, '{value} per jaar, klopt dat?'),
  doubt(
    employer.working_hours,
    'monthLooksLikeWeek',
    { tag: 'between', from: weekFrom, to: weekUpTo },
    '{value} uur per maand, klopt dat? Een volle week van 36 uur is 156 uur per maand.',
  ),
  doubt(employer.working_hours, 'high', { tag: 'above', most: hoursUpTo }, '{value} uur per maand, klopt dat?'),
  doubt(
    employer.car_addition,
    'moreThanSalary',
    { tag: 'times', times: 1, than: employer.salary },
    'De bijtelling is hoger dan uw jaarsalaris. Klopt dat?',
  ),
  doubt(employer.date_of_service, 'young', { tag: 'soonAfter', years: worksFrom, date: dateOfBirth }, young),
  doubt(company.start_date, 'young', { tag: 'soonAfter', years: worksFrom, date: dateOfBirth }, young),
  doubt(partnerDetails.salaris_bruto_per_maand, 'monthLooksLikeYear', { tag: 'above', most: monthUpTo }, perMonth),
  doubt(
    partnerDetails.salaris_bruto_per_maand,
    'low',
    { tag: 'below', least: monthFrom },
    '{value} per maand, klopt dat?',
  ),
  doubt(officialValue, 'low', { tag: 'below', least: homeFrom }, worth),
  doubt(officialValue, 'high', { tag: 'above', most: homeUpTo }, worth),
  doubt(
    marketValue,
    'farFromOfficial',
    { tag: 'apart', times: farApart, from: officialValue },
    'De marktwaarde is {value} en de WOZ-waarde {beside}. Klopt dat?',
  ),
  doubt(marketValue, 'low', { tag: 'below', least: homeFrom }, worth),
  doubt(marketValue, 'high', { tag: 'above', most: homeUpTo }, worth),
  doubt(savings, 'high', { tag: 'above', most: savingsUpTo }, 'U heeft {value} spaargeld, klopt dat?'),
  doubt(maxMonthlyMortgage, 'high', { tag: 'above', most: perMonthUpTo }, '{value} per maand, klopt dat?'),
]
