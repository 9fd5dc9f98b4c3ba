/** Rules for the interest, the end and the fixed period of a loan part. */

import type { Condition, Readable } from '../language/condition'
import { percentageMost } from '../language/limits'
import { type Reasons, type Rule, rule, withReasons } from '../language/rule'
import { mustBeDate, mustFill } from './answerRules'
import { aboveReasons, belowZeroReasons } from './ruleReasons'

/** The interest of a loan part in per cent (spec 2 section 5). */
export const interestRate: readonly Rule[] = [
  mustFill('Vul een rente in'),
  rule('from', { tag: 'from', least: 0 }, 'Rente mag niet negatief zijn'),
  withReasons(
    rule('upTo', { tag: 'upTo', most: percentageMost }, 'Rente is een te groot getal'),
    aboveReasons(percentageMost),
  ),
]

const isBefore: Reasons = { notAfter: 'De einddatum moet na de ingangsdatum liggen' }

/** The end of a loan part lies after its start; all faults say the same, with the reason under it (checklist OPEN-67). */
export const endAfter = (start: Readable<string>): readonly Rule[] => {
  const message = 'Vul de einddatum van het leningdeel in'
  return [...mustBeDate(message), withReasons(rule('after', { tag: 'after', question: start }, message), isBefore)]
}

/** @param fixed when the interest is not variable, so that the period has an end (checklist OPEN-74). */
export const fixedPeriodEnd = (fixed: Condition): readonly Rule[] => mustBeDate('Vul een einddatum in', fixed)

export const fixedPeriodYears = (fixed: Condition): readonly Rule[] => {
  const message = 'Vul het aantal rentevaste jaren in'
  return [mustFill(message, fixed), withReasons(rule('from', { tag: 'from', least: 0 }, message), belowZeroReasons)]
}
