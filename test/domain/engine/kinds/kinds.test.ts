import { describe, expect, test } from 'vitest'
import {
  answerInWords,
  answerOnWire,
  fieldText,
  isEmptyAnswer,
  kindRowOf,
  loadedAnswer,
  typedAnswer,
} from '../../../../domain/engine/kinds/kinds'
import { boxes, checkbox, choice, pick, slider, yesNo } from '../../../../domain/language/chosenQuestions'
import type { Question, QuestionKind } from '../../../../domain/language/question'
import { storedQuestion } from '../../../../domain/language/questionBase'
import { date, integer, money, percentage, text, textArea, years } from '../../../../domain/language/typedQuestions'
import { catalogues } from '../../../arbitraries/surveys'

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
    ['a number that is kept, and not there', storedQuestion('N', 'amount', -1), -1, true],
    ['a number that is kept', storedQuestion('N', 'amount', -1), 0, false],
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
  [storedQuestion('N', 'amount', -1), '3', 3],
  [storedQuestion('N', 'amount'), 3, '3'],
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
  expect(answerOnWire(born, '01-02-1980')).toEqual({ value: '1980-02-01' })
  expect(answerOnWire(born, 'ooit')).toEqual({ value: 'ooit' })
  expect(answerOnWire(wishes, ['b'])).toEqual({
    questions: { a: { title: 'A', value: 0 }, b: { title: 'B', value: 1 } },
  })
  expect(answerOnWire(hours, 12)).toEqual({ value: 12 })
  expect(answerOnWire(name, 'Kim')).toEqual({ value: 'Kim' })
  expect(answerOnWire(money('M', 'amount'), 12.5)).toEqual({ value: 12.5 })
  expect(answerOnWire(guarantee, 'nhg')).toEqual({ value: 'nhg' })
  expect(answerOnWire(sails, 1)).toEqual({ value: 1 })
  expect(answerOnWire(storedQuestion('N', 'identifier'), 'B1')).toEqual({ value: 'B1' })
})

test('a person reads the labels of what is offered', () => {
  const offered = { options: guarantee.options, boxes: wishes.boxes }
  expect(answerInWords(guarantee, 'none', offered)).toBe('Zonder NHG')
  expect(answerInWords(wishes, ['b', 'a'], offered)).toBe('A, B')
  expect(answerInWords(money('M', 'amount'), 1234.5, offered)).toBe('€\u00a01.234,50')
  expect(answerInWords(years('J', 'amount'), 126, offered)).toBe('10,5 jaar')
  expect(answerInWords(years('J', 'amount'), 'een jaar', offered)).toBe('een jaar')
  expect(answerInWords(sails, 0, offered)).toBe('Nee')
  expect(answerInWords(storedQuestion('N', 'identifier'), 'B1', offered)).toBe('')
})

test('nothing chosen of what the office supplies is kept in one way', () => {
  expect(kindRowOf(lender).kept(lender, '')).toBe('none')
  expect(kindRowOf(lender).kept(lender, 'none')).toBe('none')
  expect(kindRowOf(lender).kept(lender, 'AB')).toBe('AB')
})

test('the survey of the laws has a question of every kind', () => {
  const every: Readonly<Record<QuestionKind, true>> = {
    text: true,
    date: true,
    number: true,
    choice: true,
    boxes: true,
    slider: true,
    switch: true,
    stored: true,
  }
  const there = new Set([...catalogues.everyKind.slotAt.values()].map(({ question }) => question.kind))
  expect([...there].sort()).toEqual(Object.keys(every).sort())
})
