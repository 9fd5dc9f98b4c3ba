/**
 * Compiles a survey into its catalogue: gives every question and list its place, binds what depends on each answer, and
 * refuses a faulty survey.
 */

import { always } from '../../language/condition'
import type { Step } from '../../language/section'
import type { StepKey } from '../../language/stepKey'
import type { Survey } from '../../language/survey'
import type { Catalogue, Node } from '../catalogue'
import { hasConsequences } from '../consequence'
import { addSection } from './addSection'
import { assertFactual, type CatalogueDraft, emptyCatalogueDraft } from './catalogueDraft'
import { dependentsBySlot } from './dependentsBySlot'
import { emptySteps } from './emptySteps'
import { reuseGroupsByStep } from './reuseGroupsByStep'

/** Gives every question and list of the survey its place. */
const draftOf = ({ steps, kept }: Survey): CatalogueDraft => {
  const plan = emptyCatalogueDraft()
  for (const step of steps) {
    assertFactual(step.passesWhen, step.key)
    for (const section of step.sections) addSection(plan, step, section)
  }
  for (const section of kept) addSection(plan, null, section)
  return plan
}

/** Says of each question what must be looked at again when its answer changes. */
const bindDependents = ({ groups, slots, slotOf }: CatalogueDraft, { steps }: Survey): void => {
  const nodes: Node[] = groups.flatMap(group => [...group.slots, ...group.gates])
  const ofSteps = steps.flatMap(({ exempt, comesWhen }) => [exempt?.when ?? always, comesWhen ?? always])
  const dependents = dependentsBySlot(nodes, slotOf, ofSteps)
  for (const slot of slots) slot.dependents = dependents(slot)
}

/** Says of each question whether its answer brings something about that no condition says. */
const bindAlone = ({ slots, lookedUpAt, filledAt, homeOf, listOfGate }: CatalogueDraft): void => {
  for (const slot of slots) {
    const { question } = slot
    const isLookedUp = lookedUpAt.has(question) || filledAt.has(question) || homeOf.has(question)
    slot.alone = !isLookedUp && !listOfGate.has(question) && !hasConsequences(question)
  }
}

/** The sections of each step. */
const sectionsByStep = ({ groups }: CatalogueDraft, { steps }: Survey): Catalogue['sectionsOf'] =>
  new Map(steps.map(step => [step.key, groups.filter(group => group.step === step && group.within === null)]))

/**
 * @throws when a path or a question stands twice, when a condition names a question that is not in the catalogue, reads
 * into a list from outside it, reads itself in a circle, or reads answers where facts alone decide, when questions are
 * alike that cannot be, and when a type of invitation has a step that then asks nothing: such a catalogue must not start.
 */
export const compileCatalogue = (survey: Survey): Catalogue => {
  const plan = draftOf(survey)
  bindDependents(plan, survey)
  bindAlone(plan)
  const stepAt = new Map<StepKey, Step>(survey.steps.map(step => [step.key, step]))
  const alikeIn = reuseGroupsByStep(plan.slots, survey.steps)
  const catalogue = { survey, stepAt, sectionsOf: sectionsByStep(plan, survey), alikeIn, ...plan }
  const [idle] = emptySteps(catalogue)
  if (idle !== undefined) throw new Error(`Nothing is asked or told at ${idle}`)
  return catalogue
}
