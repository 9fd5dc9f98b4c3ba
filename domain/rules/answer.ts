import { always, type Condition } from '../language/condition'
import { percentageMost } from '../language/limits'
import { type Rule, rule } from '../language/rule'

const invalidValue = 'Ongeldige waarde'

/** A text, date or number that may not stay empty. */
export const mustFill = (message: string, when: Condition = always): Rule =>
  rule('filled', { tag: 'filled' }, message, when)

/** A date of the calendar that may not stay empty; both say the question's own message (checklist OPEN-67). */
export const mustBeDate = (message: string, when: Condition = always): readonly Rule[] => [
  mustFill(message, when),
  rule('date', { tag: 'date' }, message),
]

export const notNegative: Rule = rule('from', { tag: 'from', least: 0 }, invalidValue)

/** @param most in the question's own unit, itself allowed. */
export const between0And = (most: number): readonly Rule[] => [
  notNegative,
  rule('upTo', { tag: 'upTo', most }, invalidValue),
]

export const partOfWhole: readonly Rule[] = between0And(percentageMost)
