/** Reads the number, current debt and end of the fixed period of a loan part for the pictures, cached by view. */
import { isoDateOf } from '../../domain/language/date'
import type { GroupView } from '../tree/surveyTree'
import { centsIn, fieldWithin, wordsIn } from './knownAnswers'

/** What pictures read of a loan part. */
interface LoanPartFigures {
  readonly number: string
  /** Of the current debt; null while it is not known. */
  readonly cents: number | null
  /** The last day of its fixed period (ISO), or why there is none. */
  readonly ends: string | 'variable' | 'unknown'
}

const endOf = (part: GroupView): LoanPartFigures['ends'] => {
  const type = fieldWithin(part, 'interest_type')
  if (type?.visible === true && type.value === 'variable') return 'variable'
  return isoDateOf(wordsIn(fieldWithin(part, 'einddatum_rentevastperiode'))) ?? 'unknown'
}

/** A part that did not change is the same object, so that an answer costs the reading of one part. */
const cache = new WeakMap<GroupView, LoanPartFigures>()

export const loanPartFigures = (part: GroupView): LoanPartFigures => {
  const cached = cache.get(part)
  if (cached !== undefined) return cached
  const now = {
    number: wordsIn(fieldWithin(part, 'leningdeelnummer')),
    cents: centsIn(fieldWithin(part, 'huidige_hoogte_leningdeel')),
    ends: endOf(part),
  }
  cache.set(part, now)
  return now
}
