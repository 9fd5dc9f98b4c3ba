import { createEntityAdapter, createSlice, type EntityState, type PayloadAction } from '@reduxjs/toolkit'
import type { Catalogue, Group } from '../../../domain/engine/catalogue'
import type { Answer } from '../../../domain/language/answer'

/** The questions of a section or an item, in its order. `touched`: whether the customer answered it, ever. */
export interface Answers {
  readonly values: readonly Answer[]
  readonly touched: readonly boolean[]
}

/** An item of any list, in a table of its own kind; `around` is the item that it stands in, null in a section. */
export interface Item extends Answers {
  readonly id: string
  readonly around: string | null
}

/** Normalised, as the authors advise: sections by their group, items by their group and id. */
export interface AnswersState {
  readonly sections: Readonly<Record<number, Answers>>
  readonly items: Readonly<Record<number, EntityState<Item, string>>>
}

const items = createEntityAdapter<Item>()

export const initialAnswers = ({ slots }: Group): Answers => ({
  values: slots.map(({ question }) => question.initial),
  touched: slots.map(() => false),
})

const byGroup = <A>(groups: readonly Group[], make: (group: Group) => A): Record<number, A> =>
  Object.fromEntries(groups.map(group => [group.id, make(group)]))

const initialState = ({ groups }: Catalogue): AnswersState => ({
  sections: byGroup(
    groups.filter(({ within }) => within === null),
    initialAnswers,
  ),
  items: byGroup(
    groups.filter(({ within }) => within !== null),
    () => items.getInitialState(),
  ),
})

interface Answered {
  readonly group: number
  readonly item: string | null
  readonly index: number
  readonly value: Answer
}

interface InTable {
  readonly group: number
}

export const answersSlice = (catalogue: Catalogue) =>
  createSlice({
    name: 'answers',
    initialState: initialState(catalogue),
    reducers: {
      answered: (state, { payload }: PayloadAction<Answered>) => {
        const { group, item, index, value } = payload
        const answers = item === null ? state.sections[group] : state.items[group]?.entities[item]
        if (answers === undefined) return
        answers.values[index] = typeof value === 'object' ? [...value] : value
        answers.touched[index] = true
      },
      itemAdded: (state, { payload: { group, item } }: PayloadAction<InTable & { readonly item: Item }>) => {
        const table = state.items[group]
        if (table !== undefined) items.addOne(table, { ...item, values: [...item.values], touched: [...item.touched] })
      },
      itemRemoved: (state, { payload: { group, id } }: PayloadAction<InTable & { readonly id: string }>) => {
        const table = state.items[group]
        if (table !== undefined) items.removeOne(table, id)
      },
    },
  })
