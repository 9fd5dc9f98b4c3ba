/** Tells how sure the count of a visit's questions is while a question stands open: exact, at least, or about. */

import { type Condition, questionsReadBy } from '../../language/condition'
import type { CountBound } from '../../language/countBound'
import { isRequiredRule } from '../../language/rule'
import type { Node, Slot } from '../catalogue'
import { isAsked, isListAsked, profileOf } from '../visitContext'
import type { CompiledVisit } from './compiledVisit'

/** The bound of two counts together: of the less sure one. */
export const looserBound = (a: CountBound, b: CountBound): CountBound => (a === 'about' || b === 'exact' ? a : b)

const isInVisit = (visit: CompiledVisit, node: Node): boolean => {
  if (node.kind === 'slot') return node.forCustomer && isAsked(visit, node)
  // The questions of a section have its condition in their own; those of a list's items do not.
  const list = node.group.lists.find(({ gate }) => gate === node)
  return list !== undefined && isListAsked(visit, list)
}

/** When a question has to be answered, or the items of a list can be. */
const askedBy = (node: Node): readonly Condition[] =>
  node.kind === 'gate'
    ? [node.condition]
    : [node.condition, ...node.question.rules.filter(isRequiredRule).map(({ when }) => when)]

const reads = (condition: Condition | null | undefined, { question }: Slot): boolean =>
  condition != null && questionsReadBy(condition).includes(question)

const boundOf = (visit: CompiledVisit, slot: Slot): CountBound => {
  const steps = profileOf(visit).steps.map(key => visit.catalogue.stepAt.get(key))
  if (steps.some(step => reads(step?.exempt?.when, slot))) return 'about'
  const asksMore =
    steps.some(step => reads(step?.comesWhen, slot)) ||
    slot.dependents.some(
      node => node !== slot && isInVisit(visit, node) && askedBy(node).some(condition => reads(condition, slot)),
    )
  return asksMore ? 'atLeast' : 'exact'
}

const cache = new WeakMap<CompiledVisit, (CountBound | undefined)[]>()

export const countBoundBy = (visit: CompiledVisit, slot: Slot): CountBound => {
  const slots = cache.get(visit) ?? []
  cache.set(visit, slots)
  const bound = slots[slot.id] ?? boundOf(visit, slot)
  slots[slot.id] = bound
  return bound
}
