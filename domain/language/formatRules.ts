/** Rules that a kind of question demands by itself: the length of a text, and the form of a number by its unit. */

import type { NumberQuestion } from './question'
import { type Rule, rule, withReasons } from './rule'

/** @param most in characters */
export const maxLengthRule = (most: number): Rule =>
  rule('length', { tag: 'length', most }, `Gebruik maximaal ${most} tekens`)

/** What is typed is a number once it can be read as one; else its field says which form it has. */
const isNumber = (form: string): Rule => withReasons(rule('number', { tag: 'number' }, 'Ongeldige waarde'), { form })

/** The rule of every question that is answered by a number, by its unit. */
export const numberFormatRules: Readonly<Record<NumberQuestion['unit'], Rule>> = {
  money: isNumber('Vul een bedrag in, bijvoorbeeld 1.250,00'),
  percentage: isNumber('Vul een percentage in, bijvoorbeeld 2,5'),
  integer: isNumber('Vul een getal in, bijvoorbeeld 32'),
  years: isNumber('Vul een aantal jaren in, bijvoorbeeld 10 of 2,5'),
}
