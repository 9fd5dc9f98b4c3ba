/**
 * Converts answers to plain JSON for storing a state, and back: null for JSON that does not fit the questions and lists
 * of the catalogue.
 */

import * as t from 'io-ts'
import { type Answer, answerCodec } from '../language/answer'
import type { Question } from '../language/question'
import type { Answers, GroupAnswers, ListAnswers } from './answers'
import type { Catalogue, Group, ListSlot } from './catalogue'
import { fitsQuestion } from './kinds/kinds'
import { isItemId } from './path'

/** The answers of a section or item as plain JSON: in the catalogue's order, so only that catalogue reads them back. */
interface PlainGroup {
  readonly values: readonly Answer[]
  readonly touched: readonly boolean[]
  readonly lists: readonly PlainList[]
}

interface PlainList {
  readonly ids: readonly string[]
  readonly items: readonly PlainGroup[]
  readonly removed: readonly (readonly [id: string, gone: { readonly at: number; readonly item: PlainGroup }])[]
}

const plainGroup = ({ values, touched, lists }: GroupAnswers): PlainGroup => ({
  values,
  touched,
  lists: lists.map(plainList),
})

const plainList = ({ ids, items, removed }: ListAnswers): PlainList => ({
  ids,
  items: items.map(plainGroup),
  removed: [...removed].map(([id, { at, item }]) => [id, { at, item: plainGroup(item) }]),
})

const groupOf = ({ values, touched, lists }: PlainGroup): GroupAnswers => ({
  values,
  touched,
  lists: lists.map(listOf),
})

const listOf = ({ ids, items, removed }: PlainList): ListAnswers => ({
  ids,
  index: new Map(ids.map((id, at) => [id, at])),
  items: items.map(groupOf),
  removed: new Map(removed.map(([id, { at, item }]) => [id, { at, item: groupOf(item) }])),
})

// What the pieces hold is for the catalogue to say, below.
const groupShape = t.type({ values: t.UnknownArray, touched: t.array(t.boolean), lists: t.UnknownArray })
const goneShape = t.tuple([t.string, t.type({ at: t.Int, item: t.unknown })])
const listShape = t.type({ ids: t.array(t.string), items: t.UnknownArray, removed: t.array(goneShape) })

const isAnswerTo = (question: Question, value: unknown): boolean =>
  answerCodec.is(value) && fitsQuestion(question, value)

const isGroup = (group: Group, value: unknown): value is PlainGroup =>
  groupShape.is(value) &&
  value.values.length === group.slots.length &&
  value.touched.length === group.slots.length &&
  value.lists.length === group.lists.length &&
  group.slots.every(({ question }, i) => isAnswerTo(question, value.values[i])) &&
  group.lists.every((list, i) => isList(list, value.lists[i]))

const isList = (list: ListSlot, value: unknown): value is PlainList => {
  if (!listShape.is(value)) return false
  const ids = [...value.ids, ...value.removed.map(([id]) => id)]
  return (
    ids.every(isItemId) &&
    new Set(ids).size === ids.length &&
    value.items.length === value.ids.length &&
    value.items.every(item => isGroup(list.item, item)) &&
    value.removed.every(([, { at, item }]) => at >= 0 && isGroup(list.item, item))
  )
}

export const encodeAnswers = (answers: Answers): unknown => answers.map(plainGroup)

/** The answers that `encodeAnswers` made plain; null for what does not have the shape of this catalogue's answers. */
export const decodeAnswers = ({ groups }: Catalogue, plain: unknown): Answers | null => {
  if (!Array.isArray(plain) || plain.length !== groups.length) return null
  const read: GroupAnswers[] = []
  for (const [i, group] of groups.entries()) {
    const value: unknown = plain[i]
    if (!isGroup(group, value)) return null
    read.push(groupOf(value))
  }
  return read
}
