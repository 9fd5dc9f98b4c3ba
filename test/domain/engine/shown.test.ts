import { describe, expect, test } from 'vitest'
import { item, portal } from '../../projections/portal'

describe('what shows', () => {
  test.each([
    ['PD-44', 'full', 1, 1, true],
    ['PD-44', 'full', 1, 0, false],
    ['PD-44', 'full', 1, -1, false],
    ['PD-44', 'full', 0, 1, false],
    ['PD-44', 'full', -1, 1, false],
    ['PD-44', 'pension', 1, -1, true],
    ['PD-44', 'pension', 0, -1, false],
    ['PD-44', 'mortgage_pension', 1, 0, true],
  ] as const)('%s: the partner block, %s, partner %d, mortgage together %d: %s', (_id, type, has, together, shown) => {
    const home = portal({ type })
    home.answers('customer.has_partner', has)
    home.answers('customer.has_mortgage_with_partner', together)
    expect(home.shows('customer.partner.first_name')).toBe(shown)
  })

  test('PD-45: in monitoring the partner block shows names and date of birth, nothing else', () => {
    const home = portal({ type: 'pension' })
    home.answers('customer.has_partner', 1)
    const shown = [...home.catalogue.slotAt.keys()].filter(path => path.startsWith('customer.partner.'))
    expect(shown.filter(path => home.shows(path) && !path.endsWith('.id')).map(path => path.slice(17))).toEqual([
      'first_name',
      'insertion',
      'last_name',
      'date_of_birth',
    ])
  })

  test('PD-53: the partner’s address shows at a different address', () => {
    const home = portal({ type: 'full' })
    home.answers('customer.has_partner', 1)
    home.answers('customer.has_mortgage_with_partner', 1)
    expect(home.shows('customer.partner.address.street')).toBe(false)
    home.answers('customer.partner.different_address', 1)
    expect(home.shows('customer.partner.address.street')).toBe(true)
    home.answers('customer.has_partner', 0)
    expect(home.shows('customer.partner.address.street')).toBe(false)
  })

  test('PD-09, PD-10: the salutations of the type', () => {
    const path = 'customer.salutation'
    expect(portal({ type: 'full' }).options(path)).toEqual([
      'Beste heer',
      'Beste mevrouw',
      'Geachte heer',
      'Geachte mevrouw',
    ])
    expect(portal({ type: 'mortgage' }).options(path)).toEqual(['De heer', 'Mevrouw'])
  })

  test('PD-25: in monitoring the partner does not see the WOZ value', () => {
    const path = 'customer.address.woz_waarde'
    expect(portal({ type: 'pension', partnerSession: true }).shows(path)).toBe(false)
    expect(portal({ type: 'pension' }).shows(path)).toBe(true)
    expect(portal({ type: 'full', partnerSession: true }).shows(path)).toBe(true)
  })

  test('OPEN-24: the Lidnummer only at the association', () => {
    expect(portal({ type: 'full', association: true }).shows('customer.customer_number')).toBe(true)
    expect(portal({ type: 'full' }).shows('customer.customer_number')).toBe(false)
  })

  test('PD-34: what a car costs shows with a car', () => {
    const home = portal({ type: 'full' })
    const id = home.adds('customer.employers')
    expect(home.shows(`customer.employers.${id}.car_addition`)).toBe(false)
    home.answers(`customer.employers.${id}.has_car`, 1)
    expect(home.shows(`customer.employers.${id}.car_addition`)).toBe(true)
    expect(home.shows(`customer.employers.${id}.car_contribution`)).toBe(true)
  })

  test('OPEN-80: a hidden repayment form is offered only while it is the loaded answer', () => {
    const part = item({ id: '7', aflosvorm: '51' })
    const home = portal({
      type: 'mortgage',
      lists: { 'customer.mortgages': [item({ id: '1' }, { parts: [part] })] },
    })
    const [mortgage = ''] = home.ids('customer.mortgages')
    const [id = ''] = home.ids(`customer.mortgages.${mortgage}.parts`)
    const path = `customer.mortgages.${mortgage}.parts.${id}.aflosvorm`
    expect(home.options(path)).toContain('Andere aflosvorm')
    home.answers(path, '1')
    expect(home.options(path)).not.toContain('Andere aflosvorm')
  })

  test.each([
    ['1', false],
    ['2', false],
    ['5', false],
    ['none', false],
    ['50', true],
    ['3', true],
    ['10', true],
  ])('LEN-19: the savings of a part with repayment form %s: %s', (form, shown) => {
    const home = portal({ type: 'mortgage' })
    const mortgage = home.adds('customer.mortgages')
    const [id = ''] = home.ids(`customer.mortgages.${mortgage}.parts`)
    const at = (path: string) => `customer.mortgages.${mortgage}.parts.${id}.${path}`
    home.answers(at('aflosvorm'), form)
    expect(home.shows(at('opgebouwde_spaarwaarde'))).toBe(shown)
  })
})
