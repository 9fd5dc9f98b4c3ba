import type { ListSlot } from '../domain/engine/catalogue'
import { slotPath } from '../domain/engine/path'
import type { Question } from '../domain/language/question'
import type { FieldView } from './fieldView'
import { shownAnswer } from './shownAnswer'
import type { GroupView } from './surveyTree'

/** One of the answers that sum up an item, under the title of its question; '' while there is none. */
export interface SummaryCell {
  readonly label: string
  readonly text: string
  readonly kind: 'words' | 'date' | 'money' | 'number'
}

/** What a card says of its item: what it is called and which ('Werkgever 2: Bakkerij Jansen'), and the rest of it. */
export interface ItemSummary {
  readonly title: string
  readonly line: string
  /** The same as `line`, each by itself. */
  readonly cells: readonly SummaryCell[]
}

/** The paths of the questions that sum up an item, in the catalogue's order. `ids` end with the item's own. */
export const summaryPaths = ({ list, item }: ListSlot, ids: readonly string[]): readonly string[] =>
  list.summary.flatMap(path => {
    const slot = item.slots.find(each => each.path === path)
    return slot === undefined ? [] : [slotPath(slot, ids)]
  })

/** The questions that sum up an item, in the catalogue's order. */
export const summaryFields = ({ list, item }: ListSlot, view: GroupView): readonly (FieldView | null)[] =>
  list.summary.flatMap(path => {
    const slot = item.slots.find(each => each.path === path)
    return slot === undefined ? [] : [view.fields[slot.index] ?? null]
  })

const kindOf = (question: Question): SummaryCell['kind'] =>
  question.kind === 'number'
    ? question.unit === 'money'
      ? 'money'
      : 'number'
    : question.kind === 'date'
      ? 'date'
      : 'words'

const cellOf = (field: FieldView | null): readonly SummaryCell[] =>
  field === null
    ? []
    : [
        {
          label: field.slot.question.title,
          text: field.visible ? shownAnswer(field).trim() : '',
          kind: kindOf(field.slot.question),
        },
      ]

/**
 * @param at the item's place in the list, from 0
 * @param fields the questions that sum it up; the first names it
 */
export const itemSummary = (list: ListSlot, at: number, fields: readonly (FieldView | null)[]): ItemSummary => {
  const [first = null, ...rest] = fields
  const name = cellOf(first)[0]?.text ?? ''
  const which = `${list.list.called} ${at + 1}`
  const cells = rest.flatMap(cellOf)
  return {
    title: name === '' ? which : `${which}: ${name}`,
    line: cells.flatMap(({ text }) => (text === '' ? [] : [text])).join(' · '),
    cells,
  }
}

/** Whether two summaries read the same. */
export const sameSummary = (a: ItemSummary, b: ItemSummary): boolean =>
  a.title === b.title && a.cells.length === b.cells.length && a.cells.every(({ text }, i) => text === b.cells[i]?.text)
