/**
 * Splits the questions of a section or item into answers to read back and questions to ask; says whether others
 * filled it in and whether it is complete and confirmed.
 */
import type { Catalogue, Slot } from '../../domain/engine/catalogue'
import { isEmptyAnswer } from '../../domain/engine/kinds/kinds'
import { slotPath } from '../../domain/engine/path'
import { sameAnswer } from '../../domain/language/answer'
import type { RestedAnswer } from '../../domain/language/doubt'
import type { Question } from '../../domain/language/question'
import { sameRestedAnswers } from '../../events/state/confirmations'
import type { FieldView } from '../tree/fieldView'
import { isLeftEmpty } from '../wording/overviewAnswerWords'

/** A section or an item as it is read back: what is known is read, what is missing, wrong or doubtful is asked. */
export interface ReadBack {
  /** Whether others (the office, a retrieval) filled in as much of it as the customer did and still must, or more. */
  readonly isKnown: boolean
  /** The answers that are read, in the order of the screen. What may stay empty and is, is not among them. */
  readonly read: readonly FieldView[]
  /** The questions that are asked at its foot, in the order of the screen. */
  readonly asked: readonly FieldView[]
  /** Whether nothing is missing, wrong or doubtful. */
  readonly isComplete: boolean
  /** All its answers: what the customer confirms. */
  readonly rested: readonly RestedAnswer[]
  /** Whether all that others filled in is as the customer confirmed it; of what he gave himself nothing is asked. */
  readonly isConfirmed: boolean
  /** The first question that the customer can change, by its path; null where he can change none. */
  readonly first: string | null
}

/** What a card is judged by, besides its answers. */
interface ReadBackContext {
  readonly catalogue: Catalogue
  /** What was confirmed of it; undefined where nothing was. */
  readonly confirmed: readonly RestedAnswer[] | undefined
  /** Whether the answer at this path is doubtful, or was refused by the office. */
  readonly isQuestioned: (path: string) => boolean
  /** The paths of the questions that were asked here already: they stay where they are. */
  readonly alreadyAsked: ReadonlySet<string>
}

/** The questions that an answer to another one fills in: such a value says nothing of who filled in the rest. */
const cache = new WeakMap<Catalogue, ReadonlySet<Slot>>()

const slotsFilledAlong = (catalogue: Catalogue): ReadonlySet<Slot> => {
  const cached = cache.get(catalogue)
  if (cached !== undefined) return cached
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
  cache.set(catalogue, slots)
  return slots
}

/** Whether somebody else gave this answer: what stands there is neither the customer's nor what stands there to begin with. */
const isGivenByOthers = (catalogue: Catalogue, { slot, value, given }: FieldView): boolean =>
  !given && !sameAnswer(value, slot.question.initial) && !slotsFilledAlong(catalogue).has(slot)

/** Whether the customer gave it, or must still give it. */
const isForCustomer = ({ slot, value, given, error }: FieldView): boolean =>
  slot.forCustomer && (given || (error !== null && isEmptyAnswer(slot.question, value)))

const isOpenAssumption = (question: Question, value: FieldView['value']): boolean =>
  question.kind === 'choice' && question.assumes !== null && isEmptyAnswer(question, value)

const pathOf = ({ slot, ids }: FieldView): string => slotPath(slot, ids)

const shownAmong = (fields: readonly FieldView[]): readonly FieldView[] =>
  fields.filter(({ visible, slot }) => visible && slot.question.kind !== 'stored')

/** As `isKnown` of what is read back; null of what does not show. */
export const isKnownIn = (fields: readonly FieldView[], catalogue: Catalogue): boolean | null => {
  const shown = shownAmong(fields)
  const others = shown.filter(field => isGivenByOthers(catalogue, field)).length
  return shown.length === 0 ? null : others > 0 && others >= shown.filter(isForCustomer).length
}

/**
 * Splits the questions of a section or an item into answers to read back and questions to ask.
 * @param fields the questions of the section or item itself, in their order
 */
export const readBack = (
  fields: readonly FieldView[],
  { catalogue, confirmed, isQuestioned, alreadyAsked }: ReadBackContext,
): ReadBack => {
  const shown = shownAmong(fields)
  const isToAnswer = (field: FieldView): boolean =>
    field.slot.forCustomer &&
    (field.error !== null || isOpenAssumption(field.slot.question, field.value) || isQuestioned(pathOf(field)))
  const isAsked = (field: FieldView): boolean => isToAnswer(field) || alreadyAsked.has(pathOf(field))
  const answered = shown.filter(field => !isToAnswer(field) && !isLeftEmpty(field, null))
  const was = new Map(confirmed?.map(({ path, value }) => [path, value]))
  const isAsConfirmed = (field: FieldView): boolean => {
    const value = was.get(pathOf(field))
    return !isGivenByOthers(catalogue, field) || (value !== undefined && sameAnswer(value, field.value))
  }
  const first = shown.find(({ slot }) => slot.forCustomer)
  return {
    isKnown: isKnownIn(fields, catalogue) ?? false,
    read: answered.filter(field => !isAsked(field)),
    asked: shown.filter(isAsked),
    isComplete: !shown.some(isToAnswer),
    rested: answered.map(field => ({ path: pathOf(field), value: field.value })),
    isConfirmed: answered.every(isAsConfirmed),
    first: first === undefined ? null : pathOf(first),
  }
}

const same = (a: readonly FieldView[], b: readonly FieldView[]): boolean =>
  a.length === b.length && a.every((field, i) => field === b[i])

export const sameReadBack = (a: ReadBack, b: ReadBack): boolean =>
  a.isKnown === b.isKnown &&
  a.isComplete === b.isComplete &&
  sameRestedAnswers(a.rested, b.rested) &&
  a.isConfirmed === b.isConfirmed &&
  a.first === b.first &&
  same(a.read, b.read) &&
  same(a.asked, b.asked)
