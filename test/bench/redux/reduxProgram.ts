import { configureStore } from '@reduxjs/toolkit'
import type { Catalogue } from '../../../domain/engine/catalogue'
import { listAddress, slotAddress } from '../../../domain/engine/path'
import { type Answer, sameAnswer } from '../../../domain/language/answer'
import type { Facts } from '../../../domain/language/facts'
import type { StepKey } from '../../../domain/language/stepKey'
import { answersSlice, initialAnswers } from './answersSlice'
import type { Judged } from './judging'
import { makeSelectors } from './selectors'

/** The same survey as a program on Redux Toolkit: one normalised slice, and selectors for all that follows from it. */
export interface ReduxProgram {
  readonly change: (path: string, value: Answer) => void
  readonly add: (list: string, id: string) => void
  readonly remove: (list: string, id: string) => void
  readonly field: (path: string) => Judged
  readonly errorsOf: (step: StepKey) => number
  /** As `useSelector` does: asks the selector after every action, and tells where it gives something else. */
  readonly listen: (path: string, hear: () => void) => void
}

const there = <A>(found: A | null, what: string): A => {
  if (found === null) throw new Error(`no ${what}`)
  return found
}

const same = (a: Judged, b: Judged): boolean =>
  a.visible === b.visible &&
  a.required === b.required &&
  a.error === b.error &&
  a.given === b.given &&
  a.offered === b.offered &&
  sameAnswer(a.value, b.value)

export const createRedux = (catalogue: Catalogue, facts: Facts): ReduxProgram => {
  const { actions, reducer } = answersSlice(catalogue)
  // What only looks for mistakes while one develops is left out, as the authors leave it out of what ships.
  const store = configureStore({
    reducer,
    devTools: false,
    middleware: standard => standard({ immutableCheck: false, serializableCheck: false }),
  })
  const selectors = makeSelectors({ catalogue, facts })
  const cellAt = (path: string) => {
    const { slot, ids } = there(slotAddress(catalogue, path), path)
    return selectors.cell(slot, ids)
  }
  return {
    change: (path, value) => {
      const { slot, ids } = there(slotAddress(catalogue, path), path)
      const item = ids.at(-1) ?? null
      store.dispatch(actions.answered({ group: slot.group.id, item, index: slot.index, value }))
    },
    add: (path, id) => {
      const { list, ids } = there(listAddress(catalogue, path), path)
      const item = { id, around: ids.at(-1) ?? null, ...initialAnswers(list.item) }
      store.dispatch(actions.itemAdded({ group: list.item.id, item }))
    },
    remove: (path, id) => {
      const { list } = there(listAddress(catalogue, path), path)
      store.dispatch(actions.itemRemoved({ group: list.item.id, id }))
    },
    field: path => cellAt(path)(store.getState()),
    errorsOf: step => selectors.errorsOf(step)(store.getState()),
    listen: (path, hear) => {
      const cell = cellAt(path)
      let last = cell(store.getState())
      store.subscribe(() => {
        const now = cell(store.getState())
        if (now === last) return
        const isNews = !same(now, last)
        last = now
        if (isNews) hear()
      })
    },
  }
}
