import { describe, expect, test } from 'vitest'
import type { StepKey } from '../../../domain/language/stepKey'
import { stepVisit } from './stepVisit'

const partnersQuestions: readonly (readonly [id: string, step: StepKey, question: string])[] = [
  ['CLC-11', 'current_living_condition', 'section_3.whos_the_owner'],
  ['CLC-12', 'current_living_condition', 'section_3.whos_income'],
  ['UNE-06', 'unemployment', 'section_52.partner_working_time'],
  ['INC-07', 'incapacity_work', 'section_62.incapacity_work_hours'],
  ['DOP-03', 'death_of_partner', 'section_71.current_home'],
  ['DOP-05', 'death_of_partner', 'section_71.my_partner_is_going_to_die'],
  ['DOP-07', 'death_of_partner', 'section_71.partner_dies'],
  ['DOP-10', 'death_of_partner', 'section_72.working_time'],
  ['DIV-03', 'divorce', 'section_81.current_home'],
  ['DIV-05', 'divorce', 'section_82.working_time'],
  ['OPEN-51', 'pension', 'section_91.partner_dies'],
  ['PEN-10', 'pension', 'section_92.working_time'],
  ['PEN-12', 'pension', 'section_92.solution'],
]

describe('STEP-29: a partner of -1 or 0 is none', () => {
  test.each(partnersQuestions)('%s: %s asks %s only with a partner', (_id, step, question) => {
    const visit = stepVisit(step)
    expect(visit.shows(question)).toBe(false)
    visit.given({ 'customer.has_partner': 1 })
    expect(visit.shows(question)).toBe(true)
    visit.given({ 'customer.has_partner': 0 })
    expect(visit.shows(question)).toBe(false)
  })

  test.each([
    ['DOP-01', 'death_of_partner'],
    ['DIV-01', 'divorce'],
  ] as const)('%s: %s is in the order and judged only with one', (_id, step) => {
    const visit = stepVisit(step)
    for (const none of [-1, 0]) {
      visit.given({ 'customer.has_partner': none })
      expect(visit.order()).not.toContain(step)
      expect(visit.told()).toEqual([])
    }
    visit.given({ 'customer.has_partner': 1 })
    expect(visit.order()).toContain(step)
    expect(visit.told()).not.toEqual([])
  })

  test.each([
    ['unemployment', 'section_51.becoming_unemployed'],
    ['incapacity_work', 'section_61.becoming_incapacitated'],
  ] as const)('%s: the income of a partner does not count without one', (step, boxes) => {
    const visit = stepVisit(step)
    visit.given({ 'customer.has_partner': 1, [boxes]: ['partner_income'] })
    expect(visit.value(boxes)).toEqual(['partner_income'])
    visit.given({ 'customer.has_partner': 0 })
    expect(visit.value(boxes)).toEqual([])
    expect(visit.told()).toContain(`${boxes}: Minimaal 1 antwoord(en)`)
  })
})

describe('over 65, OPEN-56', () => {
  const born = { 'customer.date_of_birth': '22-11-1960' }

  test.each(['unemployment', 'incapacity_work'] as const)('%s is judged until the 66th birthday', step => {
    const visit = stepVisit(step, { today: '2026-11-21' })
    visit.given(born)
    expect(visit.told()).not.toEqual([])
    expect(visit.next()).toBeNull()
    visit.does({ type: 'BeginDay', today: '2026-11-22' })
    expect(visit.told()).toEqual([])
    expect(visit.next()).not.toBeNull()
  })

  test.each(['unemployment', 'incapacity_work'] as const)('%s is judged without a date of birth', step => {
    expect(stepVisit(step).told()).not.toEqual([])
  })

  test('OPEN-54: pension is judged at every age', () => {
    const visit = stepVisit('pension')
    visit.given({ 'customer.date_of_birth': '01-01-1940' })
    expect(visit.told()).not.toEqual([])
  })
})

describe('boxes that stand alone', () => {
  test.each([
    ['current_living_condition', 'section_5.saving_goals', 'buffer', 'none'],
    ['current_living_condition', 'section_5.loans_and_liabilities', 'alimony', 'none'],
    ['unemployment', 'section_51.becoming_unemployed', 'savings', 'none'],
    ['incapacity_work', 'section_61.becoming_incapacitated', 'savings', 'none'],
    ['death_of_partner', 'section_71.partner_dies', 'orv', 'unknown'],
    ['pension', 'section_91.partner_dies', 'orv', 'unknown'],
  ] as const)('on %s, %s is %s or %s, not both', (step, boxes, one, alone) => {
    const visit = stepVisit(step)
    visit.given({ 'customer.has_partner': 1, [boxes]: [one] })
    visit.given({ [boxes]: [one, alone] })
    expect(visit.value(boxes)).toEqual([alone])
    visit.given({ [boxes]: [alone, one] })
    expect(visit.value(boxes)).toEqual([one])
  })

  test('no insurance goes with savings', () => {
    const visit = stepVisit('pension')
    visit.given({ 'customer.has_partner': 1, 'section_91.partner_dies': ['savings'] })
    visit.given({ 'section_91.partner_dies': ['savings', 'no_insurance'] })
    expect(visit.value('section_91.partner_dies')).toEqual(['savings', 'no_insurance'])
  })
})

describe('hours of work', () => {
  test.each([
    ['children', { 'section_41.family_expansion': 1 }, 'section_41.working_time', 4],
    ['unemployment', { 'customer.has_partner': 1 }, 'section_52.partner_working_time', 1],
    ['pension', { 'customer.has_partner': 1 }, 'section_92.working_time', 1],
  ] as const)('on %s, %j, %s starts at 40 and goes by %d', (step, around, hours, by) => {
    const visit = stepVisit(step)
    visit.given(around)
    const refused = () => visit.told().some(line => line.startsWith(`${hours}:`))
    expect(visit.value(hours)).toBe(40)
    expect(refused()).toBe(false)
    visit.given({ [hours]: 40 - by })
    expect(refused()).toBe(false)
    for (const wrong of [-by, 40 + by, by / 2]) {
      visit.given({ [hours]: wrong })
      expect(refused()).toBe(true)
    }
  })
})
