/**
 * Rules, constant or made with a bound or a message, that questions of several steps share: filled, a date, not
 * negative, within a range.
 */

import { always, type Condition } from '../language/condition'
import { percentageMost } from '../language/limits'
import { type Rule, rule, withReasons } from '../language/rule'
import { aboveReasons, belowZeroReasons, noDateReasons } from './ruleReasons'

const invalidValue = 'Ongeldige waarde'

/** A text, date or number that may not stay empty. */
export const mustFill = (message: string, when: Condition = always): Rule =>
  rule('filled', { tag: 'filled' }, message, when)

/**
 * A date of the calendar that may not stay empty; both say the question's own message, of what is no date with the reason
 * (checklist OPEN-67).
 */
export const mustBeDate = (message: string, when: Condition = always): readonly Rule[] => [
  mustFill(message, when),
  withReasons(rule('date', { tag: 'date' }, message), noDateReasons),
]

export const notNegative: Rule = withReasons(rule('from', { tag: 'from', least: 0 }, invalidValue), belowZeroReasons)

/** @param most in the question's own unit, itself allowed. */
export const between0And = (most: number): readonly Rule[] => [
  notNegative,
  withReasons(rule('upTo', { tag: 'upTo', most }, invalidValue), aboveReasons(most)),
]

export const percentageRange: readonly Rule[] = between0And(percentageMost)
