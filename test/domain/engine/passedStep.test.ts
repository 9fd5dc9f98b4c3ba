import { expect, test } from 'vitest'
import { isAutoAdvanced, stepBefore } from '../../../domain/engine/steps/stepOrder'
import { autoAdvanceMs } from '../../../domain/language/limits'
import { portal } from '../../projections/portal'

test('OPEN-73: Vorige from the step after passes over what only tells something, and not over what asks', () => {
  const before = (partnerSession: boolean, type: 'mortgage' | 'mortgage_enrich' | 'mortgage_pension') => {
    const situation = portal({ type, partnerSession, values: {} }).situation()
    return (['mortgage_and_pension', 'future_income', 'complete'] as const).map(step => stepBefore(situation, step))
  }
  expect(before(false, 'mortgage_pension')).toEqual(['personal_details', 'mortgage_and_pension', 'future_income'])
  expect(before(true, 'mortgage_pension')).toEqual(['personal_details', 'personal_details', 'future_income'])
  expect(before(true, 'mortgage')).toEqual(['personal_details', 'error', 'personal_details'])
  expect(before(true, 'mortgage_enrich')).toEqual(['intro', 'intro', 'future_income'])
})

test('OPEN-73: only a partner session is passed on by itself, after three seconds', () => {
  expect(autoAdvanceMs).toBe(3000)
  for (const partnerSession of [true, false]) {
    const situation = portal({ type: 'mortgage', partnerSession, values: {} }).situation()
    const passed = portal()
      .order()
      .concat('mortgage_and_pension')
      .filter(step => isAutoAdvanced(situation, step))
    expect(passed).toEqual(partnerSession ? ['mortgage_and_pension'] : [])
  }
})
