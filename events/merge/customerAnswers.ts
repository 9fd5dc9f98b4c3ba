/**
 * Finds for a merge the answers that count as the customer's own, retrieved ones too: which stand, which are new since
 * the base, all within a group, and when each last changed.
 */
import type { GroupAnswers } from '../../domain/engine/answers'
import type { Group, Slot } from '../../domain/engine/catalogue'
import { listPath, slotPath } from '../../domain/engine/path'
import { type Answer, sameAnswer } from '../../domain/language/answer'
import { changedKey } from '../record/eventRows'
import type { SurveyRecord } from '../record/surveyRecord'
import type { State } from '../state/state'

export const currentAnswer = ({ values }: GroupAnswers, { index, question }: Slot): Answer =>
  values[index] ?? question.initial

/** Whether it is the customer's doing that this answer stands there: typed, chosen, or retrieved for him. */
export const isCustomerAnswer = (state: State, slot: Slot, ids: readonly string[], held: GroupAnswers): boolean => {
  if (held.touched[slot.index] === true) return true
  const told = state.retrieval?.told.get(slotPath(slot, ids))
  return told !== undefined && told.manner !== 'assumed' && sameAnswer(told.value, currentAnswer(held, slot))
}

/**
 * Whether the customer has answered, or taken back his answer, since what both sides went on from; without that, any answer
 * of his own is new.
 */
export const isNewCustomerAnswer = (
  state: State,
  slot: Slot,
  ids: readonly string[],
  held: GroupAnswers,
  base: { readonly state: State; readonly ids: readonly string[]; readonly held: GroupAnswers } | null,
): boolean => {
  const own = isCustomerAnswer(state, slot, ids, held)
  if (base === null) return own
  // Nobody else makes an answer of the customer's nobody's.
  if (!own) return base.held.touched[slot.index] === true
  return (
    !sameAnswer(currentAnswer(held, slot), currentAnswer(base.held, slot)) ||
    !isCustomerAnswer(base.state, slot, base.ids, base.held)
  )
}

/** When the customer last changed each answer, item and document, by its key. */
export const lastAnsweredAt = (records: readonly SurveyRecord[]): ReadonlyMap<string, number> => {
  const moments = new Map<string, number>()
  for (const { at, by, events } of records)
    if (by === 'customer' || by === 'retrieval')
      for (const event of events) {
        const key = changedKey(event)
        if (key !== null) moments.set(key, at)
      }
  return moments
}

/** Every answer of the customer's within a group that stands in it, with its path. */
export const customerAnswersWithin = (
  state: State,
  group: Group,
  ids: readonly string[],
  held: GroupAnswers,
): readonly { readonly path: string; readonly value: Answer }[] => [
  ...group.slots.flatMap(slot =>
    isCustomerAnswer(state, slot, ids, held) ? [{ path: slotPath(slot, ids), value: currentAnswer(held, slot) }] : [],
  ),
  ...group.lists.flatMap(list => {
    const inner = held.lists[list.index]
    return (inner?.ids ?? []).flatMap((id, at) => {
      const item = inner?.items[at]
      return item === undefined ? [] : customerAnswersWithin(state, list.item, [...ids, id], item)
    })
  }),
]

export const itemKey = (list: Parameters<typeof listPath>[0], ids: readonly string[], id: string): string =>
  `${listPath(list, ids)}.${id}`
