import { always } from '../language/condition'
import { type Facts, initialFacts } from '../language/fact'
import { type InvitationType, invitationTypes } from '../language/invitation'
import type { Step } from '../language/section'
import type { StepKey } from '../language/stepKey'
import type { Survey } from '../language/survey'
import { alikeByStep } from './alike'
import { factsSay, profileOf, type Visited } from './asked'
import type { Catalogue, Group, Node } from './catalogue'
import { hasConsequences } from './consequence'
import { closeDependents } from './dependents'
import { addSection } from './laying'
import { claimFactual, emptyPlan, type Plan } from './plan'

/** The screens around the questions: they are the portal's own, and ask nothing. */
const around: readonly StepKey[] = ['intro', 'complete', 'success']

/** Whether the visit can show anything of the group: a question, a list that takes items, or a text of its own. */
const hasSomething = (visited: Visited, group: Group): boolean =>
  group.slots.some(({ question, condition }) => question.kind !== 'stored' && factsSay(visited, condition) !== false) ||
  group.lists.some(({ list, gate }) => list.add !== null && factsSay(visited, gate.condition) !== false) ||
  group.gates.some(
    ({ of, condition }) =>
      'kind' in of && (of.kind === 'info' || of.kind === 'shown') && factsSay(visited, condition) !== false,
  )

const isIdle = (visited: Visited, key: StepKey): boolean => {
  const step = visited.catalogue.stepAt.get(key)
  if (step === undefined) return true
  if (step.hasOwnScreen || step.onlyTells) return false
  if (step.passesWhen !== null && factsSay(visited, step.passesWhen) === true) return false
  return !visited.catalogue.groups.some(
    group => group.step === step && group.within === null && hasSomething(visited, group),
  )
}

/** The visits that a type of invitation can have, as far as its steps differ. */
const visitsOf = (type: InvitationType): readonly Facts[] =>
  [false, true].map(partnerSession => ({ ...initialFacts, type, partnerSession }))

/**
 * The steps in the list of a type that would leave its customer before an empty page: nothing is asked there and nothing
 * told. A step that only tells something says so itself, as does one whose screen follows.
 */
const idleSteps = (catalogue: Catalogue): readonly string[] =>
  invitationTypes.flatMap(type =>
    visitsOf(type).flatMap(facts => {
      const visited = { catalogue, facts }
      return profileOf(visited)
        .steps.filter(key => !around.includes(key) && isIdle(visited, key))
        .map(key => `${key} in a visit of type ${type}`)
    }),
  )

/** Gives every question and list of the survey its place. */
const laidOut = ({ steps, kept }: Survey): Plan => {
  const plan = emptyPlan()
  for (const step of steps) {
    claimFactual(step.passesWhen, step.key)
    for (const section of step.sections) addSection(plan, step, section)
  }
  for (const section of kept) addSection(plan, null, section)
  return plan
}

/** Says of each question what must be looked at again when its answer changes. */
const bindDependents = ({ groups, slots, slotOf }: Plan, { steps }: Survey): void => {
  const nodes: Node[] = groups.flatMap(group => [...group.slots, ...group.gates])
  const ofSteps = steps.flatMap(({ exempt, comesWhen }) => [exempt?.when ?? always, comesWhen ?? always])
  const dependents = closeDependents(nodes, slotOf, ofSteps)
  for (const slot of slots) slot.dependents = dependents(slot)
}

/** Says of each question whether its answer brings something about that no condition says. */
const bindAlone = ({ slots, lookedUpAt, filledAt, homeOf, listOfGate }: Plan): void => {
  for (const slot of slots) {
    const { question } = slot
    const isSought = lookedUpAt.has(question) || filledAt.has(question) || homeOf.has(question)
    slot.alone = !isSought && !listOfGate.has(question) && !hasConsequences(question)
  }
}

/** The sections of each step. */
const sectionsByStep = ({ groups }: Plan, { steps }: Survey): Catalogue['sectionsOf'] =>
  new Map(steps.map(step => [step.key, groups.filter(group => group.step === step && group.within === null)]))

/**
 * Lays every question of the survey in its place.
 * @throws when a path or a question stands twice, when a condition names a question that is not in the catalogue, reads
 * into a list from outside it, reads itself in a circle, or reads answers where facts alone decide, when questions are
 * alike that cannot be, and when a type of invitation has a step that then asks nothing: such a catalogue must not start.
 */
export const load = (survey: Survey): Catalogue => {
  const plan = laidOut(survey)
  bindDependents(plan, survey)
  bindAlone(plan)
  const stepAt = new Map<StepKey, Step>(survey.steps.map(step => [step.key, step]))
  const alikeIn = alikeByStep(plan.slots, survey.steps)
  const catalogue = { survey, stepAt, sectionsOf: sectionsByStep(plan, survey), alikeIn, ...plan }
  const [idle] = idleSteps(catalogue)
  if (idle !== undefined) throw new Error(`Nothing is asked or told at ${idle}`)
  return catalogue
}
