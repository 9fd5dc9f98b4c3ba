/**
 * Sums up a step in one line: at most three of the values that it declares, else of the names of its items; '' where
 * there are none.
 */
import type { Catalogue, Group, ListSlot } from '../../domain/engine/catalogue'
import { cutText } from '../../domain/format/cutText'
import { longestLine } from '../../domain/language/limits'
import type { StepKey } from '../../domain/language/stepKey'
import type { SurveyView } from '../live'
import { findField, findItems, showsAt } from '../tree/findNode'
import type { GroupView, ListView } from '../tree/surveyTree'
import { itemName } from '../wording/itemSummary'
import { shownAnswer } from '../wording/shownAnswer'

/** So much is taken in at a glance. */
const most = 3

const namesIn = ({ visible, items }: ListView, list: ListSlot): readonly string[] =>
  visible ? items.map(item => itemName(list, item)) : []

/** What a step declares: a list by the names of its items, questions by their answers read as one. */
const declared = (catalogue: Catalogue, { tree }: SurveyView, one: string | readonly string[]): readonly string[] => {
  const list = typeof one === 'string' ? catalogue.listAt.get(one) : undefined
  const items = typeof one === 'string' ? findItems(catalogue, tree, one) : null
  if (list !== undefined && items !== null) return namesIn(items, list)
  const words = [one].flat().map(path => {
    const field = showsAt(catalogue, tree, path) ? findField(catalogue, tree, path) : null
    return field === null ? '' : shownAnswer(field).trim()
  })
  return [words.filter(word => word !== '').join(' ')]
}

/** The items of a section by their names. */
const ofGroup = ({ lists }: Group, view: GroupView): readonly string[] =>
  view.lists.flatMap((list, at) => {
    const slot = lists[at]
    return slot === undefined ? [] : namesIn(list, slot)
  })

/**
 * The few values that one knows a step by: those that it declares, else the names of its items. '' where there are none: most
 * answers say nothing without their question.
 */
export const stepSummary = (catalogue: Catalogue, view: SurveyView, key: StepKey): string => {
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
