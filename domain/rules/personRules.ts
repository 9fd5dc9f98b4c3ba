/** Rules for the e-mail address, telephone number and date of birth of a person. */

import { adultFrom } from '../language/age'
import { emailLengthMost } from '../language/limits'
import { type Reasons, type Rule, rule, withReasons } from '../language/rule'
import { mustFill } from './answerRules'
import { noAdultReasons, noBirthDateReasons } from './ruleReasons'

/** One @, no spaces, a dot in the domain (checklist OPEN-62). */
export const email: Rule = withReasons(
  rule(
    'email',
    {
      tag: 'pattern',
      pattern: `^(?=.{1,${emailLengthMost}}$)[^\\s@]+@[^\\s@]+\\.[^\\s@]+$`,
      sample: 'naam@voorbeeld.nl',
      ignoring: '',
    },
    'Vul een geldig e-mailadres in',
  ),
  { form: 'Een e-mailadres ziet er zo uit: naam@voorbeeld.nl' },
)

/** Dutch with ten digits, Dutch with its country code, or foreign with 8 to 15 digits (checklist OPEN-63). */
export const phone: Rule = withReasons(
  rule(
    'phone',
    {
      tag: 'pattern',
      pattern: '^(0\\d{9}|(\\+31|0031)\\d{9}|\\+\\d{8,15})$',
      sample: '0612345678',
      ignoring: ' -()',
    },
    'Vul een geldig telefoonnummer in',
  ),
  { form: 'Een Nederlands nummer heeft 10 cijfers, bijvoorbeeld 06 12345678. Een buitenlands nummer begint met +' },
)

const bornBefore = (youngest: number, message: string, reasons: Reasons): readonly Rule[] => [
  mustFill(message),
  withReasons(rule('birthDate', { tag: 'birthDate', youngest }, message), reasons),
]

/**
 * Customer and partner: a real date, 18 to 120 years ago, and the question's own message else, with the reason under it
 * (checklist OPEN-67).
 * @param who of whom it is asked: 'U' or 'Uw partner'
 */
export const adultBirthDate = (message: string, who = 'U'): readonly Rule[] =>
  bornBefore(adultFrom, message, noAdultReasons(who))

/** A child: a real date in the past. */
export const childBirthDate = (message: string): readonly Rule[] => bornBefore(0, message, noBirthDateReasons)
