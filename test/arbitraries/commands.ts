import { listAt, listsTo } from '../../domain/engine/answers'
import type { Catalogue, Group } from '../../domain/engine/catalogue'
import { listPath, slotPath } from '../../domain/engine/path'
import type { Command } from '../../events/decisions/command'
import type { State } from '../../events/state/state'
import { asGiven, type GivenAnswer } from './answers'
import { type HomeMove, homeCommand } from './homeMoves'
import { type StandingMove, standingCommand } from './standingMoves'
import { typedAs } from './typedAs'

/**
 * A command as plain data that keeps its meaning while other moves are shrunk away: an item is 'the n-th that is there'
 * (or was removed), a date is counted from today.
 */
export type Move =
  | { readonly move: 'answer'; readonly slot: Place; readonly value: GivenAnswer }
  | { readonly move: 'add'; readonly list: Place }
  | { readonly move: 'remove' | 'restore'; readonly list: Place; readonly nth: number }
  | HomeMove
  | StandingMove
  | { readonly move: 'other'; readonly command: Command }

/** A question or list by its number in the catalogue, and which item on each level that leads there. */
export interface Place {
  readonly path: string
  readonly nth: readonly number[]
}

const pick = (ids: readonly string[], nth: number): string => ids[nth % Math.max(ids.length, 1)] ?? 'nowhere'

/** The ids on the way to a group, by their numbers; 'nowhere' where there is no item. */
const idsTo = (state: State, group: Group, nth: readonly number[]): readonly string[] => {
  const ids: string[] = []
  for (const [depth, list] of listsTo(group).entries())
    ids.push(pick(listAt(state.answers, list, ids)?.ids ?? [], nth[depth] ?? 0))
  return ids
}

const addressed = (catalogue: Catalogue, state: State, { path, nth }: Place): string => {
  const slot = catalogue.slotAt.get(path)
  if (slot !== undefined) return slotPath(slot, idsTo(state, slot.group, nth))
  const list = catalogue.listAt.get(path)
  return list === undefined ? path : listPath(list, idsTo(state, list.group, nth))
}

/** What the move is in this state. */
export const commandOf = (catalogue: Catalogue, state: State, move: Move): Command => {
  switch (move.move) {
    case 'answer': {
      const value = asGiven(move.value, state.facts.today)
      const typed = typedAs(catalogue.slotAt.get(move.slot.path)?.question, value)
      return { type: 'ChangeAnswer', path: addressed(catalogue, state, move.slot), value, ...(typed && { typed }) }
    }
    case 'add':
      return { type: 'AddItem', list: addressed(catalogue, state, move.list) }
    case 'remove':
    case 'restore': {
      const list = catalogue.listAt.get(move.list.path)
      const held = list === undefined ? null : listAt(state.answers, list, idsTo(state, list.group, move.list.nth))
      const ids = move.move === 'remove' ? (held?.ids ?? []) : [...(held?.removed.keys() ?? [])]
      const type = move.move === 'remove' ? 'RemoveItem' : 'RestoreItem'
      return { type, list: addressed(catalogue, state, move.list), id: pick(ids, move.nth) }
    }
    case 'homes':
    case 'home':
    case 'askHomes':
      return homeCommand(catalogue, state, move)
    case 'standing':
      return standingCommand(catalogue, state, move)
    case 'other':
      return move.command
  }
}
