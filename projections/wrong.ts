import { slotPath } from '../domain/engine/path'
import { type FieldView, messageOf } from './fieldView'
import type { GroupView } from './surveyTree'

/**
 * How a step's questions are judged: by the last verdict that the customer asked for, as the paths of what it refused.
 * 'all': every one. Null: no error shows (STEP-18).
 */
export type Judged = 'all' | ReadonlySet<string> | null

/**
 * Whether an empty question, though it must be answered, is open and not wrong: the customer has not been at it, and it
 * did not stand there empty when he wanted to go on.
 */
export const isStillOpen = ({ slot, ids, value, given }: FieldView, judged: ReadonlySet<string>): boolean =>
  !given && slot.row.isEmpty(slot.question, value) && !judged.has(slotPath(slot, ids))

/** Whether the customer is told that the question is not right: on its own, in its item's card and in the summary. */
export const isWrong = (field: FieldView, judged: Judged): boolean =>
  field.error !== null && judged !== null && (judged === 'all' || !isStillOpen(field, judged))

/** What is said at the question: the broken rule's message, and why. */
export const wrongWords = (
  field: FieldView,
  judged: Judged,
): { readonly message: string | null; readonly reason: string | null } =>
  isWrong(field, judged) ? { message: messageOf(field), reason: field.reason } : { message: null, reason: null }

/** How many questions of a section or an item the customer is told of. */
export const wrongIn = (view: GroupView, judged: Judged): number => {
  if (judged === null || view.errors === 0) return 0
  const own = view.fields.filter(field => isWrong(field, judged)).length
  return view.lists.reduce(
    (total, { visible, items }) => (visible ? items.reduce((sum, item) => sum + wrongIn(item, judged), total) : total),
    own,
  )
}
