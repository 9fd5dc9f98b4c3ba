/** Rules for postal codes and house numbers. */

import { type Rule, rule, withReasons } from '../language/rule'
import { mustFill } from './answerRules'

/** What an empty field of the customer's own address says (spec 1 section 5). */
export const addressNeeded = 'Dit veld is verplicht'

/** Four digits, the first not 0, and two letters, not SA, SD or SS; a space between does not matter (checklist OPEN-64). */
export const postalCode: Rule = withReasons(
  rule(
    'postalCode',
    {
      tag: 'pattern',
      pattern: '^[1-9]\\d{3}(?![Ss][ADSads])[A-Za-z]{2}$',
      sample: '1234AB',
      ignoring: ' ',
    },
    'Vul een geldige postcode in',
  ),
  { form: 'Een postcode heeft 4 cijfers en 2 letters, bijvoorbeeld 1234 AB' },
)

/** 1 to 99999 (checklist OPEN-65; the sentence is our choice). */
export const houseNumber: Rule = withReasons(
  rule(
    'houseNumber',
    { tag: 'pattern', pattern: '^[1-9]\\d{0,4}$', sample: '12', ignoring: ' ' },
    'Vul een geldig huisnummer in, zonder letters',
  ),
  { form: 'Een huisnummer heeft 1 tot 5 cijfers, bijvoorbeeld 12' },
)

const notSix = 'Postcode moet bestaan uit 6 karakters'

/** All that a search for homes asks of a postal code (spec 2 section 5). */
export const sixCharacters: readonly Rule[] = [
  mustFill(notSix),
  withReasons(rule('sixCharacters', { tag: 'pattern', pattern: '^.{6}$', sample: '1234AB', ignoring: ' ' }, notSix), {
    form: 'Bijvoorbeeld 1234 AB',
  }),
]
