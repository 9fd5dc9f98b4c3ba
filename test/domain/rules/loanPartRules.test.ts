import { describe, expect, test } from 'vitest'
import { date } from '../../../domain/language/typedQuestions'
import { endAfter, interestRate } from '../../../domain/rules/loanPartRules'
import { brokenBy } from './brokenBy'

test.each([
  ['', 'Vul een rente in'],
  [-0.1, 'Rente mag niet negatief zijn'],
  [100.1, 'Rente is een te groot getal'],
  [0, null],
  [3.75, null],
  [100, null],
])('an interest of %j: %j', (value, message) => {
  expect(brokenBy(interestRate, value)).toBe(message)
})

describe('the end of a loan part', () => {
  const start = date('Ingangsdatum', 'date')
  const needed = 'Vul de einddatum van het leningdeel in'
  test.each([
    ['01-01-2020', '01-01-2050', null],
    ['01-01-2020', '02-01-2020', null],
    ['01-01-2020', '01-01-2020', needed],
    ['01-01-2020', '31-12-2019', needed],
    ['01-01-2020', '31-02-2030', needed],
    ['01-01-2020', '', needed],
    ['', '01-01-2050', null],
  ])('that began on %j may be %j: %j', (began, ends, message) => {
    expect(brokenBy(endAfter(start), ends, '2026-11-21', () => began)).toBe(message)
  })
})
