/**
 * Adapts an undo command: a retrieved value fills what it would leave empty, and no answer that is taken back hides list items
 * which others added since.
 */
import { listAt } from '../../domain/engine/answers'
import type { Catalogue } from '../../domain/engine/catalogue'
import { isEmptyAnswer } from '../../domain/engine/kinds/kinds'
import { listAddress, listPath, slotAddress } from '../../domain/engine/path'
import type { Command } from '../../events/decisions/command'
import type { State } from '../../events/state/state'
import { countUpTo } from '../logHistory/lastUpTo'
import type { HistoryView } from '../logHistory/logHistory'

type UndoAction = Extract<Command, { type: 'UndoAction' }>
type RestoredAnswer = UndoAction['answers'][number]

/** The lists that hold an item which others put there after this record. */
const listsChangedExternally = (
  { history: { catalogue, externalChanges }, seq }: HistoryView,
  state: State,
  since: number,
): Set<string> => {
  const isPresent = (path: string, id: string): boolean => {
    const address = listAddress(catalogue, path)
    return address !== null && listAt(state.answers, address.list, address.ids)?.index.has(id) === true
  }
  const changes = externalChanges.slice(countUpTo(externalChanges, since), countUpTo(externalChanges, seq))
  return new Set(
    changes.flatMap(({ path, item }) => (item?.isAdded === true && isPresent(path, item.id) ? [path] : [])),
  )
}

/** The list that a question stands before; null of any other question. */
const listOfGate = (catalogue: Catalogue, path: string): string | null => {
  const address = slotAddress(catalogue, path)
  const list = address === null ? undefined : catalogue.listOfGate.get(address.slot.question)
  return address === null || list === undefined ? null : listPath(list, address.ids)
}

/** What nobody had answered is as it would be had nobody ever answered it. */
const withRetrievedValue = (catalogue: Catalogue, { retrieval }: State, back: RestoredAnswer): RestoredAnswer => {
  const retrieved = back.own ? undefined : retrieval?.told.get(back.path)
  const question = slotAddress(catalogue, back.path)?.slot.question
  if (retrieved === undefined || retrieved.manner === 'assumed' || question === undefined) return back
  return isEmptyAnswer(question, back.to) ? { ...back, to: retrieved.value } : back
}

/**
 * A retrieved value goes where there would be nothing, and an item that others added since is not hidden by the
 * question before its list.
 */
export const keepExternalChanges = (historyView: HistoryView, state: State, command: UndoAction): UndoAction => {
  const { catalogue } = historyView.history
  // An answer by itself hides what one wants hidden; and a load may have told of ten thousand items.
  const externalLists =
    command.items.length === 0 ? null : listsChangedExternally(historyView, state, Math.max(...command.of))
  const hidesExternal = ({ path, to }: RestoredAnswer): boolean =>
    to !== 1 && externalLists?.has(listOfGate(catalogue, path) ?? '') === true
  const answers = command.answers
    .filter(back => !hidesExternal(back))
    .map(back => withRetrievedValue(catalogue, state, back))
  return { ...command, answers }
}
