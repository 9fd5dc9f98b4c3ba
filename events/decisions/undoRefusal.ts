/**
 * Tells why an action cannot be undone or redone in this state, null when it can, and gives the events that bring
 * its items back.
 */
import { type GroupAnswers, groupAt, listAt } from '../../domain/engine/answers'
import type { Group } from '../../domain/engine/catalogue'
import { fitsQuestion } from '../../domain/engine/kinds/kinds'
import { listAddress, slotAddress, slotPath } from '../../domain/engine/path'
import { sameAnswer } from '../../domain/language/answer'
import { itemRestored } from '../definitions/items'
import type { SurveyEvent } from '../record/surveyEvent'
import { evolve } from '../state/evolve'
import { isHeldByRetrieval } from '../state/isHeldByRetrieval'
import type { State } from '../state/state'
import type { Command, Refusal } from './command'
import { canHoldItems } from './decideItems'
import type { DecisionContext } from './decision'

type Undo = Extract<Command, { type: 'UndoAction' }>
type Back = Undo['answers'][number]
type Moved = Undo['items'][number]
type UndoContext = Pick<DecisionContext, 'catalogue' | 'state'>

/** Whether an item holds nothing, but for the answers that go with it. */
const holdsNothing = (group: Group, held: GroupAnswers, ids: readonly string[], goes: ReadonlySet<string>): boolean =>
  group.slots.every((slot, i) => {
    const value = held.values[i] ?? slot.question.initial
    return goes.has(slotPath(slot, ids)) || (held.touched[i] !== true && sameAnswer(value, slot.question.initial))
  }) &&
  group.lists.every((list, i) =>
    (held.lists[i]?.items ?? []).every((item, n) =>
      holdsNothing(list.item, item, [...ids, held.lists[i]?.ids[n] ?? ''], goes),
    ),
  )

/** Why an item can not go or come back; null when it can. What somebody filled in since does not go unseen. */
const itemRefusal = (
  judging: UndoContext,
  { answers }: Undo,
  { list: path, id, becomes, empty }: Moved,
): Refusal | null => {
  const { catalogue, state } = judging
  const address = listAddress(catalogue, path)
  const held = address === null ? null : listAt(state.answers, address.list, address.ids)
  if (address === null || held === null) return { tag: 'NoSuchList', list: path }
  if (becomes === 'there') {
    if (!canHoldItems(judging, address)) return { tag: 'NoSuchList', list: path }
    return held.removed.has(id) ? null : { tag: 'NoSuchItem', list: path, id }
  }
  const at = held.index.get(id)
  const item = at === undefined ? undefined : held.items[at]
  if (item === undefined) return { tag: 'NoSuchItem', list: path, id }
  const goes = new Set(answers.map(one => one.path))
  const isKept = empty && !holdsNothing(address.list.item, item, [...address.ids, id], goes)
  return isKept ? { tag: 'ChangedSince', path: `${path}.${id}` } : null
}

/** Why an answer can not go back; null when it can. */
const answerRefusal = ({ catalogue, state }: UndoContext, { path, from, to }: Back): Refusal | null => {
  const address = slotAddress(catalogue, path)
  const held = address === null ? null : groupAt(state.answers, address.slot.group, address.ids)
  if (address === null || held === null) return { tag: 'NoSuchQuestion', path }
  const { question } = address.slot
  if (!fitsQuestion(question, to)) return { tag: 'WrongShape', path }
  const isAsLeft = sameAnswer(held.values[address.slot.index] ?? question.initial, from)
  if (!isAsLeft) return { tag: 'ChangedSince', path }
  return !sameAnswer(from, to) && isHeldByRetrieval(catalogue, state, address) ? { tag: 'NotForCustomer', path } : null
}

/** The items that come back, before anything else of it. */
export const itemsBack = ({ items }: Undo): readonly SurveyEvent[] =>
  items.flatMap(({ list, id, becomes }) => (becomes === 'there' ? [itemRestored({ list, id })] : []))

const withItemsBack = ({ catalogue, state }: UndoContext, command: Undo): State =>
  itemsBack(command).reduce((now, event) => evolve(catalogue, now, { at: 0, by: 'customer', event }), state)

/**
 * Why an action cannot be taken back, or done again, in this state; null where it can: what the command names must stand
 * there. Whether anything may be changed at all is not looked at (`changeRefusal`).
 */
export const undoRefusal = (judging: UndoContext, command: Undo): Refusal | null => {
  const first = (all: readonly (Refusal | null)[]): Refusal | null => all.find(one => one !== null) ?? null
  const stuck = first(command.items.map(item => itemRefusal(judging, command, item)))
  if (stuck !== null) return stuck
  const there = { ...judging, state: withItemsBack(judging, command) }
  return first(command.answers.map(answer => answerRefusal(there, answer)))
}
