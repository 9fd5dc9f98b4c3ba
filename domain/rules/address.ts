import { type Rule, rule } from '../language/rule'
import { mustFill } from './answer'

/** What an empty field of the customer's own address says (spec 1 section 5). */
export const addressNeeded = 'Dit veld is verplicht'

/** Four digits, the first not 0, and two letters, not SA, SD or SS; a space between does not matter (checklist OPEN-64). */
export const postalCode: Rule = rule(
  'postalCode',
  {
    tag: 'pattern',
    pattern: '^[1-9]\\d{3}(?![Ss][ADSads])[A-Za-z]{2}$',
    sample: '1234AB',
    ignoring: ' ',
  },
  'Vul een geldige postcode in',
)

/** 1 to 99999 (checklist OPEN-65; the sentence is our choice). */
export const houseNumber: Rule = rule(
  'houseNumber',
  { tag: 'pattern', pattern: '^[1-9]\\d{0,4}$', sample: '12', ignoring: ' ' },
  'Vul een geldig huisnummer in, zonder letters',
)

const notSix = 'Postcode moet bestaan uit 6 karakters'

/** All that a search for homes asks of a postal code (spec 2 section 5). */
export const sixCharacters: readonly Rule[] = [
  mustFill(notSix),
  rule('sixCharacters', { tag: 'pattern', pattern: '^.{6}$', sample: '1234AB', ignoring: ' ' }, notSix),
]
