import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withAnswer } from '../../domain/engine/answers'
import { fitsQuestion } from '../../domain/engine/kinds/kinds'
import { isAutoAdvanced, nextStep, orderOf, stepBefore } from '../../domain/engine/steps/stepOrder'
import { stepVerdictOf } from '../../domain/engine/steps/stepVerdict'
import { isAsked } from '../../domain/engine/visitContext'
import { invitationTypes } from '../../domain/language/invitation'
import { isInvitationClosed, type State, situationOf } from '../../events/state/state'
import { surveyTree } from '../../projections/tree/surveyTree'
import { asGiven, fittingAnswer, type GivenAnswer } from '../arbitraries/answers'
import { solve } from '../arbitraries/solver'
import { catalogues, type SurveyName } from '../arbitraries/surveys'
import { live, visitArbitrary } from '../arbitraries/visit'
import { unseenFields } from '../projections/fields'
import { portal } from '../projections/portal'
import { checkLaw } from './check'

const garbage = (survey: SurveyName, slot: number): fc.Arbitrary<GivenAnswer> => {
  const question = catalogues[survey].slots[slot]?.question
  return question === undefined ? fc.constant('') : fittingAnswer(catalogues[survey], question)
}

test('whatever stands in a question that an answer hides, no step gets another verdict', () => {
  const law = fc.property(visitArbitrary(), fc.gen(), (visit, draw) => {
    const { catalogue, last } = live(visit)
    const before = situationOf(catalogue, last)
    let { answers } = before
    for (const { slot, ids } of unseenFields(surveyTree(before))) {
      if (!isAsked(before, slot)) continue
      const value = asGiven(draw(garbage, visit.survey, slot.id), last.facts.today)
      if (fitsQuestion(slot.question, value)) answers = withAnswer(answers, { slot, ids }, value, true)
    }
    const after = { ...before, answers }
    expect(orderOf(after)).toEqual(orderOf(before))
    for (const step of [...orderOf(before), 'complete' as const])
      expect(stepVerdictOf(after, step)).toEqual(stepVerdictOf(before, step))
  })
  checkLaw('nothing hidden makes a step invalid', law)
})

test('from wherever a customer comes, answering what is refused ends in an inventory that can be sent', () => {
  const law = fc.property(visitArbitrary(), fc.constantFrom('first' as const, 'last' as const), (visit, prefer) => {
    const { catalogue, states } = live(visit)
    // What is on its way, or has arrived, is not changed any more, and nothing of an invitation that is closed.
    const isOpen = (state: State) => !isInvitationClosed(state) && ['idle', 'failed'].includes(state.sending.tag)
    const open = states.findLast(isOpen)
    solve(catalogue, open ?? states[0], prefer)
  })
  checkLaw('every state has a way to become valid', law)
})

test('the step before the next step is the step itself', () => {
  const visits = fc.record({
    type: fc.constantFrom(...invitationTypes),
    hasPartner: fc.boolean(),
    partnerSession: fc.boolean(),
    at: fc.nat(20),
  })
  const law = fc.property(visits, ({ type, hasPartner, partnerSession, at }) => {
    const home = portal({ type, partnerSession, values: { 'customer.has_partner': hasPartner ? 1 : 0 } })
    const situation = home.situation()
    const order = home.order()
    const step = order[at % order.length] ?? 'intro'
    // A step that only tells something is passed over on the way back (OPEN-73).
    fc.pre(!isAutoAdvanced(situation, step))
    const next = nextStep(order, step)
    const after = next !== null && isAutoAdvanced(situation, next) ? nextStep(order, next) : next
    expect(after === null ? 'success' : stepBefore(situation, after)).toBe(step)
  })
  checkLaw('next, then previous, comes home', law)
})
