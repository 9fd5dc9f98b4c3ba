import { expect, test } from 'vitest'
import { describeStep } from '../../../../domain/engine/steps/describeStep'
import { yesNo } from '../../../../domain/language/chosenQuestions'
import { always, is, not, partnerSession } from '../../../../domain/language/condition'
import { step } from '../../../../domain/language/section'
import { portal } from '../../../projections/portal'

const asked = yesNo('Ja?', 'situation')

test.each([
  ['nothing else', undefined, 'Vul in.'],
  ['what holds for everybody', always, 'Niets te doen.'],
  ['what holds in this visit', not(partnerSession), 'Niets te doen.'],
  ['what does not hold in this visit', partnerSession, 'Vul in.'],
  ['what takes an answer to know', is(asked, 1), 'Vul in.'],
])('under a step’s title stands what is to be done, unless it is quiet by %s', (_by, when, says) => {
  const quiet = when === undefined ? {} : { quiet: { when, description: 'Niets te doen.' } }
  expect(describeStep(portal({ type: 'full' }).situation(), step('moving', 'Stap', 'Vul in.', [], quiet))).toBe(says)
})
