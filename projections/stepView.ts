import type { Catalogue, Group, Slot } from '../domain/engine/catalogue'
import { slotPath } from '../domain/engine/path'
import { holds, isWithoutChoice, placeAt } from '../domain/engine/reading'
import { isExempt, stepOf } from '../domain/engine/verdict'
import type { StepKey } from '../domain/language/stepKey'
import { situationOf } from '../events/state/state'
import { type FieldView, messageOf } from './fieldView'
import { itemSummary, summaryFields } from './itemSummary'
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

const linesIn = (group: Group, view: GroupView): readonly ErrorLine[] =>
  group.order.flatMap(entry => {
    if (entry.kind === 'slot') {
      const field = view.fields[entry.index]
      const message = field === undefined ? null : messageOf(field)
      if (field === undefined || message === null) return []
      return [{ path: slotPath(entry, field.ids), label: titleOf(group, entry), message }]
    }
    const list = view.lists[entry.index]
    if (list === undefined || !list.visible || list.errors === 0) return []
    return list.items.flatMap((item, at) => {
      if (item.errors === 0) return []
      const { title } = itemSummary(entry, at, summaryFields(entry, item).slice(0, 1))
      return knownLines(entry.item, item).map(line => ({ ...line, label: `${title}, ${line.label}` }))
    })
  })

/** What did not change is the same object, so that a key press costs the lines of one item of hundreds. */
const lines = new WeakMap<GroupView, readonly ErrorLine[]>()

const knownLines = (group: Group, view: GroupView): readonly ErrorLine[] => {
  const known = lines.get(view)
  if (known !== undefined) return known
  const found = linesIn(group, view)
  lines.set(view, found)
  return found
}

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
    return knownLines(group, section)
  })
}

const demands: readonly string[] = ['filled', 'chosen', 'atLeast']

/** Whether an empty answer would be refused now. */
export const isRequired = (catalogue: Catalogue, { state }: View, { slot, ids }: FieldView): boolean => {
  const rules = slot.question.rules.filter(({ check }) => demands.includes(check.tag))
  if (rules.length === 0) return false
  const situation = situationOf(catalogue, state)
  const place = placeAt(situation, slot.group, ids)
  if (place === null || isWithoutChoice(situation, place, slot)) return false
  return rules.some(({ when }) => holds(situation, place, when))
}
