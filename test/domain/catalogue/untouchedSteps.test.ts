import { describe, expect, test } from 'vitest'
import { moving } from '../../../domain/catalogue/moving'
import type { Step } from '../../../domain/language/section'
import type { StepKey } from '../../../domain/language/stepKey'
import { order } from '../../journeys/full/steps'
import { screenOf } from './screen'
import { type Given, stepVisit } from './stepVisit'

const choice = (...names: readonly string[]) => names.map(name => `${name}: Maak een keuze`)
const boxes = (name: string) => `${name}: Minimaal 1 antwoord(en)`
const search = (section: string) => [
  ...choice(`${section}.home_type`),
  `${section}.search_postal_code: Postcode moet bestaan uit 6 karakters`,
  ...choice(`${section}.search_radius`),
]

const emptyMessages = ['Maak een keuze', 'Minimaal 1 antwoord(en)', 'Vul een bedrag in']

/**
 * What an untouched page of a customer with a partner says (spec 2 section 5), from top to bottom: of each question that
 * shows there what the step's own test says of an empty answer.
 */
const toldOf = (step: Step): readonly string[] => {
  let section = ''
  return screenOf(step).flatMap(line => {
    const [key = '', id = '', , , , messages = '', shown = ''] = line.split(' | ')
    if (key === 'section') section = id
    if (shown !== 'always' && shown !== 'has_partner = 1') return []
    const message = messages.split('; ').find(one => emptyMessages.includes(one))
    return message === undefined ? [] : [`${section}.${key}: ${message}`]
  })
}

const steps: readonly Step[] = order.filter(({ key }) => key !== 'personal_details')

test.each(steps.map(step => [step.key, step] as const))('an untouched %s is refused', (key, step) => {
  const visit = stepVisit(key)
  visit.given({ 'customer.has_partner': 1 })
  expect(visit.told()).toEqual(toldOf(step))
})

test('what a further answer asks is not said before', () => {
  expect(toldOf(moving)).toEqual(choice('section_31.i_expect_to_move'))
})

describe('a further answer asks', () => {
  const further: readonly (readonly [step: StepKey, given: Given, told: readonly string[]])[] = [
    [
      'moving',
      { 'section_31.i_expect_to_move': 1 },
      [...choice('section_31.moving_in_years'), ...search('section_31')],
    ],
    ['children', { 'section_41.family_expansion': 1 }, choice('section_42.moving', 'section_42.financing')],
    [
      'children',
      { 'section_41.family_expansion': 1, 'section_42.moving': 1 },
      [...search('section_42'), ...choice('section_42.financing')],
    ],
    ['divorce', { 'section_81.current_home': 0 }, [...search('section_81'), ...choice('section_81.solution')]],
  ]
  test.each(further)('on %s, %j', (step, given, told) => {
    const visit = stepVisit(step)
    visit.given({ 'customer.has_partner': 1, ...given })
    expect(visit.told()).toEqual(told)
  })

  test('SUS-16: for the reasons and the money of who discusses it with the adviser, and of nobody else', () => {
    const visit = stepVisit('sustainability')
    const last = () => visit.told().filter(line => /^section_[34]/.test(line))
    expect(last()).toEqual([])
    visit.given({ 'section_2.discuss_with_advisor_sustainability_housing': 1 })
    expect(last()).toEqual([
      boxes('section_3.reason_for_sustainability'),
      ...choice('section_4.financing_sustainability'),
    ])
    visit.given({ 'section_2.discuss_with_advisor_sustainability_housing': 0 })
    expect(last()).toEqual([])
  })

  test('OPEN-36: whether to go on saving, of who saves', () => {
    const visit = stepVisit('mortgage')
    visit.given({ 'section_21.form_saving': 1 })
    expect(visit.told()).toContain('section_21.continue_saving: Maak een keuze')
    visit.given({ 'section_21.form_saving': 0 })
    expect(visit.told()).not.toContain('section_21.continue_saving: Maak een keuze')
  })
})

describe('an amount, OPEN-48', () => {
  test.each(['section_4.max_netto_mortgage', 'section_5.savings'])('at %s may be 0, not less', name => {
    const visit = stepVisit('current_living_condition')
    const said = () => visit.told().find(line => line.startsWith(name))
    visit.given({ [name]: 0 })
    expect(said()).toBeUndefined()
    visit.given({ [name]: -0.01 })
    expect(said()).toBe(`${name}: Ongeldige waarde`)
    visit.given({ [name]: 'veel' })
    expect(said()).toBe(`${name}: Ongeldige waarde`)
  })
})
