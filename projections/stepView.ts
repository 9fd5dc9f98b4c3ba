import { groupAt } from '../domain/answers'
import type { Catalogue, Group, Slot } from '../domain/catalogue'
import { slotPath } from '../domain/path'
import { holds, type Place, rootPlace, type Situation } from '../domain/reading'
import type { StepKey } from '../domain/stepKey'
import { isExempt, stepOf } from '../domain/verdict'
import { situationOf } from '../events/state'
import { type FieldView, messageOf } from './fieldView'
import { itemSummary } from './itemSummary'
import type { View } from './live'
import type { GroupView } from './surveyTree'

/** A refused question as the summary above the step names it; one in an item carries the item's name. */
export interface ErrorLine {
  readonly path: string
  readonly label: string
  readonly message: string
}

export const sameLines = (a: readonly ErrorLine[], b: readonly ErrorLine[]): boolean =>
  a.length === b.length &&
  a.every((line, i) => line.path === b[i]?.path && line.label === b[i]?.label && line.message === b[i]?.message)

/** An explanation is named after the question that it explains: their own titles are alike. */
const titleOf = (group: Group, { question }: Slot): string => {
  const explained = group.slots.find(slot => slot.question.explanation === question)
  return explained === undefined ? question.title : `${explained.question.title}, ${question.title}`
}

const linesWithin = (group: Group, view: GroupView, within: string): readonly ErrorLine[] =>
  group.order.flatMap(entry => {
    if (entry.kind === 'slot') {
      const field = view.fields[entry.index]
      const message = field === undefined ? null : messageOf(field)
      if (field === undefined || message === null) return []
      return [{ path: slotPath(entry, field.ids), label: within + titleOf(group, entry), message }]
    }
    const list = view.lists[entry.index]
    if (list === undefined || !list.visible || list.errors === 0) return []
    return list.items.flatMap((item, at) => {
      if (item.errors === 0) return []
      const summing = entry.list.summary.map(path => item.fields.find(({ slot }) => slot.path === path) ?? null)
      const { title } = itemSummary(entry, at, summing.slice(0, 1))
      return linesWithin(entry.item, item, `${within}${title}, `)
    })
  })

/** Whether the step's errors show: it was submitted, and it is judged at all (spec 1 section 4). */
export const showsErrors = (catalogue: Catalogue, { state }: View, key: StepKey): boolean =>
  state.submitted.has(key) && !isExemptNow(catalogue, state, key)

/** Whether the customer may pass the step by whatever is answered. */
export const isExemptNow = (catalogue: Catalogue, state: View['state'], key: StepKey): boolean => {
  const situation = situationOf(catalogue, state)
  const step = stepOf(situation, key)
  return step !== null && isExempt(situation, step)
}

/** Every question of the step that is asked and not right, in screen order; nothing before the step is submitted. */
export const errorLines = (catalogue: Catalogue, view: View, key: StepKey): readonly ErrorLine[] => {
  if (!showsErrors(catalogue, view, key)) return []
  return catalogue.groups.flatMap((group, at) => {
    const section = view.tree[at]
    if (group.step?.key !== key || group.within !== null || section === undefined || section.errors === 0) return []
    return linesWithin(group, section, '')
  })
}

const placeOf = (situation: Situation, group: Group, ids: readonly string[]): Place | null => {
  if (group.within === null) return rootPlace(situation, group)
  const around = placeOf(situation, group.within.group, ids.slice(0, -1))
  const answers = groupAt(situation.answers, group, ids)
  return answers === null ? null : { group, answers, around }
}

const demands: readonly string[] = ['filled', 'chosen', 'atLeast']

/** Whether an empty answer would be refused now. */
export const isRequired = (catalogue: Catalogue, { state }: View, { slot, ids }: FieldView): boolean => {
  const rules = slot.question.rules.filter(({ check }) => demands.includes(check.tag))
  if (rules.length === 0) return false
  const situation = situationOf(catalogue, state)
  const place = placeOf(situation, slot.group, ids)
  return place !== null && rules.some(({ when }) => holds(situation, place, when))
}
