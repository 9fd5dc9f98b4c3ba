import type { Catalogue, Gate, Group } from '../../domain/engine/catalogue'
import { isAsked } from '../../domain/engine/visitContext'
import { type Answer, sameAnswer } from '../../domain/language/answer'
import type { Facts } from '../../domain/language/facts'
import type { StepKey } from '../../domain/language/stepKey'
import {
  always,
  type Cell,
  compile,
  compileDemands,
  compileJudge,
  compileOffers,
  compileReader,
  type Items,
  offersNothing,
  type Scope,
  scopeOf,
  type Wiring,
} from './floorCell'

/**
 * What the portal is measured against: the same survey and the same rules as a program that does nothing but that.
 * Answers are overwritten in place, what depends on what is resolved once, each step has a counter of open errors, and
 * nothing is remembered: no log, no undo, no earlier state that anyone could still hold.
 */
export interface Floor {
  readonly cells: ReadonlyMap<string, Cell>
  /** An answer, with all that follows from it. */
  readonly change: (path: string, value: Answer) => void
  readonly add: (list: string, id: string) => void
  readonly remove: (list: string, id: string) => void
  readonly errorsOf: (step: StepKey) => number
}

const there = <A>(found: A | undefined, what: string): A => {
  if (found === undefined) throw new Error(`the floor has no ${what}`)
  return found
}

export const createFloor = (catalogue: Catalogue, facts: Facts): Floor => {
  const cells = new Map<string, Cell>()
  const lists = new Map<string, Items>()
  const roots = new Map<Group, Scope>()
  const counters = new Map<StepKey, number>()
  const wiring: Wiring = { catalogue, facts, roots }

  const count = (scope: Scope, by: number): void => {
    scope.errors += by
    if (scope.within === null) {
      const step = scope.group.step?.key
      if (step !== undefined) counters.set(step, (counters.get(step) ?? 0) + by)
      return
    }
    scope.within.errors += by
    if (scope.within.visible) count(scope.within.around, by)
  }

  const refreshCell = (cell: Cell): void => {
    const { value, visible, required, error, given, offered } = cell
    cell.visible = cell.asked && cell.shows()
    cell.value = cell.read()
    cell.required = cell.demands()
    cell.error = cell.judge()
    cell.given = cell.visible && cell.touched
    cell.offered = cell.offers()
    if ((error === null) !== (cell.error === null)) count(cell.scope, cell.error === null ? -1 : 1)
    if (cell.listener === null) return
    const isSame =
      visible === cell.visible &&
      required === cell.required &&
      error === cell.error &&
      given === cell.given &&
      offered === cell.offered
    if (!isSame || !sameAnswer(value, cell.value)) cell.listener()
  }

  const gateRefresher = (scope: Scope, gate: Gate): (() => void) | null => {
    const items = scope.lists.find(({ list }) => list.gate === gate)
    if (items === undefined) return null
    const shows = compile(wiring, scope, gate.condition)
    return () => {
      const visible = shows()
      if (visible === items.visible) return
      items.visible = visible
      if (items.errors > 0) count(items.around, visible ? items.errors : -items.errors)
    }
  }

  /** Not connected yet, so that cells can name each other. */
  const makeScope = (group: Group, within: Items | null, prefix: string): Scope => {
    const scope: Scope = { group, within, cells: [], lists: [], errors: 0 }
    for (const slot of group.slots) {
      const { initial } = slot.question
      const cell: Cell = {
        slot,
        scope,
        asked: isAsked({ catalogue, facts }, slot),
        held: initial,
        value: initial,
        visible: false,
        required: false,
        error: null,
        touched: false,
        given: false,
        offered: 0,
        listener: null,
        shows: always,
        read: () => initial,
        demands: () => false,
        judge: () => null,
        offers: offersNothing,
        dependents: [],
      }
      scope.cells.push(cell)
      cells.set(prefix + slot.path, cell)
    }
    for (const list of group.lists) {
      const items: Items = { list, around: scope, items: new Map(), visible: false, errors: 0 }
      scope.lists.push(items)
      lists.set(prefix + list.path, items)
    }
    return scope
  }

  const connect = (scope: Scope): void => {
    for (const cell of scope.cells) {
      cell.shows = compile(wiring, scope, cell.slot.condition)
      cell.read = compileReader(wiring, cell)
      cell.demands = compileDemands(wiring, cell)
      cell.judge = compileJudge(wiring, cell)
      cell.offers = compileOffers(wiring, cell)
    }
    for (const cell of scope.cells)
      cell.dependents = cell.slot.dependents.flatMap(node => {
        const to = scopeOf(wiring, scope, node.group)
        const target = node.kind === 'slot' ? to.cells[node.index] : undefined
        if (target !== undefined) return [() => refreshCell(target)]
        const refresh = node.kind === 'gate' ? gateRefresher(to, node) : null
        return refresh === null ? [] : [refresh]
      })
  }

  const refreshScope = (scope: Scope): void => {
    for (const gate of scope.group.gates) gateRefresher(scope, gate)?.()
    for (const cell of scope.cells) refreshCell(cell)
    for (const { items } of scope.lists) for (const item of items.values()) refreshScope(item)
  }
  for (const group of catalogue.groups) if (group.within === null) roots.set(group, makeScope(group, null, ''))
  for (const root of roots.values()) connect(root)
  for (const root of roots.values()) refreshScope(root)

  return {
    cells,
    errorsOf: step => counters.get(step) ?? 0,
    change: (path, value) => {
      const cell = there(cells.get(path), path)
      cell.held = value
      cell.touched = true
      for (const refreshDependent of cell.dependents) refreshDependent()
    },
    add: (list, id) => {
      const within = there(lists.get(list), list)
      const scope = makeScope(within.list.item, within, `${list}.${id}.`)
      within.items.set(id, scope)
      connect(scope)
      refreshScope(scope)
    },
    remove: (list, id) => {
      const within = there(lists.get(list), list)
      const scope = there(within.items.get(id), id)
      count(scope, -scope.errors)
      within.items.delete(id)
      for (const { slot } of scope.cells) cells.delete(`${list}.${id}.${slot.path}`)
      for (const inner of scope.lists) lists.delete(`${list}.${id}.${inner.list.path}`)
    },
  }
}
