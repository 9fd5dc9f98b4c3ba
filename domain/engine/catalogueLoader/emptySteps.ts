import { type Facts, initialFacts } from '../../language/facts'
import { type InvitationType, invitationTypes } from '../../language/invitation'
import type { StepKey } from '../../language/stepKey'
import type { Catalogue, Group } from '../catalogue'
import { conditionByFacts, profileOf, type VisitContext } from '../visitContext'

/** The screens around the questions: they are the portal's own, and ask nothing. */
const around: readonly StepKey[] = ['intro', 'complete', 'success']

/** Whether the visit can show anything of the group: a question, a list that takes items, or a text of its own. */
const hasSomething = (visited: VisitContext, group: Group): boolean =>
  group.slots.some(
    ({ question, condition }) => question.kind !== 'stored' && conditionByFacts(visited, condition) !== false,
  ) ||
  group.lists.some(({ list, gate }) => list.add !== null && conditionByFacts(visited, gate.condition) !== false) ||
  group.gates.some(
    ({ of, condition }) =>
      'kind' in of && (of.kind === 'info' || of.kind === 'shown') && conditionByFacts(visited, condition) !== false,
  )

const isIdle = (visited: VisitContext, key: StepKey): boolean => {
  const step = visited.catalogue.stepAt.get(key)
  if (step === undefined) return true
  if (step.hasOwnScreen || step.onlyTells) return false
  if (step.passesWhen !== null && conditionByFacts(visited, step.passesWhen) === true) return false
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
export const emptySteps = (catalogue: Catalogue): readonly string[] =>
  invitationTypes.flatMap(type =>
    visitsOf(type).flatMap(facts => {
      const visited = { catalogue, facts }
      return profileOf(visited)
        .steps.filter(key => !around.includes(key) && isIdle(visited, key))
        .map(key => `${key} in a visit of type ${type}`)
    }),
  )
