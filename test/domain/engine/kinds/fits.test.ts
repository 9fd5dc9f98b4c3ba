import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { settledBoxes } from '../../../../domain/engine/kinds/boxes'
import { fitsQuestion } from '../../../../domain/engine/kinds/kinds'
import { boxes, choice, pick, slider, toggle } from '../../../../domain/language/chosenQuestions'
import { storedQuestion } from '../../../../domain/language/questionBase'
import { money, text } from '../../../../domain/language/typedQuestions'

const wishes = boxes('Wensen', 'situation', [
  ['a', 'A'],
  ['b', 'B'],
  ['unsure', 'Weet ik niet', { alone: true }],
  ['none', 'Geen', { alone: true }],
])
const scale = slider('Schaal', 'situation', { from: 0, to: 4, step: 1, marks: [], says: '{n}', initial: 2 })

describe('what a question can hold', () => {
  test.each([
    ['text', text('T', 'name'), '', true],
    ['text', text('T', 'name'), 1, false],
    ['an amount', money('M', 'amount'), 12.5, true],
    ['an amount as typed', money('M', 'amount'), '12,', true],
    ['an amount', money('M', 'amount'), Number.NaN, false],
    ['an amount', money('M', 'amount'), Number.POSITIVE_INFINITY, false],
    ['a slider', scale, 9, true],
    ['a slider', scale, '2', false],
    ['a switch', toggle('S', 'situation', 'Wat?'), 1, true],
    ['a switch', toggle('S', 'situation', 'Wat?'), 2, false],
    ['a choice', choice('radio', 'K', 'situation', [[0, 'A']]), 0, true],
    ['no choice', choice('radio', 'K', 'situation', [[0, 'A']]), -1, true],
    ['a choice', choice('radio', 'K', 'situation', [[0, 'A']]), '0', false],
    ['no choice of words', pick('select', 'K', 'situation', [['a', 'A']]), 'none', true],
    [
      'a choice that the office supplies',
      pick('select', 'K', 'situation', [], { supply: { from: 'lenders' } }),
      'any',
      true,
    ],
    [
      'a choice that the office supplies',
      pick('select', 'K', 'situation', [], { supply: { from: 'lenders' } }),
      7,
      false,
    ],
    ['boxes', wishes, ['b', 'a'], true],
    ['boxes', wishes, ['c'], false],
    ['boxes', wishes, 'a', false],
    ['what is only kept', storedQuestion('O', 'identifier'), ['x'], true],
  ])('%s (%#): %j', (_what, question, value, expected) => {
    expect(fitsQuestion(question, value)).toBe(expected)
  })
})

describe('ticking boxes', () => {
  const settled = (before: readonly string[], ticked: readonly string[]) => settledBoxes(wishes, before, ticked)

  test('keeps the order of the screen', () => {
    expect(settled(['b'], ['b', 'a'])).toEqual(['a', 'b'])
  })

  test('a box that stands alone clears the others, also another that stands alone', () => {
    expect(settled(['a', 'b'], ['a', 'b', 'none'])).toEqual(['none'])
    expect(settled(['unsure'], ['unsure', 'none'])).toEqual(['none'])
  })

  test('another box clears the one that stands alone', () => {
    expect(settled(['none'], ['none', 'b'])).toEqual(['b'])
  })

  test('all can be cleared', () => {
    expect(settled(['a'], [])).toEqual([])
    expect(settled(['none'], [])).toEqual([])
  })

  test('never leaves one that stands alone beside another, and settles at once', () => {
    const keys = fc.subarray(wishes.boxes.map(({ key }) => key))
    fc.assert(
      fc.property(keys, keys, (start, ticked) => {
        const before = settledBoxes(wishes, [], start)
        const now = settledBoxes(wishes, before, ticked)
        const alone = now.filter(key => key === 'none' || key === 'unsure')
        expect(alone.length === 0 || now.length === 1).toBe(true)
        expect(settledBoxes(wishes, now, now)).toEqual(now)
      }),
    )
  })
})
