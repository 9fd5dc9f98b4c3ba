import { adultFrom } from '../language/age'
import { always, type Condition } from '../language/condition'
import { emailLengthMost } from '../language/limits'
import { type Rule, rule } from '../language/rule'
import { mustFill } from './answer'

/** One @, no spaces, a dot in the domain (checklist OPEN-62). */
export const email: Rule = rule(
  'email',
  {
    tag: 'pattern',
    pattern: `^(?=.{1,${emailLengthMost}}$)[^\\s@]+@[^\\s@]+\\.[^\\s@]+$`,
    sample: 'naam@voorbeeld.nl',
    ignoring: '',
  },
  'Vul een geldig e-mailadres in',
)

/** Dutch with ten digits, Dutch with its country code, or foreign with 8 to 15 digits (checklist OPEN-63). */
export const phone: Rule = rule(
  'phone',
  {
    tag: 'pattern',
    pattern: '^(0\\d{9}|(\\+31|0031)\\d{9}|\\+\\d{8,15})$',
    sample: '0612345678',
    ignoring: ' -()',
  },
  'Vul een geldig telefoonnummer in',
)

const bornBefore = (youngest: number, message: string, when: Condition): readonly Rule[] => [
  mustFill(message, when),
  rule('birthDate', { tag: 'birthDate', youngest }, message),
]

/** Customer and partner: a real date, 18 to 120 years ago, and the question's own message else (checklist OPEN-67). */
export const adultBirthDate = (message: string, when: Condition = always): readonly Rule[] =>
  bornBefore(adultFrom, message, when)

/** A child: a real date in the past. */
export const childBirthDate = (message: string, when: Condition = always): readonly Rule[] =>
  bornBefore(0, message, when)
