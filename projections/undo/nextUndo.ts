/**
 * Finds what can be undone or redone next, with its command, and what cannot and why; also the commands that restore
 * an earlier answer or a removed item.
 */
import { answerAt } from '../../domain/engine/answers'
import type { Catalogue } from '../../domain/engine/catalogue'
import { listAddress, slotPath } from '../../domain/engine/path'
import { type Answer, sameAnswer } from '../../domain/language/answer'
import { changeRefusal } from '../../events/decisions/changeRefusal'
import type { Command, Refusal } from '../../events/decisions/command'
import { undoRefusal } from '../../events/decisions/undoRefusal'
import type { State } from '../../events/state/state'
import { countUpTo, lastUpTo } from '../logHistory/lastUpTo'
import type { HistoryView } from '../logHistory/logHistory'
import type { UndoEntry, UndoStack, UndoState } from '../logHistory/undoTracker'
import { keepExternalChanges } from './keepExternalChanges'

export type UndoAction = Extract<Command, { type: 'UndoAction' }>

/** Back, or again. */
export type UndoDirection = 'undo' | 'redo'

/** Why something cannot be taken back: a document, and what came from another computer, stay; of the rest the decider's own judgement says why. */
type NotUndoableReason = Refusal | { readonly tag: 'Stays' }

/** What comes next, with the command that does it; above it what cannot be taken back, if anything. */
export interface NextUndo {
  readonly ready: { readonly entry: UndoEntry; readonly command: UndoAction } | null
  readonly blocked: { readonly entry: UndoEntry; readonly reason: NotUndoableReason } | null
}

export const undoStateAt = ({ history, seq }: HistoryView): UndoState | null => lastUpTo(history.undoStates, seq)

/** Whether all that happened since is that the customer typed on at what he did last: then the same goes back as before. */
export const isContinuedTyping = (before: HistoryView, now: HistoryView): boolean => {
  const [was, is] = [undoStateAt(before), undoStateAt(now)]
  if (was?.seq !== before.seq || is?.seq !== now.seq) return false
  const isDone = was.latest?.how === 'done' && is.latest?.how === 'done'
  return isDone && was.latest.entry.first.description === is.latest.entry.first.description
}

/** So many are tried before it is said that nothing can be taken back. */
const maxTries = 200

/** The command that takes back what was done last with these. */
const undoCommand = (entries: readonly [UndoEntry, ...UndoEntry[]], direction: UndoDirection): UndoAction => {
  const { description } = entries[0].first
  const all = entries.map(entry => entry.last).toReversed()
  const paths = new Set(all.flatMap(({ changes }) => [...changes.keys()]).reverse())
  const answers = [...paths].flatMap(path => {
    const changed = all.flatMap(({ changes }) => changes.get(path) ?? [])
    const [was, now] = [changed[0]?.was, changed.at(-1)?.now]
    if (was === undefined || now === undefined) return []
    const isSame = was.own === now.own && was.lookedUp === now.lookedUp && was.offered === now.offered
    if (isSame && sameAnswer(was.value, now.value)) return []
    const { own, lookedUp, offered, value } = was
    return [{ path, from: now.value, to: value, own, lookedUp, offered }]
  })
  const movedItems = all.flatMap(({ items }) => items).toReversed()
  // However often it went and came since: it began without anything in it.
  const isNew = (list: string, id: string): boolean =>
    entries.some(({ first }) => first.items.some(one => one.type === 'ItemAdded' && one.list === list && one.id === id))
  const confirmed = all.flatMap(one => one.confirmed.map(({ path, was }) => ({ path, rested: was })))
  const outerItems = movedItems.filter(({ list }) => !movedItems.some(one => list.startsWith(`${one.list}.${one.id}.`)))
  return {
    type: 'UndoAction',
    of: all.flatMap(({ seqs }) => seqs),
    answers,
    items: outerItems.map(({ type, list, id }) => ({
      list,
      id,
      becomes: type === 'ItemRemoved' ? 'there' : 'gone',
      empty: isNew(list, id),
    })),
    reopened: all.flatMap(({ steps }) => steps),
    submit: direction === 'redo' && description.kind === 'submitted' ? description.step : null,
    ...(confirmed.length === 0 ? {} : { confirmed }),
  }
}

