import { createSelector } from '@reduxjs/toolkit'
import type { Group, ListSlot, Slot } from '../../../domain/engine/catalogue'
import type { VisitContext } from '../../../domain/engine/visitContext'
import type { Condition } from '../../../domain/language/condition'
import type { StepKey } from '../../../domain/language/stepKey'
import type { Answers, AnswersState } from './answersSlice'
import { type Derived, type Judged, judging, showing } from './judging'

type Selector<A> = (state: AnswersState) => A

const remembered = <K, A>(make: (key: K) => A): ((key: K) => A) => {
  const known = new Map<K, A>()
  return key => {
    const found = known.get(key) ?? make(key)
    known.set(key, found)
    return found
  }
}

/** A section or an item, with the items around it, innermost first. */
interface Scope {
  readonly group: Group
  readonly id: string | null
  readonly around: Scope | null
}

const holding = (scope: Scope, group: Group): Scope | null =>
  scope.group === group ? scope : scope.around === null ? null : holding(scope.around, group)

const none: Answers = { values: [], touched: [] }

/** A look-up and nothing else: what costs nothing is not memoised. */
const answersIn = (scope: Scope, group: Group): Selector<Answers> => {
  const id = holding(scope, group)?.id ?? null
  return id === null ? state => state.sections[group.id] ?? none : state => state.items[group.id]?.entities[id] ?? none
}

/** Judges again only once an answer changed in one of the sections or items that are read. */
const memoised = <A>(scope: Scope, derived: readonly Derived<A>[]): Selector<readonly A[]> => {
  const groups = [...new Set(derived.flatMap(({ reads }) => reads.map(({ group }) => group)))]
  const rows = derived.map(({ reads, of }) => {
    const places = reads.map(({ group, index }) => ({ at: groups.indexOf(group), index }))
    return (answers: readonly Answers[], touched: boolean): A =>
      of(
        places.map(({ at, index }) => answers[at]?.values[index] ?? ''),
        touched,
      )
  })
  return createSelector(
    [scope.group, ...groups].map(group => answersIn(scope, group)),
    (...[own, ...answers]: readonly Answers[]) => rows.map((row, n) => row(answers, own?.touched[n] === true)),
  )
}

/** Selectors of each section, item and step, made once for each place and memoised by the slices of state that they read. */
export const makeSelectors = (visited: VisitContext) => {
  const { catalogue } = visited
  const judgingOf = remembered((slot: Slot) => judging(visited, slot))
  const showingOf = remembered((condition: Condition) => showing(visited, condition))
  const roots = remembered((group: Group): Scope => ({ group, id: null, around: null }))
  const cellsOf = remembered((scope: Scope) => memoised(scope, scope.group.slots.map(judgingOf)))
  const itemsOf = remembered((around: Scope) =>
    remembered((list: ListSlot) => remembered((id: string): Scope => ({ group: list.item, id, around }))),
  )

  const errorsIn = remembered((scope: Scope): Selector<number> => {
    const own = createSelector([cellsOf(scope)], cells =>
      cells.reduce((total, { error }) => (error === null ? total : total + 1), 0),
    )
    const lists = scope.group.lists.map(list => errorsInList(scope, list))
    return state => lists.reduce((total, list) => total + list(state), own(state))
  })

  const errorsInList = (scope: Scope, list: ListSlot): Selector<number> => {
    const shows = memoised(scope, [showingOf(list.gate.condition)])
    const ids = createSelector([state => state.items[list.item.id]], (table: AnswersState['items'][number]) =>
      table.ids.filter(id => table.entities[id]?.around === scope.id),
    )
    const item = itemsOf(scope)(list)
    return state =>
      shows(state)[0] === true ? ids(state).reduce((total, id) => total + errorsIn(item(id))(state), 0) : 0
  }

  const errorsOf = remembered((step: StepKey): Selector<number> => {
    const sections = catalogue.groups.filter(group => group.step?.key === step && group.within === null)
    const errors = sections.map(group => errorsIn(roots(group)))
    return state => errors.reduce((total, section) => total + section(state), 0)
  })

  const scopeAt = (group: Group, ids: readonly string[]): Scope =>
    group.within === null
      ? roots(group)
      : itemsOf(scopeAt(group.within.group, ids.slice(0, -1)))(group.within)(ids.at(-1) ?? '')

  return {
    errorsOf,
    /** @param ids of the items on the way to it, outermost first */
    cell: (slot: Slot, ids: readonly string[]): Selector<Judged> => {
      const cells = cellsOf(scopeAt(slot.group, ids))
      return state => {
        const cell = cells(state)[slot.index]
        if (cell === undefined) throw new Error(`no selector for ${slot.path}`)
        return cell
      }
    },
  }
}
