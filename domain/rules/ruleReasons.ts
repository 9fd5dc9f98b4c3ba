/** Why an answer breaks a rule, in words that stand under the rule's message. */

import { showGrouped } from '../format/decimal'
import { adultFrom, oldestPerson } from '../language/age'
import type { Reasons } from '../language/rule'

/** Why a date is none. */
export const noDateReasons: Reasons = {
  form: 'Schrijf de datum als dag-maand-jaar, bijvoorbeeld 31-12-1980',
  unreal: 'Deze datum bestaat niet',
}

/** Why nobody was born then. */
export const noBirthDateReasons: Reasons = {
  ...noDateReasons,
  future: 'Deze datum ligt in de toekomst',
  tooLongAgo: `Deze datum ligt meer dan ${oldestPerson} jaar geleden`,
}

/** @param who 'U' or 'Uw partner' */
export const noAdultReasons = (who: string): Reasons => ({
  ...noBirthDateReasons,
  tooYoung: `${who} moet ${adultFrom} jaar of ouder zijn`,
})

export const belowZeroReasons: Reasons = { tooLow: 'Vul 0 of een hoger getal in' }

export const aboveReasons = (most: number): Reasons => ({
  tooHigh: `Vul ${showGrouped(most, 0)} of een lager getal in`,
})

/** Where the message is the question once more (spec 1 section 5), what to do. */
export const yesOrNoReasons: Reasons = { empty: 'Kies Ja of Nee' }
