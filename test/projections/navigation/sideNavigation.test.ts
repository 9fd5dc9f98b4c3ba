import { describe, expect, test } from 'vitest'
import { profiles } from '../../../domain/invitation/profiles'
import { invitationTypes } from '../../../domain/language/invitation'
import type { StepKey } from '../../../domain/language/stepKey'
import { farthestStepAhead, sameSideSteps, sideNavigation } from '../../../projections/navigation/sideNavigation'
import { type Portal, portal } from '../portal'
import { viewOf } from '../viewOf'

const steps = (at: Portal, current: StepKey) =>
  sideNavigation(at.catalogue, viewOf(at), current).map(({ title, state }) => `${title}: ${state}`)

/** What is said of steps that were submitted. */
const open = (at: Portal, current: StepKey) =>
  sideNavigation(at.catalogue, viewOf(at), current).map(step => (step.isSubmitted ? step.remaining : 0))
const ahead = (at: Portal, current: StepKey) => farthestStepAhead(at.catalogue, viewOf(at), current)
const submits = (at: Portal, step: StepKey) => at.does({ type: 'SubmitStep', step })

describe('the open questions of a step', () => {
  test('are counted once it was submitted, wherever one is, and go as they are answered', () => {
    const at = portal({ type: 'full' })
    expect(open(at, 'moving').every(count => count === 0)).toBe(true)
    submits(at, 'personal_details')
    const refused = at.verdict('personal_details').errors.length
    expect(refused).toBeGreaterThan(1)
    expect(open(at, 'moving')[0]).toBe(refused)
    expect(open(at, 'personal_details')[0]).toBe(refused)
    at.answers('customer.first_name', 'Jan')
    expect(open(at, 'moving')[0]).toBe(refused - 1)
    expect(
      open(at, 'moving')
        .slice(1)
        .every(count => count === 0),
    ).toBe(true)
  })

  test('are none in a step that may be passed by whatever is answered', () => {
    const at = portal({ type: 'full' })
    at.answers('customer.date_of_birth', '02-02-1950')
    submits(at, 'unemployment')
    expect(open(at, 'moving').every(count => count === 0)).toBe(true)
    at.answers('customer.date_of_birth', '02-02-1990')
    expect(open(at, 'moving').filter(count => count > 0).length).toBe(1)
  })
})

describe('the way on, after going back', () => {
  test('leads to the step after the last that was passed, and stays away on it and beyond', () => {
    const at = portal({ type: 'full' })
    expect(ahead(at, 'personal_details')).toBeNull()
    submits(at, 'housing_requirements')
    const order = at.order()
    const after = order[order.indexOf('housing_requirements') + 1]
    expect(after).toBeDefined()
    expect(ahead(at, 'personal_details')).toBe(after)
    expect(ahead(at, 'housing_requirements')).toBe(after)
    expect(ahead(at, after ?? 'intro')).toBeNull()
    expect(ahead(at, 'complete')).toBeNull()
    expect(ahead(at, 'intro')).toBeNull()
  })

  test('leads to the last that was submitted as long as something in it is open', () => {
    const at = portal({ type: 'full' })
    submits(at, 'financing')
    expect(ahead(at, 'personal_details')).toBe('financing')
    expect(ahead(at, 'financing')).toBeNull()
  })

  test('leads back to sending once that was tried', () => {
    const at = portal({ type: 'full' })
    submits(at, 'complete')
    expect(ahead(at, 'personal_details')).toBe('complete')
    expect(ahead(at, 'complete')).toBeNull()
  })
})

test('steps are the same only as long as all that is told of them is', () => {
  const step = {
    key: 'moving',
    title: 'Verhuizen',
    state: 'waiting',
    remaining: 2,
    isSubmitted: false,
    chapter: 'Later',
  } as const
  expect(sameSideSteps([step], [{ ...step }])).toBe(true)
  expect(sameSideSteps([step], [])).toBe(false)
  expect(sameSideSteps([step], [{ ...step, key: 'pension' }])).toBe(false)
  expect(sameSideSteps([step], [{ ...step, title: 'Anders' }])).toBe(false)
  expect(sameSideSteps([step], [{ ...step, state: 'current' }])).toBe(false)
  expect(sameSideSteps([step], [{ ...step, isSubmitted: true }])).toBe(false)
  expect(sameSideSteps([step], [{ ...step, remaining: 1 }])).toBe(false)
})

describe('the side navigation', () => {
  test.each(invitationTypes)('%s goes through its chapters in order, each once', type => {
    const { catalogue, state, tree } = { ...viewOf(portal({ type })), catalogue: portal({ type }).catalogue }
    const first = profiles[type].steps.find(step => step !== 'intro' && step !== 'success') ?? 'complete'
    const chapters = sideNavigation(catalogue, { state, tree }, first).map(({ chapter }) => chapter)
    const runs = chapters.filter((chapter, i) => chapter !== chapters[i - 1])
    expect(runs.length).toBeGreaterThan(0)
    expect(new Set(runs).size).toBe(runs.length)
    const order = ['U', 'Wonen', 'Wat als', 'Later', 'Versturen']
    expect(runs.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))).toEqual(runs)
  })

  test('says of every step how many questions are left, submitted or not', () => {
    const at = portal({ type: 'full' })
    const left = () =>
      sideNavigation(at.catalogue, viewOf(at), 'financing').map(step => [step.key, step.remaining] as const)
    const before = new Map(left())
    expect(before.get('personal_details')).toBe(at.verdict('personal_details').errors.length)
    expect(before.get('moving')).toBe(at.verdict('moving').errors.length)
    at.answers('customer.last_name', 'Jansen')
    expect(new Map(left()).get('personal_details')).toBe((before.get('personal_details') ?? 0) - 1)
  })

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
