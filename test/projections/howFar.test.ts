import { expect, test } from 'vitest'
import { howFar, howFarInSteps, openInSection } from '../../projections/howFar'
import { portal } from '../domain/portal/portal'
import { filledIn } from '../events/decisions/filledIn'
import { listening } from './listening'
import { viewOf } from './viewOf'

test('an answer that is asked for is no longer open; one that need not be given counts as answered alone', () => {
  const at = portal({ type: 'financial_advice' })
  const before = howFar(at.catalogue, viewOf(at))
  expect(before.open).toBeGreaterThan(10)
  at.answers('customer.last_name', 'Jansen')
  expect(howFar(at.catalogue, viewOf(at))).toEqual({ answered: before.answered + 1, open: before.open - 1 })
  at.answers('customer.address.addition', 'A')
  expect(howFar(at.catalogue, viewOf(at))).toEqual({ answered: before.answered + 2, open: before.open - 1 })
  at.answers('customer.last_name', '')
  expect(howFar(at.catalogue, viewOf(at))).toEqual({ answered: before.answered + 1, open: before.open })
})

test('what is wrong is open, not answered', () => {
  const at = portal({ type: 'financial_advice' })
  const before = howFarInSteps(at.catalogue, viewOf(at)).get('personal_details')
  at.answers('customer.address.postal_code', '12')
  expect(howFarInSteps(at.catalogue, viewOf(at)).get('personal_details')).toEqual(before)
})

test('items count where they show', () => {
  const at = portal({ type: 'financial_advice' })
  at.answers('customer.has_employers', 1)
  const { open } = howFar(at.catalogue, viewOf(at))
  const [employer = ''] = at.ids('customer.employers')
  at.answers(`customer.employers.${employer}.name`, 'Bakkerij')
  const filled = howFar(at.catalogue, viewOf(at))
  expect(filled.open).toBe(open - 1)
  at.answers('customer.has_employers', 0)
  expect(howFar(at.catalogue, viewOf(at)).answered).toBeLessThan(filled.answered)
})

test('what was counted in one item counts on while another is answered', () => {
  const { catalogue, live, answers, does, ids } = listening()
  answers('customer.has_employers', 1)
  does({ type: 'AddItem', list: 'customer.employers' })
  const [first = '', second = ''] = ids('customer.employers')
  answers(`customer.employers.${first}.name`, 'Bakkerij')
  const { answered } = howFar(catalogue, live.view())
  answers(`customer.employers.${second}.name`, 'Slagerij')
  expect(howFar(catalogue, live.view()).answered).toBe(answered + 1)
})

test('nothing is open in an inventory that can be sent', () => {
  const at = filledIn({ type: 'financial_advice' })
  expect(howFar(at.catalogue, viewOf(at)).open).toBe(0)
})

test('the sections of a step together are the step', () => {
  const at = portal({ type: 'full' })
  at.answers('customer.has_employers', 1)
  const view = viewOf(at)
  for (const { key, sections } of at.catalogue.survey.steps) {
    const open = sections.map(section => openInSection(at.catalogue, view, section))
    expect(open.reduce((total, one) => total + one, 0)).toBe(howFarInSteps(at.catalogue, view).get(key)?.open ?? 0)
  }
})

test('nothing is open where whatever is answered is right', () => {
  const at = portal({ type: 'full' })
  at.answers('customer.date_of_birth', '02-02-1950')
  const step = at.catalogue.stepAt.get('unemployment')
  expect(howFarInSteps(at.catalogue, viewOf(at)).get('unemployment')?.open).toBe(0)
  expect((step?.sections ?? []).map(section => openInSection(at.catalogue, viewOf(at), section))).toEqual([0, 0])
})
