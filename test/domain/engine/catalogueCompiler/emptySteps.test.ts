import { describe, expect, test } from 'vitest'
import { survey } from '../../../../domain/catalogue/survey'
import { compileCatalogue } from '../../../../domain/engine/catalogueCompiler/compileCatalogue'
import { type Condition, not, onAssociationHost, partnerSession } from '../../../../domain/language/condition'
import type { InvitationType } from '../../../../domain/language/invitation'
import { storedQuestion } from '../../../../domain/language/questionBase'
import { list, section, step, stepWithOwnScreen } from '../../../../domain/language/section'
import type { StepKey } from '../../../../domain/language/stepKey'
import type { Survey } from '../../../../domain/language/survey'
import { text } from '../../../../domain/language/typedQuestions'
import type { VisitProfile } from '../../../../domain/language/visitProfile'
import { profilesWith } from '../../../arbitraries/surveys'

const withProfile = (type: InvitationType, change: Partial<VisitProfile>): Survey => ({
  ...survey,
  profiles: { ...survey.profiles, [type]: { ...survey.profiles[type], ...change } },
})

const withStep = (type: InvitationType, key: StepKey): Survey =>
  withProfile(type, { steps: [...survey.profiles[type].steps, key] })

describe('a catalogue does not start with a step that asks and tells nothing', () => {
  test.each<InvitationType>(['mortgage', 'full', 'debug'])('the pensions of %s, which has none', type => {
    expect(() => compileCatalogue(withStep(type, 'future_income'))).toThrow(`future_income in a visit of type ${type}`)
  })

  test('the pensions of a type that no longer shows them', () => {
    expect(() => compileCatalogue(withProfile('mortgage_enrich', { pensions: false }))).toThrow('future_income')
  })

  test('a step that has no place in the survey', () => {
    const steps = survey.steps.filter(({ key }) => key !== 'moving')
    expect(() => compileCatalogue({ ...survey, steps })).toThrow('moving in a visit of type full')
  })

  const moving = (...planted: Parameters<typeof step>[3]): Survey => ({
    steps: [step('moving', 'Stap', '', planted)],
    kept: [],
    profiles: profilesWith(['moving']),
  })

  test('a step of what is only kept, or only comes from the office', () => {
    expect(() => compileCatalogue(moving())).toThrow('moving')
    expect(() => compileCatalogue(moving(section('a', null, { id: storedQuestion('Nummer', 'identifier') })))).toThrow(
      'moving',
    )
    const items = (add: Parameters<typeof list>[1]) =>
      section('a', null, { things: list('Ding', add, { id: text('A', 'name') }, { matchedBy: 'id', summary: ['id'] }) })
    expect(() => compileCatalogue(moving(items(null)))).toThrow('moving')
    expect(() => compileCatalogue(moving(items({ first: 'Ding', another: 'Ding' })))).not.toThrow()
  })

  test.each([
    ['of a partner', not(partnerSession)],
    ['of who is no partner', partnerSession],
    ['but on an association’s own address', onAssociationHost],
  ])('a step that asks nothing %s', (_whom, shownWhen) => {
    expect(() => compileCatalogue(moving(section('a', null, { a: text('A', 'name') }, { shownWhen })))).toThrow(
      'moving',
    )
    const gate = { things: list('Ding', { first: 'D', another: 'D' }, {}, { matchedBy: 'id', summary: [], shownWhen }) }
    expect(() => compileCatalogue(moving(section('a', null, gate)))).toThrow('moving')
  })

  test('unless it is passed by just then', () => {
    const asks = section('a', null, { a: text('A', 'name') }, { shownWhen: not(partnerSession) })
    const steps = (passesWhen: Condition) => [step('moving', 'Stap', '', [asks], { passesWhen })]
    const planted = { kept: [], profiles: profilesWith(['moving']) }
    expect(() => compileCatalogue({ ...planted, steps: steps(partnerSession) })).not.toThrow()
    expect(() => compileCatalogue({ ...planted, steps: steps(not(partnerSession)) })).toThrow('moving')
  })
})

test('a step that only tells something, one that passes by, and one whose screen follows are none', () => {
  expect(() => compileCatalogue(withProfile('full', { discount: false }))).not.toThrow()
  expect(() => compileCatalogue(withStep('full', 'mortgage_and_pension'))).not.toThrow()
  const steps = [stepWithOwnScreen('moving', 'Volgt')]
  expect(() => compileCatalogue({ steps, kept: [], profiles: profilesWith(['moving']) })).not.toThrow()
})
