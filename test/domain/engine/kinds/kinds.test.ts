import { describe, expect, test } from 'vitest'
import {
  fieldText,
  inWords,
  isEmptyAnswer,
  loadedAnswer,
  onWire,
  rowOf,
  typedAnswer,
} from '../../../../domain/engine/kinds/kinds'
import { stored } from '../../../../domain/language/ask'
import { boxes, checkbox, choice, pick, slider, yesNo } from '../../../../domain/language/askChosen'
import { date, integer, money, percentage, text, textArea, years } from '../../../../domain/language/askTyped'
import type { Question } from '../../../../domain/language/question'

const name = text('Naam', 'name')
const postalCode = text('Postcode', 'address', { form: 'postalCode' })
const born = date('Geboren', 'birth')
const lender = pick('select', 'Geldverstrekker', 'situation', [], { supply: { from: 'lenders' } })
const guarantee = pick('radio', 'NHG', 'situation', [
  ['nhg', 'Met NHG'],
  ['none', 'Zonder NHG'],
])
const gender = pick('select', 'Geslacht', 'situation', [['m', 'Man']], { initial: '' })
const preset = yesNo('KvK?', 'situation', { initial: 0 })
const wishes = boxes('Wensen', 'situation', [
  ['a', 'A'],
  ['b', 'B'],
])
const hours = slider('Uren', 'situation', { from: 0, to: 40, step: 1, marks: [], says: '{n} uur', initial: 40 })
const sails = checkbox('Zeilt', 'situation')

describe('whether an answer is empty, its kind says', () => {
  test.each<[string, Question, string | number | readonly string[], boolean]>([
    ['text that is none', name, '', true],
    ['text of spaces', name, '  ', true],
    ["the word 'none'", name, 'none', false],
    ['a loss of one euro', money('M', 'amount'), -1, false],
    ['nothing', money('M', 'amount'), 0, false],
    ['no amount', money('M', 'amount'), '', true],
    ['no date', born, '', true],
    ['no choice', choice('radio', 'K', 'situation', [[0, 'A']]), -1, true],
    ['a choice', choice('radio', 'K', 'situation', [[0, 'A']]), 0, false],
    ['no choice of words', gender, '', true],
    ["a guarantee of 'none', which is offered", guarantee, 'none', false],
    ["a preselected 'Nee'", preset, 0, false],
    ["neither 'Ja' nor 'Nee'", preset, -1, true],
    ['no lender', lender, 'none', true],
    ['a lender without an id', lender, '', true],
    ['a lender', lender, 'AB', false],
    ['no box', wishes, [], true],
    ['a box', wishes, ['a'], false],
    ['a slider at 0', hours, 0, false],
    ['a switch that is off', sails, 0, true],
    ['a switch that is on', sails, 1, false],
    ['a number that is kept, and not there', stored('N', 'amount', -1), -1, true],
    ['a number that is kept', stored('N', 'amount', -1), 0, false],
  ])('%s', (_what, question, value, expected) => {
    expect(isEmptyAnswer(question, value)).toBe(expected)
  })
})

test.each<[Question, string, string | number | null, string]>([
  [name, 'de\u0000 Vries', 'de Vries', 'de Vries'],
  [textArea('Toelichting'), 'een\ntwee', 'een\ntwee', 'een\ntwee'],
  [postalCode, '3511 ab', '3511AB', '3511 AB'],
  [born, '1-2-1980', '01-02-1980', '01-02-1980'],
  [money('M', 'amount'), '1.234,5', 1234.5, '1.234,50'],
  [money('M', 'amount'), 'veel', 'veel', 'veel'],
  [percentage('P', 'amount'), '3,5%', 3.5, '3,5'],
  [integer('A', 'amount'), '12,6', 13, '13'],
  [years('J', 'amount'), '10,5', 126, '10,5'],
  [hours, '12', null, ''],
  [wishes, 'a', null, ''],
])('what is typed is read, and stands in its field, as its kind has it: %#', (question, typed, value, written) => {
  expect(typedAnswer(question, typed)).toBe(value)
  expect(value === null ? '' : fieldText(question, value)).toBe(written)
})

test.each<[Question, string | number | boolean, unknown]>([
  [postalCode, ' 3511 ab ', '3511AB'],
  [born, '1980-02-01T00:00:00Z', '01-02-1980'],
  [born, 'ooit', ''],
  [money('M', 'amount'), '12,5', 12.5],
  [money('M', 'amount'), 'veel', null],
  [preset, true, 1],
  [preset, '0', 0],
  [preset, 7, null],
  [lender, '', 'none'],
  [lender, 17, '17'],
  [sails, 'ja', 0],
  [wishes, 'a', null],
  [stored('N', 'amount', -1), '3', 3],
  [stored('N', 'amount'), 3, '3'],
])('what the office sends is read as its kind has it: %#', (question, loaded, expected) => {
  expect(loadedAnswer(question, loaded, () => true)).toBe(expected)
})

test('nothing of the office is nothing of any kind', () => {
  for (const question of [name, born, lender, wishes, hours, sails]) {
    expect(loadedAnswer(question, null, () => true)).toBeNull()
  }
})

test('an option that the visit cannot show is not what the office means', () => {
  const titles = pick('select', 'Aanhef', 'situation', [
    ['De heer', 'De heer', { shownWhen: { tag: 'fact', fact: 'monitoring' } }],
    ['Geachte heer', 'Geachte heer', { loadedAs: ['De heer'] }],
  ])
  expect(loadedAnswer(titles, 'De heer', () => true)).toBe('De heer')
  expect(loadedAnswer(titles, 'De heer', () => false)).toBe('Geachte heer')
})

test('to the office dates go in its notation, and boxes one by one', () => {
  expect(onWire(born, '01-02-1980')).toEqual({ value: '1980-02-01' })
  expect(onWire(born, 'ooit')).toEqual({ value: 'ooit' })
  expect(onWire(wishes, ['b'])).toEqual({ questions: { a: { title: 'A', value: 0 }, b: { title: 'B', value: 1 } } })
  expect(onWire(hours, 12)).toEqual({ value: 12 })
  expect(onWire(name, 'Kim')).toEqual({ value: 'Kim' })
  expect(onWire(money('M', 'amount'), 12.5)).toEqual({ value: 12.5 })
  expect(onWire(guarantee, 'nhg')).toEqual({ value: 'nhg' })
  expect(onWire(sails, 1)).toEqual({ value: 1 })
  expect(onWire(stored('N', 'identifier'), 'B1')).toEqual({ value: 'B1' })
})

test('a person reads the labels of what is offered', () => {
  const offered = { options: guarantee.options, boxes: wishes.boxes }
  expect(inWords(guarantee, 'none', offered)).toBe('Zonder NHG')
  expect(inWords(wishes, ['b', 'a'], offered)).toBe('A, B')
  expect(inWords(money('M', 'amount'), 1234.5, offered)).toBe('€\u00a01.234,50')
  expect(inWords(years('J', 'amount'), 126, offered)).toBe('10,5 jaar')
  expect(inWords(years('J', 'amount'), 'een jaar', offered)).toBe('een jaar')
  expect(inWords(sails, 0, offered)).toBe('Nee')
  expect(inWords(stored('N', 'identifier'), 'B1', offered)).toBe('')
})

test('nothing chosen of what the office supplies is kept in one way', () => {
  expect(rowOf(lender).kept(lender, '')).toBe('none')
  expect(rowOf(lender).kept(lender, 'none')).toBe('none')
  expect(rowOf(lender).kept(lender, 'AB')).toBe('AB')
})
