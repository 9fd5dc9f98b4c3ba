import { describe, expect, test } from 'vitest'
import type { StepKey } from '../../domain/language/stepKey'
import { sideNavigation } from '../../projections/sideNavigation'
import { type Portal, portal } from '../domain/portal/portal'
import { viewOf } from './viewOf'

const steps = (at: Portal, current: StepKey) =>
  sideNavigation(at.catalogue, viewOf(at), current).map(({ title, state }) => `${title}: ${state}`)

describe('the side navigation', () => {
  test('tells by place alone what is finished, current and waiting', () => {
    expect(steps(portal({ type: 'financial_advice' }), 'questions_for_the_advisor')).toEqual([
      'Persoonlijke gegevens: finished',
      'Vragen aan uw adviseur: current',
      'Gegevens versturen: waiting',
    ])
  })

  test('has the steps that need a partner as soon as there is one', () => {
    const at = portal({ type: 'full' })
    const titles = () => sideNavigation(at.catalogue, viewOf(at), 'personal_details').map(({ title }) => title)
    expect(titles()).not.toContain('Scheiding')
    at.answers('customer.has_partner', 1)
    expect(titles()).toContain('Scheiding')
  })

  test('is not there beside the order: on the intro, after sending, and for a retrieval that is no step', () => {
    const at = portal({ type: 'financial_advice' })
    for (const key of ['intro', 'success', 'aqopi', 'moving'] as const)
      expect(sideNavigation(at.catalogue, viewOf(at), key)).toEqual([])
    const watched = portal({ type: 'mortgage' })
    expect(steps(watched, 'aqopi')[0]).toBe('Gegevens ophalen: current')
  })

  test('speaks of one lender when there is one mortgage', () => {
    const at = portal({ type: 'mortgage' })
    const title = () => sideNavigation(at.catalogue, viewOf(at), 'personal_details')[2]?.title
    expect(title()).toBe('Geldverstrekkers')
    at.adds('customer.mortgages')
    expect(title()).toBe('Geldverstrekker')
    at.adds('customer.mortgages')
    expect(title()).toBe('Geldverstrekkers')
  })
})
