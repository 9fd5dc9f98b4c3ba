/**
 * Finds every two answered dates of a log that a rule or doubt compares (before or after, so many months later), and
 * tests whether such a comparison holds.
 */
import { surveyDoubts } from '../../../domain/catalogue/doubts/surveyDoubts'
import type { Catalogue, Slot } from '../../../domain/engine/catalogue'
import { idsTo } from '../../../domain/engine/doubts'
import { slotAddress, slotPath } from '../../../domain/engine/path'
import { monthsLater } from '../../../domain/language/date'
import type { Suspicion } from '../../../domain/language/doubt'
import type { Check } from '../../../domain/language/rule'

/** Whether one date lies before, or after, the day that is so many months later than another. */
export interface DateComparison {
  readonly sees: 'before' | 'after'
  readonly months: number
}

/** Two dates of a log, ISO, that a rule or doubt compares. */
export interface DateRelation extends DateComparison {
  readonly date: string
  readonly than: string
}

export const isDateRelationTrue = ({ sees, months }: DateComparison, date: string, than: string): boolean => {
  const mark = monthsLater(than, months)
  return sees === 'after' ? date > mark : date < mark
}

interface ComparedSlot extends DateComparison {
  readonly than: Slot
}

const comparisonOf = (of: Check | Suspicion): DateComparison | null => {
  switch (of.tag) {
    case 'after':
      return { sees: 'after', months: 0 }
    case 'soonAfter':
      return { sees: 'before', months: of.years * 12 }
    case 'longAfter':
      return { sees: 'after', months: of.years * 12 }
    default:
      return null
  }
}

const thanIn = (of: Check | Suspicion) => {
  if (of.tag === 'after') return of.question
  return of.tag === 'soonAfter' || of.tag === 'longAfter' ? of.date : null
}

/** What the answer of each question is compared with: by its rules, and by the doubts. */
const comparedIn = (catalogue: Catalogue): ReadonlyMap<Slot, readonly ComparedSlot[]> => {
  const compared = new Map<Slot, readonly ComparedSlot[]>()
  const add = (slot: Slot, of: Check | Suspicion): void => {
    const [question, comparison] = [thanIn(of), comparisonOf(of)]
    const than = question === null ? undefined : catalogue.slotOf.get(question)
    if (than !== undefined && comparison !== null)
      compared.set(slot, [...(compared.get(slot) ?? []), { ...comparison, than }])
  }
  for (const slot of catalogue.slots) {
    for (const { check } of slot.question.rules) add(slot, check)
    for (const { question, suspicion } of surveyDoubts) if (question === slot.question) add(slot, suspicion)
  }
  return compared
}

/**
 * Every two dates that were answers to questions which are compared, at whatever time they were. Yields after each path.
 * @param dates the dates that were given at each path
 */
export function* dateRelations(
  catalogue: Catalogue,
  dates: ReadonlyMap<string, ReadonlySet<string>>,
): Generator<void, readonly DateRelation[]> {
  const compared = comparedIn(catalogue)
  const relations = new Map<string, DateRelation>()
  for (const [path, own] of dates) {
    const address = slotAddress(catalogue, path)
    if (address === null) continue
    for (const { than: slot, sees, months } of compared.get(address.slot) ?? [])
      for (const than of dates.get(slotPath(slot, idsTo(slot, address.ids))) ?? [])
        for (const date of own)
          if (date !== than) relations.set([date, than, sees, months].join(), { date, than, sees, months })
    yield
  }
  return [...relations.values()]
}
