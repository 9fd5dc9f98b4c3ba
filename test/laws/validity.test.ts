import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withAnswer } from '../../domain/answers'
import { fits } from '../../domain/fits'
import { invitationTypes } from '../../domain/invitation'
import { isAsked } from '../../domain/reading'
import { nextStep, previousStep, stepOrder } from '../../domain/stepOrder'
import { orderOf, verdictOf } from '../../domain/verdict'
import { situationOf } from '../../events/state'
import { surveyTree } from '../../projections/surveyTree'
import { asGiven, fittingAnswer, type GivenAnswer } from '../arbitraries/answers'
import { solve } from '../arbitraries/solver'
import { catalogues, type SurveyName } from '../arbitraries/surveys'
import { live, visitArbitrary } from '../arbitraries/visit'
import { unseenFields } from '../projections/fields'
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
      if (fits(slot.question, value)) answers = withAnswer(answers, { slot, ids }, value, true)
    }
    const after = { ...before, answers }
    expect(orderOf(after)).toEqual(orderOf(before))
    for (const step of [...orderOf(before), 'complete' as const])
      expect(verdictOf(after, step)).toEqual(verdictOf(before, step))
  })
  checkLaw('nothing hidden makes a step invalid', law)
})

test('from wherever a customer comes, answering what is refused ends in an inventory that can be sent', () => {
  const law = fc.property(visitArbitrary(), fc.constantFrom('first' as const, 'last' as const), (visit, prefer) => {
    const { catalogue, states } = live(visit)
    // What is on its way, or has arrived, is not changed any more.
    const open = states.findLast(({ sending }) => sending.tag === 'idle' || sending.tag === 'failed')
    solve(catalogue, open ?? states[0], prefer)
  })
  checkLaw('every state has a way to become valid', law)
})

test('the step before the next step is the step itself', () => {
  const law = fc.property(fc.constantFrom(...invitationTypes), fc.boolean(), fc.nat(20), (type, hasPartner, at) => {
    const order = stepOrder(type, hasPartner)
    const step = order[at % order.length] ?? 'intro'
    const next = nextStep(order, step)
    expect(next === null ? 'success' : previousStep(order, next)).toBe(step)
  })
  checkLaw('next, then previous, comes home', law)
})
