import { listAt } from '../../domain/engine/answers'
import type { Catalogue } from '../../domain/engine/catalogue'
import { isEmptyAnswer } from '../../domain/engine/kinds/kinds'
import { listAddress, listPath, slotAddress } from '../../domain/engine/path'
import type { Command } from '../../events/decisions/command'
import type { State } from '../../events/state/state'
import { countUpTo } from '../logHistory/lastUpTo'
import type { HistoryView } from '../logHistory/logHistory'

type UndoAction = Extract<Command, { type: 'UndoAction' }>
type Back = UndoAction['answers'][number]

/** The lists that hold an item which others put there after this record. */
const listsOfOthers = (
  { chronicle: { catalogue, others }, seq }: HistoryView,
  state: State,
  since: number,
): Set<string> => {
  const isThere = (path: string, id: string): boolean => {
    const address = listAddress(catalogue, path)
    return address !== null && listAt(state.answers, address.list, address.ids)?.index.has(id) === true
  }
  const came = others.slice(countUpTo(others, since), countUpTo(others, seq))
  return new Set(came.flatMap(({ path, item }) => (item?.isThere === true && isThere(path, item.id) ? [path] : [])))
}

/** The list that a question stands before; null of any other question. */
const listBehind = (catalogue: Catalogue, path: string): string | null => {
  const address = slotAddress(catalogue, path)
  const list = address === null ? undefined : catalogue.listOfGate.get(address.slot.question)
  return address === null || list === undefined ? null : listPath(list, address.ids)
}

/** What nobody had answered is as it would be had nobody ever answered it. */
const asRetrieved = (catalogue: Catalogue, { retrieval }: State, back: Back): Back => {
  const told = back.own ? undefined : retrieval?.told.get(back.path)
  const question = slotAddress(catalogue, back.path)?.slot.question
  if (told === undefined || told.manner === 'assumed' || question === undefined) return back
  return isEmptyAnswer(question, back.to) ? { ...back, to: told.value } : back
}

/**
 * A command that takes back, with what came since in its place: what was retrieved stands where there would be nothing, and
 * an item that others told of since is not hidden by the question before it.
 */
export const keepExternalChanges = (past: HistoryView, state: State, command: UndoAction): UndoAction => {
  const { catalogue } = past.chronicle
  // An answer by itself hides what one wants hidden; and a load may have told of ten thousand items.
  const theirs = command.items.length === 0 ? null : listsOfOthers(past, state, Math.max(...command.of))
  const hides = ({ path, to }: Back): boolean => to !== 1 && theirs?.has(listBehind(catalogue, path) ?? '') === true
  const answers = command.answers.filter(back => !hides(back)).map(back => asRetrieved(catalogue, state, back))
  return { ...command, answers }
}
