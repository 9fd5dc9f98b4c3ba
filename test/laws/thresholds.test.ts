import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Answer } from '../../domain/language/answer'
import { asGiven, fittingAnswer } from '../arbitraries/answers'
import { catalogues } from '../arbitraries/surveys'

const catalogue = catalogues.shipped
const today = '2026-11-21'

const part = 'customer.mortgages.*.parts.*'
const divorced = 'divorce.sections.section_81.questions'
const asks = 'questions_for_the_advisor.sections.section_1.questions'

/** Some of what the generators give for a question, the same each time. */
const givenTo = (path: string): readonly Answer[] => {
  const slot = catalogue.slotAt.get(path)
  if (slot === undefined) throw new Error(`nothing at ${path}`)
  return fc
    .sample(fittingAnswer(catalogue, slot.question), { numRuns: 600, seed: 1 })
    .map(given => asGiven(given, today))
}

const long = (length: number): string => 'a'.repeat(length)

test.each<readonly [string, string, readonly Answer[]]>([
  ['the interest at and about 0 and 100', `${part}.rentepercentage`, [-0.01, 0, 0.01, 99.99, 100, 100.01]],
  [
    'the end of the fixed period at and about two months from today',
    `${part}.einddatum_rentevastperiode`,
    ['20-01-2027', '21-01-2027', '22-01-2027'],
  ],
  [
    'a postal code to search by of five, six and seven characters, and with a space',
    `${divorced}.search_postal_code.value`,
    ['1234A', '1234AB', '1234ABx', '1234 AB'],
  ],
  [
    'an explanation of 999, 1000 and 1001 characters',
    `${asks}.question_1.explanation.value`,
    [long(999), long(1000), long(1001)],
  ],
  [
    'hours below, at, between, next to and above the places of their slider',
    'children.sections.section_41.questions.working_time.value',
    [-1, 0, 2, 4, 36, 40, 41],
  ],
  [
    'birthdays about 65 and 67, from the day before to the day after',
    'customer.date_of_birth',
    ['20-11-1961', '21-11-1961', '22-11-1961', '20-11-1960', '22-11-1960', '21-11-1959', '21-11-1958'],
  ],
])('visits of the laws try %s', (_what, path, needed) => {
  const given = givenTo(path)
  expect(needed.filter(answer => !given.includes(answer))).toEqual([])
})
