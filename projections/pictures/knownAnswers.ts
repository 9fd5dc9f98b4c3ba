/**
 * Reads what pictures are drawn from (numbers, cents, words, a question of an item, shown items); what is hidden,
 * wrong or empty is not known; also sums amounts.
 */
import type { FieldView } from '../tree/fieldView'
import type { GroupView, ListView } from '../tree/surveyTree'
import { shownAnswer } from '../wording/shownAnswer'

type Field = FieldView | null | undefined

const isKnown = (field: Field): field is FieldView => field?.visible === true && field.error === null

/** A number that was answered; null while it is not known. */
export const numberIn = (field: Field): number | null =>
  isKnown(field) && typeof field.value === 'number' ? field.value : null

/** Whole cents, so that the order of adding does not matter. */
export const centsIn = (field: Field): number | null => {
  const euros = numberIn(field)
  return euros === null ? null : Math.round(euros * 100)
}

/** An answer in words; '' while it is not known. */
export const wordsIn = (field: Field): string => (isKnown(field) ? shownAnswer(field).trim() : '')

/** A question within an item or section, by the end of its path. */
export const fieldWithin = (view: GroupView, path: string): FieldView | undefined =>
  view.fields.find(({ slot }) => slot.path === path)

/** The items of a list that shows. */
export const shownItems = (list: ListView | null | undefined): readonly GroupView[] =>
  list?.visible === true ? list.items : []

/** What some amounts are together, in cents, and how many of them are not known. */
export interface AmountSum {
  readonly cents: number
  readonly known: number
  readonly missing: number
}

/** @param amounts in cents, null for what is not known */
export const amountSum = (amounts: readonly (number | null)[]): AmountSum => ({
  cents: amounts.reduce<number>((sum, one) => sum + (one ?? 0), 0),
  known: amounts.filter(one => one !== null).length,
  missing: amounts.filter(one => one === null).length,
})