/** Whether others changed something since within an item that would go with all it holds. */
const isNewerWithin = ({ history: { externalChanges }, seq }: HistoryView, { last }: UndoEntry): boolean => {
  const itemPaths = last.items.flatMap(({ type, list, id }) => (type === 'ItemRemoved' ? [] : [`${list}.${id}.`]))
  if (itemPaths.length === 0) return false
  const since = externalChanges.slice(
    countUpTo(externalChanges, last.seqs.at(-1) ?? 0),
    countUpTo(externalChanges, seq),
  )
  return since.some(({ path }) => itemPaths.some(item => path.startsWith(item)))
}

const refusalOf = (
  historyView: HistoryView,
  state: State,
  entry: UndoEntry,
  command: UndoAction,
): NotUndoableReason | null => {
  if (entry.first.stays) return { tag: 'Stays' }
  if (isNewerWithin(historyView, entry)) return { tag: 'ChangedSince', path: '' }
  const { catalogue } = historyView.history
  return changeRefusal(state) ?? undoRefusal({ catalogue, state }, command)
}

const commandIfAllowed = (historyView: HistoryView, state: State, entries: readonly UndoEntry[]): UndoAction | null => {
  const [first, ...rest] = entries
  if (first === undefined) return null
  const command = keepExternalChanges(historyView, state, undoCommand([first, ...rest], 'undo'))
  return entries.some(entry => refusalOf(historyView, state, entry, command) !== null) ? null : command
}

/** What 'Terugzetten' at a question does: all that was answered there since this stood is taken back. Null where that cannot be. */
export const restoreAnswerCommand = (
  historyView: HistoryView,
  state: State,
  path: string,
  previous: Answer,
): UndoAction | null => {
  const since: UndoEntry[] = []
  for (let stack = undoStateAt(historyView)?.done ?? null; stack !== null; stack = stack.below) {
    const { first, last } = stack.entry
    if (first.description.kind !== 'answer' || first.description.path !== path) continue
    since.push(stack.entry)
    const was = last.changes.get(path)?.was.value
    if (was !== undefined && sameAnswer(was, previous)) return commandIfAllowed(historyView, state, since)
  }
  return null
}

/** Whether the question before a list will say that there is nothing. */
const staysHidden = (catalogue: Catalogue, state: State, path: string, { answers }: UndoAction): boolean => {
  const address = listAddress(catalogue, path)
  const gate = address?.list.list.gate ?? null
  const slot = gate === null ? undefined : catalogue.slotOf.get(gate)
  if (address === null || slot === undefined) return false
  const at = slotPath(slot, address.ids)
  const back = answers.find(answer => answer.path === at)
  return (back === undefined ? answerAt(state.answers, { slot, ids: address.ids }) : back.to) !== 1
}

/**
 * What the button beside a removed item does: its removal is taken back, whatever was done since. Null where that would not
 * show it: the customer said since that there is nothing there.
 */
export const restoreItemCommand = (
  historyView: HistoryView,
  state: State,
  list: string,
  id: string,
): UndoAction | null => {
  for (let stack = undoStateAt(historyView)?.done ?? null; stack !== null; stack = stack.below) {
    const { items } = stack.entry.last
    if (items.some(one => one.type === 'ItemRemoved' && one.list === list && one.id === id)) {
      const command = commandIfAllowed(historyView, state, [stack.entry])
      return command === null || staysHidden(historyView.history.catalogue, state, list, command) ? null : command
    }
  }
  return null
}

/** Finds the newest entry that can be undone or redone now, as the decider judges it. */
export const nextUndo = (historyView: HistoryView, state: State, direction: UndoDirection): NextUndo => {
  const undoState = undoStateAt(historyView)
  let stack: UndoStack | null = (direction === 'undo' ? undoState?.done : undoState?.undone) ?? null
  let blocked: NextUndo['blocked'] = null
  for (let tries = 0; stack !== null && tries < maxTries; stack = stack.below, tries++) {
    const { entry } = stack
    const command = keepExternalChanges(historyView, state, undoCommand([entry], direction))
    const reason = refusalOf(historyView, state, entry, command)
    if (reason === null) return { ready: { entry, command }, blocked }
    blocked ??= { entry, reason }
  }
  return { ready: null, blocked }
}
