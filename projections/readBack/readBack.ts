import type { Catalogue, Slot } from '../../domain/engine/catalogue'
import { isEmptyAnswer } from '../../domain/engine/kinds/kinds'
import { slotPath } from '../../domain/engine/path'
import { sameAnswer } from '../../domain/language/answer'
import type { Rested } from '../../domain/language/doubt'
import type { Question } from '../../domain/language/question'
import type { FieldView } from '../fieldView'
import { isLeftOut } from '../overviewEntries'

/** A section or an item as it is read back: what is known is read, what is missing, wrong or doubtful is asked. */
export interface ReadBack {
  /** Whether others filled in something of it: the office, a retrieval. */
  readonly isKnown: boolean
  /** The answers that are read, in the order of the screen. What may stay empty and is, is not among them. */
  readonly read: readonly FieldView[]
  /** The questions that are asked at its foot, in the order of the screen. */
  readonly asked: readonly FieldView[]
  /** Whether all that others filled in is as the customer confirmed it; of what he gave himself nothing is asked. */
  readonly isConfirmed: boolean
  /** The first question that the customer can change, by its path; null where he can change none. */
  readonly first: string | null
}

/** What a card is judged by, besides its answers. */
export interface ReadBackContext {
  readonly catalogue: Catalogue
  /** What was confirmed of it; undefined where nothing was. */
  readonly confirmed: readonly Rested[] | undefined
  /** Whether the question at this path is asked in any case: doubtful, refused by the office, or answered here just now. */
  readonly isAskedAnyway: (path: string) => boolean
}

/** The questions that an answer to another one fills in: such a value says nothing of who filled in the rest. */
const filledAlong = new WeakMap<Catalogue, ReadonlySet<Slot>>()

const slotsFilledAlong = (catalogue: Catalogue): ReadonlySet<Slot> => {
  const known = filledAlong.get(catalogue)
  if (known !== undefined) return known
  const settled = new Set<unknown>(
    catalogue.slots.flatMap(({ question }) =>
      question.kind === 'date' && question.settles !== null ? [question.settles.question] : [],
    ),
  )
  const isAlong = ({ question }: Slot): boolean =>
    catalogue.filledAt.has(question) ||
    settled.has(question) ||
    question.presumed !== null ||
    (question.kind === 'choice' && question.supply?.from === 'products')
  const slots = new Set(catalogue.slots.filter(isAlong))
  filledAlong.set(catalogue, slots)
  return slots
}

/** Whether somebody else gave this answer: what stands there is neither the customer's nor what stands there to begin with. */
const isOthers = (catalogue: Catalogue, { slot, value, given }: FieldView): boolean =>
  !given && !sameAnswer(value, slot.question.initial) && !slotsFilledAlong(catalogue).has(slot)

const isOpenAssumption = (question: Question, value: FieldView['value']): boolean =>
  question.kind === 'choice' && question.assumes !== null && isEmptyAnswer(question, value)

/** What the customer confirms: the answers that were read to him. */
export const restedOn = (read: readonly FieldView[]): readonly Rested[] =>
  read.map(({ slot, ids, value }) => ({ path: slotPath(slot, ids), value }))

/** @param fields the questions of the section or item itself, in their order */
export const readBack = (
  fields: readonly FieldView[],
  { catalogue, confirmed, isAskedAnyway }: ReadBackContext,
): ReadBack => {
  const shown = fields.filter(({ visible, slot }) => visible && slot.question.kind !== 'stored')
  const isAsked = ({ slot, ids, value, error }: FieldView): boolean =>
    slot.forCustomer && (error !== null || isOpenAssumption(slot.question, value) || isAskedAnyway(slotPath(slot, ids)))
  const asked = shown.filter(isAsked)
  const read = shown.filter(field => !isAsked(field) && !isLeftOut(field, null))
  const first = shown.find(({ slot }) => slot.forCustomer)
  const was = new Map(confirmed?.map(({ path, value }) => [path, value]))
  const isSo = (field: FieldView): boolean => {
    const value = was.get(slotPath(field.slot, field.ids))
    return !isOthers(catalogue, field) || (value !== undefined && sameAnswer(value, field.value))
  }
  return {
    isKnown: shown.some(field => isOthers(catalogue, field)),
    read,
    asked,
    isConfirmed: read.every(isSo),
    first: first === undefined ? null : slotPath(first.slot, first.ids),
  }
}

const same = (a: readonly FieldView[], b: readonly FieldView[]): boolean =>
  a.length === b.length && a.every((field, i) => field === b[i])

export const sameReadBack = (a: ReadBack, b: ReadBack): boolean =>
  a.isKnown === b.isKnown &&
  a.isConfirmed === b.isConfirmed &&
  a.first === b.first &&
  same(a.read, b.read) &&
  same(a.asked, b.asked)
