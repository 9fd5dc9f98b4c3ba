import { describe, expect, test } from 'vitest'
import { decodeAnswers, encodeAnswers } from '../../../domain/engine/answersCodec'
import { portal } from '../../projections/portal'

const children = 'customer.children'

/** A visit with two children, of whom the first was taken away. */
const visit = () => {
  const home = portal({ type: 'full' })
  home.answers('customer.has_children', 1)
  home.adds(children)
  const [first = '', second = ''] = home.ids(children)
  home.answers(`${children}.${first}.first_name`, 'Kim')
  home.answers(`${children}.${second}.first_name`, 'Sam')
  home.removes(children, first)
  return home
}

interface Plain {
  values: unknown[]
  touched: unknown[]
  lists: { ids: string[]; items: Plain[]; removed: [string, { at: number; item: Plain }][] }[]
}

const { catalogue, state } = visit()
const plain = (): Plain[] => JSON.parse(JSON.stringify(encodeAnswers(state().answers)))
const at = catalogue.listAt.get(children) ?? null

/** The plain answers with one thing about the section that holds the children, or about them, made otherwise. */
const changed = (change: (group: Plain, list: Plain['lists'][number]) => void): unknown => {
  const all = plain()
  const group = at === null ? undefined : all[at.group.id]
  const list = at === null ? undefined : group?.lists[at.index]
  if (group === undefined || list === undefined) throw new Error('No children')
  change(group, list)
  return all
}

const blank = ({ items }: Plain['lists'][number]): Plain => {
  const [item] = items
  if (item === undefined) throw new Error('No child')
  return item
}

const gone = ({ removed }: Plain['lists'][number]): { at: number; item: Plain } => {
  const [one] = removed
  if (one === undefined) throw new Error('Nobody was taken away')
  return one[1]
}

test('answers are read back as they were, with what was taken away and where it stood', () => {
  expect(decodeAnswers(catalogue, plain())).toEqual(state().answers)
})

describe('what has not the shape of this catalogue’s answers is not read at all', () => {
  test.each<[string, unknown]>([
    ['nothing', null],
    ['no list', { length: plain().length }],
    ['no sections', []],
    ['a section too few', plain().slice(1)],
    ['a section too many', [...plain(), plain()[0]]],
    ['a section that is none', [null, ...plain().slice(1)]],
    ['an answer too many', changed(group => group.values.push(''))],
    ['an answer too few', changed(group => group.values.pop())],
    ['an answer that its question cannot hold', changed(group => group.values.fill({}))],
    ['whose answer it is, once too often', changed(group => group.touched.push(false))],
    ['whose answer it is, once too few', changed(group => group.touched.pop())],
    ['whose answer it is, not as yes or no', changed(group => group.touched.fill('ja'))],
    ['a list too many', changed((group, list) => group.lists.push(list))],
    ['a list too few', changed(group => group.lists.pop())],
    ['a list that is none', changed(group => group.lists.fill(JSON.parse('{}')))],
    ['an item without an id', changed((_, list) => list.ids.pop())],
    ['an id without an item', changed((_, list) => list.items.pop())],
    ['two items of one id', changed((_, list) => list.removed.push([list.ids[0] ?? '', { at: 0, item: blank(list) }]))],
    ['an id that no item has', changed((_, list) => list.ids.fill('a.b'))],
    ['an item of another shape', changed((_, list) => blank(list).values.push(''))],
    ['something taken away of another shape', changed((_, list) => gone(list).item.values.push(''))],
    ['something taken away from before the first', changed((_, list) => Object.assign(gone(list), { at: -1 }))],
  ])('%s', (_what, stored) => {
    expect(decodeAnswers(catalogue, stored)).toBeNull()
  })
})
