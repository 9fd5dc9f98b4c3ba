import { expect, test } from 'vitest'
import { only, portal } from '../../projections/portal'
import { at, choosesHome, repeats, withoutWork } from './repeating'

const paths = (events: ReturnType<typeof repeats>) => only(events, 'AnswerChanged').map(({ path }) => path)

test('one command answers all that is asked alike, and says from where', () => {
  const visit = withoutWork()
  const before = visit.records.length
  const events = repeats(visit, 'incapacity_work', 'unemployment')
  expect(visit.records.length).toBe(before + 1)
  expect(events[0]).toEqual({ type: 'AnswersRepeated', v: 1, step: 'incapacity_work', from: 'unemployment' })
  expect(visit.value(`${at.incapacity}.becoming_incapacitated.value`)).toEqual(['savings', 'partner_income'])
  expect(visit.value(`${at.incapacity}.current_home.value`)).toBe(0)
  expect(visit.value(`${at.incapacity}.search_postal_code.value`)).toBe('1234AB')
  for (const key of [
    'jumba_id',
    'street',
    'city',
    'postal_code',
    'number',
    'number_addition',
    'value_low',
    'value_high',
  ])
    expect(visit.value(`${at.incapacity}.${key}.value`), key).toBe(visit.value(`${at.unemployment}.${key}.value`))
  expect(visit.value(`${at.incapacity}.jumba_id.value`)).toBe('h1')
  expect(visit.value(`${at.incapacity}.solution.explanation.value`)).toBe('Ik ga klussen.')
  expect(visit.value(at.incapacityHours)).toBe(24)
  expect(visit.verdict('incapacity_work').errors).toEqual([[`${at.incapacity}.insurance_type.value`, 'chosen']])
})

test('a second time there is nothing to do', () => {
  const visit = withoutWork()
  repeats(visit, 'incapacity_work', 'unemployment')
  expect(repeats(visit, 'incapacity_work', 'unemployment')).toEqual([])
})

test('what the customer answered stays, and what hangs on it is not filled in', () => {
  const visit = withoutWork()
  visit.answers(`${at.divorce}.current_home.value`, 1)
  const events = repeats(visit, 'divorce', 'unemployment')
  expect(paths(events)).toEqual([`${at.divorce}.solution.value`, `${at.divorce}.solution.explanation.value`])
  expect(visit.value(`${at.divorce}.current_home.value`)).toBe(1)
  expect(visit.value(`${at.divorce}.jumba_id.value`)).toBe('')
})

test('an answer that was taken back is open again', () => {
  const visit = withoutWork()
  visit.answers(`${at.incapacity}.becoming_incapacitated.value`, ['other'])
  visit.answers(`${at.incapacity}.becoming_incapacitated.value`, [])
  repeats(visit, 'incapacity_work', 'unemployment')
  expect(visit.value(`${at.incapacity}.becoming_incapacitated.value`)).toEqual(['savings', 'partner_income'])
})

test('a list of boxes is taken over whole or not at all', () => {
  const visit = withoutWork()
  visit.answers(`${at.unemployment}.becoming_unemployed.value`, ['savings', 'unemployment_benefit'])
  repeats(visit, 'incapacity_work', 'unemployment')
  expect(visit.value(`${at.incapacity}.becoming_incapacitated.value`)).toEqual([])
})

test('an answer that would be wrong there is not taken over', () => {
  const visit = portal({ type: 'full', values: { 'customer.has_partner': 1 } })
  visit.answers('divorce.sections.section_82.questions.working_time.value', 33)
  visit.answers(`${at.children}.section_41.questions.family_expansion.value`, 1)
  // Here hours go by four.
  expect(repeats(visit, 'children', 'divorce')).toEqual([])
  visit.answers('divorce.sections.section_82.questions.working_time.value', 32)
  repeats(visit, 'children', 'divorce')
  expect(visit.value(`${at.children}.section_41.questions.working_time.value`)).toBe(32)
})

test('a slider that nobody moved answers for none', () => {
  const visit = portal({ type: 'full', values: { 'customer.has_partner': 1 } })
  visit.answers(`${at.unemployment}.current_home.value`, 1)
  visit.answers(at.incapacityHours, 12)
  expect(paths(repeats(visit, 'unemployment', 'incapacity_work'))).toEqual([at.partnersHours])
  expect(paths(repeats(visit, 'incapacity_work', 'unemployment'))).toEqual([`${at.incapacity}.current_home.value`])
})

test('what is wrong or hidden where it stands is not taken over', () => {
  const visit = withoutWork()
  visit.answers(`${at.unemployment}.search_postal_code.value`, '12')
  visit.answers('customer.has_partner', 0)
  const taken = paths(repeats(visit, 'incapacity_work', 'unemployment'))
  expect(taken).not.toContain(`${at.incapacity}.search_postal_code.value`)
  expect(taken).not.toContain(at.incapacityHours)
  // Without a partner there is none with an income.
  expect(visit.value(`${at.incapacity}.becoming_incapacitated.value`)).toEqual(['savings'])
})

test('a home alone comes with what it was searched by, and nothing else', () => {
  const visit = withoutWork()
  visit.answers(`${at.divorce}.current_home.value`, 0)
  visit.answers(`${at.divorce}.search_radius.value`, 10)
  repeats(visit, 'divorce', 'unemployment', 'home')
  expect(visit.value(`${at.divorce}.jumba_id.value`)).toBe('h1')
  expect(visit.value(`${at.divorce}.home_type.value`)).toBe('hoekwoning')
  expect(visit.value(`${at.divorce}.search_radius.value`)).toBe(10)
  expect(visit.value(`${at.divorce}.solution.value`)).toBe(-1)
})

test('a home that was chosen there stays', () => {
  const visit = withoutWork()
  visit.answers(`${at.divorce}.current_home.value`, 0)
  choosesHome(visit, at.divorce, 'h2')
  expect(repeats(visit, 'divorce', 'unemployment', 'home')).toEqual([])
})

test('the wanted home can be chosen where homes are searched, with its whole address, and not the other way', () => {
  const living = 'current_living_condition.sections'
  const visit = portal({ type: 'full' })
  visit.answers(`${living}.section_1.questions.i_want_a_new_house.value`, 0)
  visit.answers(`${living}.section_2.questions.new_house.value`, 1)
  for (const [key, value] of Object.entries({ postal_code: '1234 AB', number: '10', addition: 'A' }))
    visit.answers(`${living}.section_2.questions.${key}.value`, value)
  const address = { street: 'Dorpsstraat', number: '10', number_addition: 'A', postcode: '1234AB', city: 'Ons Dorp' }
  const home = { id: 'w', image: '', value_low: 1, value_high: 2, address }
  const place = `${living}.section_2.questions.wanted_home`
  visit.does({ type: 'NoteHome', at: place, sought: '1234AB-10-A', home, settled: true })
  visit.answers(`${at.unemployment}.current_home.value`, 0)
  repeats(visit, 'unemployment', 'current_living_condition', 'home')
  const kept = (key: string) => visit.value(`${at.unemployment}.${key}.value`)
  expect(['jumba_id', 'street', 'number', 'number_addition', 'postal_code', 'city'].map(kept)).toEqual([
    'w',
    'Dorpsstraat',
    '10',
    'A',
    '1234AB',
    'Ons Dorp',
  ])
  choosesHome(visit, at.unemployment, 'h9')
  expect(repeats(visit, 'current_living_condition', 'unemployment')).toEqual([])
})
