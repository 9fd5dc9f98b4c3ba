import type { Answer } from '../../../domain/language/answer'
import type { Readable } from '../../../domain/language/condition'
import { faultIn, type Rule } from '../../../domain/language/rule'

/** The message of the first rule that the value breaks, conditions apart; null when it is right. */
export const brokenBy = (
  rules: readonly Rule[],
  value: Answer,
  today = '2026-11-21',
  read: (question: Readable) => Answer = question => question.initial,
): string | null => {
  const isEmpty = String(value).trim() === ''
  return rules.find(({ check }) => faultIn(check, value, isEmpty, read, today) !== null)?.message ?? null
}
