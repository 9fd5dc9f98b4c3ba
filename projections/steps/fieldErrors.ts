/**
 * Tells whether a question's error shows after the last verdict the customer asked for (not at an empty one he has yet
 * to come to), with what words, and how many show in a section or item.
 */

import { slotPath } from '../../domain/engine/path'
import { brokenRuleMessage, type FieldView } from '../tree/fieldView'
import type { GroupView } from '../tree/surveyTree'

/**
 * How a step's questions are judged: by the last verdict that the customer asked for, as the paths of what it refused.
 * 'all': every one. Null: no error shows (STEP-18).
 */
export type ErrorScope = 'all' | ReadonlySet<string> | null

/**
 * Whether an empty question, though it must be answered, is open and not wrong: the customer has not been at it, and it
 * did not stand there empty when he wanted to go on.
 */
const isOpenWithoutError = ({ slot, ids, value, given }: FieldView, judged: ReadonlySet<string>): boolean =>
  !given && slot.row.isEmpty(slot.question, value) && !judged.has(slotPath(slot, ids))

/** Whether the customer is told that the question is not right: on its own, in its item's card and in the summary. */
export const isErrorShown = (field: FieldView, judged: ErrorScope): boolean =>
  field.error !== null && judged !== null && (judged === 'all' || !isOpenWithoutError(field, judged))

/** What is said at the question: the broken rule's message, and why. */
export const shownErrorWords = (
  field: FieldView,
  judged: ErrorScope,
): { readonly message: string | null; readonly reason: string | null } =>
  isErrorShown(field, judged)
    ? { message: brokenRuleMessage(field), reason: field.reason }
    : { message: null, reason: null }

/** How many questions of a section or an item the customer is told of. */
export const shownErrorCount = (view: GroupView, judged: ErrorScope): number => {
  if (judged === null || view.errors === 0) return 0
  const own = view.fields.filter(field => isErrorShown(field, judged)).length
  return view.lists.reduce(
    (total, { visible, items }) =>
      visible ? items.reduce((sum, item) => sum + shownErrorCount(item, judged), total) : total,
    own,
  )
}
