import { expect, test } from 'vitest'
import { money } from '../../../domain/language/typedQuestions'
import { between0And, mustBeDate, mustFill } from '../../../domain/rules/answerRules'
import { brokenBy } from './brokenBy'

test.each([
  ['', 'Vul een datum in'],
  ['31-02-2020', 'Vul een datum in'],
  ['gisteren', 'Vul een datum in'],
  ['29-02-2020', null],
])('the date %j: %j', (value, message) => {
  expect(brokenBy(mustBeDate('Vul een datum in'), value)).toBe(message)
})

const salary = money('Salaris', 'amount', { rules: [mustFill('Vul een salaris in'), ...between0And(50_000_000)] })

test.each([
  ['', 'Vul een salaris in'],
  ['  ', 'Vul een salaris in'],
  ['veel', 'Ongeldige waarde'],
  ['none', 'Ongeldige waarde'],
  [-0.01, 'Ongeldige waarde'],
  [50_000_000.01, 'Ongeldige waarde'],
  [0, null],
  [50_000_000, null],
])('the amount %j: %j', (value, message) => {
  expect(brokenBy(salary.rules, value)).toBe(message)
})
