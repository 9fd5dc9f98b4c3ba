/** Finds the steps that would show an empty page in a visit of some invitation type: nothing is asked or told there. */

import { type Facts, initialFacts } from '../../language/facts'
import { type InvitationType, invitationTypes } from '../../language/invitation'
import type { StepKey } from '../../language/stepKey'
import type { Catalogue, Group } from '../catalogue'
import { conditionByFacts, profileOf, type VisitContext } from '../visitContext'

/** The screens around the questions: they are the portal's own, and ask nothing. */
const screensWithoutQuestions: readonly StepKey[] = ['intro', 'complete', 'success']

/** Whether the visit can show anything of the group: a question, a list that takes items, or a text of its own. */
const hasSomething = (context: VisitContext, group: Group): boolean =>
  group.slots.some(
    ({ question, condition }) => question.kind !== 'stored' && conditionByFacts(context, condition) !== false,
  ) ||
  group.lists.some(({ list, gate }) => list.add !== null && conditionByFacts(context, gate.condition) !== false) ||
  group.gates.some(
    ({ of, condition }) =>
      'kind' in of && (of.kind === 'info' || of.kind === 'shown') && conditionByFacts(context, condition) !== false,
  )

const isIdle = (context: VisitContext, key: StepKey): boolean => {
  const step = context.catalogue.stepAt.get(key)
  if (step === undefined) return true
  if (step.hasOwnScreen || step.onlyTells) return false
  if (step.passesWhen !== null && conditionByFacts(context, step.passesWhen) === true) return false
  return !context.catalogue.groups.some(
    group => group.step === step && group.within === null && hasSomething(context, group),
  )
}

/** The visits that a type of invitation can have, as far as its steps differ. */
const visitsOf = (type: InvitationType): readonly Facts[] =>
  [false, true].map(partnerSession => ({ ...initialFacts, type, partnerSession }))

/** A step that only tells something says so itself, as does one whose screen follows. */
export const emptySteps = (catalogue: Catalogue): readonly string[] =>
  invitationTypes.flatMap(type =>
    visitsOf(type).flatMap(facts => {
      const context = { catalogue, facts }
      return profileOf(context)
        .steps.filter(key => !screensWithoutQuestions.includes(key) && isIdle(context, key))
        .map(key => `${key} in a visit of type ${type}`)
    }),
  )
