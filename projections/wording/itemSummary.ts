/**
 * Sums up a list item by a title, a line and labelled cells from the questions that the catalogue names, and compares
 * summaries.
 */
import type { ListSlot } from '../../domain/engine/catalogue'
import { cutText } from '../../domain/format/cutText'
import { longestLine } from '../../domain/language/limits'
import type { Question } from '../../domain/language/question'
import type { FieldView } from '../tree/fieldView'
import type { GroupView } from '../tree/surveyTree'
import { shownAnswer } from './shownAnswer'

/** One of the answers that sum up an item, under the title of its question; '' while there is none. */
interface SummaryCell {
  readonly label: string
  readonly text: string
  readonly kind: 'words' | 'date' | 'money' | 'number'
}

/** What a card says of its item: what it is called and which ('Werkgever 2: Bakkerij Jansen'), and the rest of it. */
export interface ItemSummary {
  readonly title: string
  readonly line: string
  /** The same as `line`, each by itself under its label. */
  readonly cells: readonly SummaryCell[]
}

/** What sums up an item, in the catalogue's order: each a question, or several that are read as one. */
export const summaryFields = ({ list, item }: ListSlot, view: GroupView): readonly (readonly FieldView[])[] =>
  list.summary.map(one =>
    [one].flat().flatMap(path => {
      const slot = item.slots.find(each => each.path === path)
      return slot === undefined ? [] : (view.fields[slot.index] ?? [])
    }),
  )

const kindOf = (question: Question): SummaryCell['kind'] =>
  question.kind === 'number'
    ? question.unit === 'money'
      ? 'money'
      : 'number'
    : question.kind === 'date'
      ? 'date'
      : 'words'

/** An answer that is longer than a line may be is cut: the question itself shows it whole. */
const wordsOf = (field: FieldView): string => (field.visible ? cutText(shownAnswer(field).trim(), longestLine) : '')

/** Of several that are read as one the last says what they are. */
const cellOf = (fields: readonly FieldView[]): readonly SummaryCell[] => {
  const question = fields.at(-1)?.slot.question
  if (question === undefined) return []
  const text = fields
    .map(wordsOf)
    .filter(words => words !== '')
    .join(' ')
  return [{ label: question.title, text, kind: kindOf(question) }]
}

/** A date by itself does not say what is on that day: 'einddatum rentevaste periode 01-05-2035'. */
const inLine = ({ kind, label, text }: SummaryCell): string =>
  kind === 'date' ? `${label.charAt(0).toLowerCase()}${label.slice(1)} ${text}` : text

/** What an item is called by itself; '' while that is not filled in. */
export const itemName = (list: ListSlot, view: GroupView): string =>
  cellOf(summaryFields(list, view)[0] ?? [])[0]?.text ?? ''

/**
 * @param at the item's place in the list, from 0
 * @param fields what sums it up; the first names it
 */
export const itemSummary = (list: ListSlot, at: number, fields: readonly (readonly FieldView[])[]): ItemSummary => {
  const [first = [], ...rest] = fields
  const name = cellOf(first)[0]?.text ?? ''
  const which = `${list.list.called} ${at + 1}`
  const cells = rest.flatMap(cellOf)
  return {
    title: name === '' ? which : `${which}: ${name}`,
    line: cells.flatMap(cell => (cell.text === '' ? [] : [inLine(cell)])).join(' · '),
    cells,
  }
}

/** Whether two summaries read the same. */
export const sameSummary = (a: ItemSummary, b: ItemSummary): boolean =>
  a.title === b.title && a.cells.length === b.cells.length && a.cells.every(({ text }, i) => text === b.cells[i]?.text)
