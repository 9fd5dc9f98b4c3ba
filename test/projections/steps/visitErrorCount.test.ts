import { expect, test } from 'vitest'
import { visitErrorCount } from '../../../projections/steps/visitErrorCount'
import { portal } from '../portal'
import { viewOf } from '../viewOf'

test('what is not right is counted once the step was refused, and no more once it is right', () => {
  const at = portal({ type: 'financial_advice' })
  const shown = () => visitErrorCount(at.catalogue, viewOf(at))
  expect(shown()).toBe(0)
  at.does({ type: 'SubmitStep', step: 'personal_details' })
  const refused = shown()
  expect(refused).toBeGreaterThan(1)
  at.answers('customer.first_name', 'Jan')
  expect(shown()).toBe(refused - 1)
})
