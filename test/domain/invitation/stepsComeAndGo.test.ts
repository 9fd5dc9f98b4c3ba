import { describe, expect, test } from 'vitest'
import { isLastStep, sideNavigationSteps } from '../../../domain/engine/steps/stepOrder'
import { stepKeys } from '../../../domain/language/stepKey'
import { decideRoute, stepPath } from '../../../domain/portal/navigation'
import { item, portal } from '../../projections/portal'

const divorce = (path: string): boolean => path.startsWith('divorce.')
const refused = (home: ReturnType<typeof portal>, step: Parameters<typeof home.verdict>[0]) =>
  home.verdict(step).errors.map(([path]) => path)

describe('ORDER-13, OPEN-12: with another answer about the partner', () => {
  test('the next step is another, from the very next verdict on', () => {
    const home = portal({ type: 'full' })
    home.answers('customer.date_of_birth', '01-01-1950')
    expect(home.verdict('incapacity_work').next).toBe('pension')
    home.answers('customer.has_partner', 1)
    expect(home.verdict('incapacity_work').next).toBe('death_of_partner')
    home.answers('customer.has_partner', 0)
    expect(home.verdict('incapacity_work').next).toBe('pension')
  })

  test('a step that went is not judged, keeps what was answered, and is judged again when it is back', () => {
    const home = portal({ type: 'full' })
    home.answers('customer.has_partner', 1)
    const asked = refused(home, 'divorce')
    const [first = ''] = asked
    const slider = [...home.catalogue.slotAt].find(([path, slot]) => divorce(path) && slot.question.kind === 'slider')
    const path = slider?.[0] ?? ''
    home.answers(path, 8)
    expect(refused(home, 'complete').filter(divorce)).toEqual(asked)
    home.answers('customer.has_partner', 0)
    expect(refused(home, 'complete').filter(divorce)).toEqual([])
    expect(home.order()).not.toContain('divorce')
    home.answers('customer.has_partner', 1)
    expect(refused(home, 'complete')).toContain(first)
    expect(home.value(path)).toBe(8)
  })

  test('the steps that stay are the same, before and after, and the same one is the last', () => {
    const home = portal({ type: 'assessment' })
    const without = home.order()
    home.answers('customer.has_partner', 1)
    const gone = ['death_of_partner', 'divorce']
    expect(home.order().filter(step => !gone.includes(step))).toEqual(without)
    expect(home.order().filter(step => isLastStep(home.order(), step))).toEqual(['questions_for_the_advisor'])
    expect(sideNavigationSteps(home.order())).toEqual(expect.arrayContaining(gone))
  })
})

describe('a step of the order', () => {
  test('STEP-17: is not submitted at first, and then is, also when it was refused', () => {
    const home = portal({ type: 'full' })
    expect(home.state().submitted.size).toBe(0)
    home.does({ type: 'SubmitStep', step: 'financing' })
    expect([...home.state().submitted.keys()]).toEqual(['financing'])
  })

  test('OPEN-11: of lenders is right whatever was loaded, where the type does not show them', () => {
    const bad = { 'customer.mortgages': [item({ id: '1' }, { parts: [item({ id: '2', rentepercentage: 99 })] })] }
    const pension = portal({ type: 'pension', lists: bad })
    expect(pension.order()).toContain('mortgage_and_pension')
    expect(pension.verdict('mortgage_and_pension')).toEqual({ errors: [], next: 'future_income' })
    expect(portal({ type: 'mortgage', lists: bad }).verdict('mortgage_and_pension').errors).not.toEqual([])
  })

  test('FUT: of future income asks nothing, so it never stands in the way', () => {
    const lists = { 'customer.pensions': [item({ id: '1', bruto_pensioenbedrag: 'veel' }), item({})] }
    for (const type of ['pension', 'mortgage_pension', 'mortgage_enrich'] as const)
      for (const home of [portal({ type }), portal({ type, lists })])
        expect(home.verdict('future_income')).toEqual({ errors: [], next: 'complete' })
  })
})

test('OPEN-14: who is logged in may open any step by its address, from anywhere', () => {
  const session = { expiresAt: 2 }
  for (const step of stepKeys)
    for (const path of [null, '/intro', '/complete'])
      if (path !== stepPath(step))
        expect(
          decideRoute({
            from: path === null ? null : { path, search: '', hash: '' },
            to: { path: stepPath(step), search: '', hash: '' },
            session,
            now: 1,
            followed: false,
            failRedirect: null,
            debug: false,
          }),
        ).toEqual({ tag: 'stay', endSession: false })
})
