import { createEntityAdapter, createSlice, type EntityState, type PayloadAction } from '@reduxjs/toolkit'
import type { Catalogue, Group } from '../../../domain/engine/catalogue'
import type { Answer } from '../../../domain/language/answer'

/** An item of any list, in a table of its own kind; `around` is the item that it stands in, null in a section. */
export interface Item {
  readonly id: string
  readonly around: string | null
  readonly values: readonly Answer[]
}

/** Normalised, as the authors advise: sections by their group, items by their group and id. */
export interface AnswersState {
  readonly sections: Readonly<Record<number, readonly Answer[]>>
  readonly items: Readonly<Record<number, EntityState<Item, string>>>
}

const items = createEntityAdapter<Item>()

export const initialValues = ({ slots }: Group): readonly Answer[] => slots.map(({ question }) => question.initial)

const byGroup = <A>(groups: readonly Group[], make: (group: Group) => A): Record<number, A> =>
  Object.fromEntries(groups.map(group => [group.id, make(group)]))

const initialState = ({ groups }: Catalogue): AnswersState => ({
  sections: byGroup(
    groups.filter(({ within }) => within === null),
    initialValues,
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
        const values = item === null ? state.sections[group] : state.items[group]?.entities[item]?.values
        if (values !== undefined) values[index] = typeof value === 'object' ? [...value] : value
      },
      itemAdded: (state, { payload: { group, item } }: PayloadAction<InTable & { readonly item: Item }>) => {
        const table = state.items[group]
        if (table !== undefined) items.addOne(table, { ...item, values: item.values.map(value => value) })
      },
      itemRemoved: (state, { payload: { group, id } }: PayloadAction<InTable & { readonly id: string }>) => {
        const table = state.items[group]
        if (table !== undefined) items.removeOne(table, id)
      },
    },
  })
