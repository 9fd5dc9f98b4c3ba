import { expect, test } from 'vitest'
import type { Answer } from '../../../domain/language/answer'
import type { StepKey } from '../../../domain/language/stepKey'
import { portal } from '../../projections/portal'

const divorced = 'divorce.sections.section_81.questions'
const asks = 'questions_for_the_advisor.sections.section_1.questions.question_1'
const family = 'children.sections.section_41.questions'

/** A visit in which all three questions below show. */
const said = (step: StepKey, path: string, answer: Answer): string | null => {
  const home = portal({ type: 'full', values: { 'customer.has_partner': 1 } })
  home.answers(`${divorced}.current_home.value`, 0)
  home.answers(`${asks}.value`, 1)
  home.answers(`${family}.family_expansion.value`, 1)
  home.answers(path, answer)
  return home.message(path, step)
}

const notSix = 'Postcode moet bestaan uit 6 karakters'

test.each([
  ['1234A', notSix],
  ['1234AB', null],
  ['1234 AB', null],
  ['1234ABC', notSix],
  ['', notSix],
])('a search near %j says %j', (typed, message) => {
  expect(said('divorce', `${divorced}.search_postal_code.value`, typed)).toBe(message)
})

test.each([
  [1000, null],
  [1001, 'Gebruik maximaal 1000 tekens'],
])('OPEN-47: an explanation of %d characters says %j', (length, message) => {
  const path = `${asks}.explanation.value`
  expect(said('questions_for_the_advisor', path, 'a'.repeat(length))).toBe(message)
})

test.each([
  [-4, 'Ongeldige waarde'],
  [0, null],
  [2, 'Ongeldige waarde'],
  [36, null],
  [40, null],
  [44, 'Ongeldige waarde'],
])('a slider of 0 to 40 by 4 at %d says %j', (hours, message) => {
  expect(said('children', `${family}.working_time.value`, hours)).toBe(message)
})
