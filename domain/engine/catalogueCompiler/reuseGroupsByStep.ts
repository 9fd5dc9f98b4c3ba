/**
 * Groups by step the questions whose answers can be taken over in another step; throws where their kinds or options do
 * not fit each other.
 */

import type { Question, ReuseGroup } from '../../language/question'
import type { Step } from '../../language/section'
import type { Catalogue, Slot } from '../catalogue'
import { hasConsequences } from '../consequence'

/** What every answer to the question is made of: each key, with what it says there. */
const shapeOf = (question: Question): ReadonlyMap<unknown, string> => {
  switch (question.kind) {
    case 'choice':
      return new Map(question.options.map(({ value, label }) => [value, label]))
    case 'boxes':
      return new Map(question.boxes.map(({ key, label }) => [key, label]))
    case 'slider':
      return new Map([['says', question.says]])
    case 'text':
      return new Map([['form', question.form]])
    case 'number':
      return new Map([['unit', question.unit]])
    default:
      return new Map()
  }
}

/** What says the same in both: nothing of the one means something else in the other. */
const areCompatible = (a: Question, b: Question): boolean => {
  const shape = shapeOf(b)
  return a.kind === b.kind && [...shapeOf(a)].every(([key, says]) => (shape.get(key) ?? says) === says)
}

/** Why a question cannot be like another; null where it can. */
const faultOf = ({ question, group }: Slot, { kind }: ReuseGroup): string | null => {
  if (group.within !== null) return 'stands in a list'
  if (question.kind !== kind) return `is no ${kind}`
  if (hasConsequences(question)) return 'brings something about'
  return question.kind === 'number' && question.readOnly ? 'is not answered' : null
}

/**
 * @throws where one cannot be reused, where two of a step share a group, and where the same key says another thing in one than
 * in another
 */
export const reuseGroupsByStep = (slots: readonly Slot[], steps: readonly Step[]): Catalogue['alikeIn'] => {
  const found = new Map(steps.map(({ key }) => [key, new Map<ReuseGroup, Slot>()]))
  const firsts = new Map<ReuseGroup, Slot>()
  for (const slot of slots) {
    const { alike } = slot.question
    const inStep = slot.group.step === null ? undefined : found.get(slot.group.step.key)
    if (alike === null || inStep === undefined) continue
    const first = firsts.get(alike) ?? slot
    const fault = inStep.has(alike) ? 'is not the only one of its step' : faultOf(slot, alike)
    if (fault !== null) throw new Error(`A question that is alike ${fault}: ${slot.path}`)
    if (!areCompatible(first.question, slot.question)) throw new Error(`Not alike: ${first.path} and ${slot.path}`)
    firsts.set(alike, first)
    inStep.set(alike, slot)
  }
  return found
}
