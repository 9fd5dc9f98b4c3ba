import * as E from 'fp-ts/Either'
import { answerAt } from '../../domain/engine/answers'
import type { Catalogue } from '../../domain/engine/catalogue'
import { listAddress, slotPath } from '../../domain/engine/path'
import { type Answer, sameAnswer } from '../../domain/language/answer'
import type { Command, Refusal } from '../../events/decisions/command'
import { decide } from '../../events/decisions/decide'
import type { State } from '../../events/state/state'
import { isFile } from './action'
import { withWhatCame } from './cameSince'
import type { Past } from './chronicle'
import type { Entry, Line, Pile } from './line'
import { countUpTo, lastUpTo } from './upTo'

export type UndoAction = Extract<Command, { type: 'UndoAction' }>

/** Back, or again. */
export type Way = 'undo' | 'redo'

/** Why something cannot be taken back: a document, and what came from another computer, stay; of the rest `decide` says why. */
export type Barred = Refusal | { readonly tag: 'Stays' }

/** What comes next, with the command that does it; above it what cannot be taken back, if anything. */
export interface Next {
  readonly ready: { readonly entry: Entry; readonly command: UndoAction } | null
  readonly barred: { readonly entry: Entry; readonly why: Barred } | null
}

export const lineAt = ({ chronicle, seq }: Past): Line | null => lastUpTo(chronicle.lines, seq)

/** Whether all that happened since is that the customer typed on at what he did last: then the same goes back as before. */
export const isTypedOn = (before: Past, now: Past): boolean => {
  const [was, is] = [lineAt(before), lineAt(now)]
  if (was?.seq !== before.seq || is?.seq !== now.seq) return false
  const isDone = was.just?.how === 'done' && is.just?.how === 'done'
  return isDone && was.just.entry.first.called === is.just.entry.first.called
}

/** So many are tried before it is said that nothing can be taken back. */
const mostTried = 200

/** The command that takes back what was done last with these. */
export const takeBack = (entries: readonly [Entry, ...Entry[]], way: Way): UndoAction => {
  const { called } = entries[0].first
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
  const moved = all.flatMap(({ items }) => items).toReversed()
  // However often it went and came since: it began without anything in it.
  const isNew = (list: string, id: string): boolean =>
    entries.some(({ first }) => first.items.some(one => one.type === 'ItemAdded' && one.list === list && one.id === id))
  const confirmed = all.flatMap(one => one.confirmed.map(({ path, was }) => ({ path, rested: was })))
  const outer = moved.filter(({ list }) => !moved.some(one => list.startsWith(`${one.list}.${one.id}.`)))
  return {
    type: 'UndoAction',
    of: all.flatMap(({ seqs }) => seqs),
    answers,
    items: outer.map(({ type, list, id }) => ({
      list,
      id,
      becomes: type === 'ItemRemoved' ? 'there' : 'gone',
      empty: isNew(list, id),
    })),
    reopened: all.flatMap(({ steps }) => steps),
    submit: way === 'redo' && called.kind === 'submitted' ? called.step : null,
    ...(confirmed.length === 0 ? {} : { confirmed }),
  }
}

/** Whether others changed something since within an item that would go with all it holds. */
const isNewerWithin = ({ chronicle: { others }, seq }: Past, { last }: Entry): boolean => {
  const goes = last.items.flatMap(({ type, list, id }) => (type === 'ItemRemoved' ? [] : [`${list}.${id}.`]))
  if (goes.length === 0) return false
  const since = others.slice(countUpTo(others, last.seqs.at(-1) ?? 0), countUpTo(others, seq))
  return since.some(({ path }) => goes.some(item => path.startsWith(item)))
}

const whyNot = (past: Past, state: State, entry: Entry, command: UndoAction): Barred | null => {
  const { called } = entry.first
  if (isFile(called) || called.kind === 'joined') return { tag: 'Stays' }
  if (isNewerWithin(past, entry)) return { tag: 'ChangedSince', path: '' }
  const decided = decide({ catalogue: past.chronicle.catalogue, state, at: 0, newId: () => 'again' }, command)
  return E.isLeft(decided) ? decided.left : null
}

const ifDone = (past: Past, state: State, entries: readonly Entry[]): UndoAction | null => {
  const [first, ...rest] = entries
  if (first === undefined) return null
  const command = withWhatCame(past, state, takeBack([first, ...rest], 'undo'))
  return entries.some(entry => whyNot(past, state, entry, command) !== null) ? null : command
}

/** What 'Terugzetten' at a question does: all that was answered there since this stood is taken back. Null where that cannot be. */
export const backTo = (past: Past, state: State, path: string, stood: Answer): UndoAction | null => {
  const since: Entry[] = []
  for (let pile = lineAt(past)?.done ?? null; pile !== null; pile = pile.under) {
    const { first, last } = pile.entry
    if (first.called.kind !== 'answer' || first.called.path !== path) continue
    since.push(pile.entry)
    const was = last.changes.get(path)?.was.value
    if (was !== undefined && sameAnswer(was, stood)) return ifDone(past, state, since)
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
export const itemBack = (past: Past, state: State, list: string, id: string): UndoAction | null => {
  for (let pile = lineAt(past)?.done ?? null; pile !== null; pile = pile.under) {
    const { items } = pile.entry.last
    if (items.some(one => one.type === 'ItemRemoved' && one.list === list && one.id === id)) {
      const command = ifDone(past, state, [pile.entry])
      return command === null || staysHidden(past.chronicle.catalogue, state, list, command) ? null : command
    }
  }
  return null
}

/** What 'Ongedaan maken' or 'Opnieuw' does now: the newest that can be, by the very judgement that the command meets. */
export const nextBack = (past: Past, state: State, way: Way): Next => {
  const line = lineAt(past)
  let pile: Pile | null = (way === 'undo' ? line?.done : line?.undone) ?? null
  let barred: Next['barred'] = null
  for (let tried = 0; pile !== null && tried < mostTried; pile = pile.under, tried++) {
    const { entry } = pile
    const command = withWhatCame(past, state, takeBack([entry], way))
    const why = whyNot(past, state, entry, command)
    if (why === null) return { ready: { entry, command }, barred }
    barred ??= { entry, why }
  }
  return { ready: null, barred }
}
