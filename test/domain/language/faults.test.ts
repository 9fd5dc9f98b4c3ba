import { expect, test } from 'vitest'
import type { Answer } from '../../../domain/language/answer'
import { type Check, type Fault, faultIn, reasonOf, rule, withReasons } from '../../../domain/language/rule'
import { text } from '../../../domain/language/typedQuestions'

const today = '2026-11-21'
const start = text('Begin', 'date')
const letters: Check = { tag: 'pattern', pattern: '^\\p{L}+$', sample: 'a', ignoring: ' -' }

const fault = (check: Check, value: Answer, isEmpty = false, begins: Answer = '', day = today) =>
  faultIn(check, value, isEmpty, () => begins, day)

test.each<[string, Check, Answer, Fault | null]>([
  ['is there', { tag: 'filled' }, 'a', null],
  ['one box of two', { tag: 'atLeast', count: 2 }, ['a'], 'empty'],
  ['two of two', { tag: 'atLeast', count: 2 }, ['a', 'b'], null],
  ['two letters are no two boxes', { tag: 'atLeast', count: 2 }, 'ab', 'empty'],
  ['as long as may be', { tag: 'length', most: 2 }, 'ab', null],
  ['longer', { tag: 'length', most: 2 }, 'abc', 'tooLong'],
  ['a number has no length', { tag: 'length', most: 2 }, 12345, null],
  ['a number', { tag: 'number' }, 12, null],
  ['words for a number', { tag: 'number' }, 'twaalf', 'form'],
  ['the least', { tag: 'from', least: 2 }, 2, null],
  ['less', { tag: 'from', least: 2 }, 1.99, 'tooLow'],
  ['words are not too low', { tag: 'from', least: 2 }, 'twaalf', null],
  ['the most', { tag: 'upTo', most: 2 }, 2, null],
  ['more', { tag: 'upTo', most: 2 }, 2.01, 'tooHigh'],
  ['words are not too high', { tag: 'upTo', most: 2 }, 'twaalf', null],
  ['on a step', { tag: 'onStep', from: 1, step: 3 }, 7, null],
  ['beside one', { tag: 'onStep', from: 1, step: 3 }, 8, 'offStep'],
  ['words stand on no step', { tag: 'onStep', from: 1, step: 3 }, 'twaalf', null],
  ['letters', letters, ' é-a ', null],
  ['digits for letters', letters, 'a1', 'form'],
  ['a number for letters', letters, 12, 'form'],
  ['a date', { tag: 'date' }, ' 21-11-2026 ', null],
  ['a date that no calendar has', { tag: 'date' }, '31-02-2026', 'unreal'],
  ['no date', { tag: 'date' }, 'morgen', 'form'],
  ['born tomorrow', { tag: 'birthDate', youngest: 18 }, '22-11-2026', 'future'],
  ['too young', { tag: 'birthDate', youngest: 18 }, '22-11-2008', 'tooYoung'],
  ['old enough', { tag: 'birthDate', youngest: 18 }, '21-11-2008', null],
  ['120 years old', { tag: 'birthDate', youngest: 18 }, '22-11-1905', null],
  ['121 years old', { tag: 'birthDate', youngest: 18 }, '21-11-1905', 'tooLongAgo'],
  ['born on no day', { tag: 'birthDate', youngest: 18 }, '31-02-2000', 'unreal'],
  ['born some day', { tag: 'birthDate', youngest: 18 }, 'ooit', 'form'],
])('%s: %o of %j is %s', (_, check, value, said) => {
  expect(fault(check, value)).toBe(said)
})

test('what is empty breaks nothing but its own check', () => {
  const optional: readonly Check[] = [{ tag: 'number' }, letters, { tag: 'date' }, { tag: 'birthDate', youngest: 18 }]
  expect(optional.map(check => fault(check, '', true))).toEqual([null, null, null, null])
  expect(fault({ tag: 'filled' }, '', true)).toBe('empty')
  expect(fault({ tag: 'chosen' }, -1, true)).toBe('empty')
})

test('of a real date of birth nothing more is told before anybody said what day it is', () => {
  const check: Check = { tag: 'birthDate', youngest: 18 }
  expect(fault(check, '01-01-1990', false, '', '')).toBe('empty')
  expect(fault(check, '31-02-1990', false, '', '')).toBe('unreal')
})

test.each<[Answer, Answer, Fault | null]>([
  ['22-11-2026', '21-11-2026', null],
  ['21-11-2026', '21-11-2026', 'notAfter'],
  ['20-11-2026', '21-11-2026', 'notAfter'],
  ['', '21-11-2026', null],
  ['20-11-2026', '', null],
  ['20-11-2026', 21, null],
])('an end of %j after a start of %j is %s', (end, begins, said) =>
  expect(fault({ tag: 'after', question: start }, end, false, begins)).toBe(said),
)

test('why an answer is wrong is said where the rule says it, and never of one that is not there', () => {
  const said = withReasons(rule('age', { tag: 'birthDate', youngest: 18 }, 'Vul in'), { future: 'Dat komt nog' })
  expect([reasonOf(said, 'future'), reasonOf(said, 'tooYoung'), reasonOf(said, 'empty')]).toEqual([
    'Dat komt nog',
    null,
    null,
  ])
})
