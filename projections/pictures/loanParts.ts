import { isoOf } from '../../domain/language/date'
import type { GroupView } from '../surveyTree'
import { centsIn, fieldIn, wordsIn } from './reading'

/** What pictures read of a loan part. */
export interface PartTold {
  readonly number: string
  /** Of the current debt; null while it is not known. */
  readonly cents: number | null
  /** The last day of its fixed period (ISO), or why there is none. */
  readonly ends: string | 'variable' | 'unknown'
}

const endOf = (part: GroupView): PartTold['ends'] => {
  const type = fieldIn(part, 'interest_type')
  if (type?.visible === true && type.value === 'variable') return 'variable'
  return isoOf(wordsIn(fieldIn(part, 'einddatum_rentevastperiode'))) ?? 'unknown'
}

/** A part that did not change is the same object, so that an answer costs the reading of one part. */
const told = new WeakMap<GroupView, PartTold>()

export const partTold = (part: GroupView): PartTold => {
  const known = told.get(part)
  if (known !== undefined) return known
  const now = {
    number: wordsIn(fieldIn(part, 'leningdeelnummer')),
    cents: centsIn(fieldIn(part, 'huidige_hoogte_leningdeel')),
    ends: endOf(part),
  }
  told.set(part, now)
  return now
}
