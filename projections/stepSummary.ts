import type { Catalogue, Group, ListSlot } from '../domain/engine/catalogue'
import { cutText } from '../domain/format/cutText'
import { longestLine } from '../domain/language/limits'
import type { StepKey } from '../domain/language/stepKey'
import type { FieldView } from './fieldView'
import { itemName } from './itemSummary'
import type { View } from './live'
import { fieldAt, itemsAt, showsAt } from './lookUp'
import { shownAnswer } from './shownAnswer'
import type { GroupView, ListView } from './surveyTree'

/** So much is taken in at a glance. */
const most = 3

const namesIn = ({ visible, items }: ListView, list: ListSlot): readonly string[] =>
  visible ? items.map(item => itemName(list, item)) : []

/** What a step declares: a list by the names of its items, questions by their answers read as one. */
const declared = (catalogue: Catalogue, { tree }: View, one: string | readonly string[]): readonly string[] => {
  const list = typeof one === 'string' ? catalogue.listAt.get(one) : undefined
  const items = typeof one === 'string' ? itemsAt(catalogue, tree, one) : null
  if (list !== undefined && items !== null) return namesIn(items, list)
  const words = [one].flat().map(path => {
    const field = showsAt(catalogue, tree, path) ? fieldAt(catalogue, tree, path) : null
    return field === null ? '' : shownAnswer(field).trim()
  })
  return [words.filter(word => word !== '').join(' ')]
}

/** A yes or no and a place on a scale say nothing without their question; one choice out of several in words does. */
const saysItself = ({ visible, slot: { question } }: FieldView): boolean =>
  visible &&
  question.kind === 'choice' &&
  (question.look === 'radio' || question.look === 'select') &&
  question.options.every(({ label }) => label !== 'Ja')

const ofGroup = ({ order }: Group, view: GroupView): readonly string[] =>
  order.flatMap(entry => {
    if (entry.kind === 'list') {
      const list = view.lists[entry.index]
      return list === undefined ? [] : namesIn(list, entry)
    }
    const field = view.fields[entry.index]
    return field !== undefined && saysItself(field) ? [shownAnswer(field).trim()] : []
  })

/**
 * The few values that one knows a step by, in the order of the catalogue: those that the step declares, else the names of its
 * items and what was chosen in words. '' where nothing says something without its question.
 */
export const stepSummary = (catalogue: Catalogue, view: View, key: StepKey): string => {
  const { summary = [] } = catalogue.stepAt.get(key) ?? {}
  const pieces =
    summary.length > 0
      ? summary.flatMap(one => declared(catalogue, view, one))
      : (catalogue.sectionsOf.get(key) ?? []).flatMap(group => {
          const answers = view.tree[group.id]
          return answers === undefined ? [] : ofGroup(group, answers)
        })
  return cutText(
    pieces
      .filter(piece => piece !== '')
      .slice(0, most)
      .join(' · '),
    longestLine,
  )
}
