import { describe, expect, test } from 'vitest'
import {
  answerInWords,
  answerOnWire,
  fieldText,
  fitsQuestion,
  isEmptyAnswer,
  kindRowOf,
  loadedAnswer,
  numberInputFormat,
  textInputFormat,
  typedAnswer,
} from '../../../../domain/engine/kinds/kinds'
import { boxes, choice, pick, slider, toggle } from '../../../../domain/language/chosenQuestions'
import { storedQuestion } from '../../../../domain/language/questionBase'
import { date, integer, money, percentage, text, textArea, years } from '../../../../domain/language/typedQuestions'

const nothing = { options: [], boxes: [] }
const always = () => true
const scale = slider('Schaal', 'situation', {
  from: 0,
  to: 4,
  step: 1,
  marks: [
    { at: 0, label: 'Geheel niet' },
    { at: 2, label: 'Deels' },
    { at: 4, label: 'Geheel' },
  ],
  says: '{mark} ({n})',
  initial: 2,
})
const [name, words, postcode] = [
  text('Naam', 'name'),
  textArea('Uitleg'),
  text('Postcode', 'address', { form: 'postalCode' }),
]
const [born, amount, count] = [date('Geboren', 'birth'), money('Bedrag', 'amount'), integer('Aantal', 'amount')]

describe('a slider says where it stands', () => {
  test.each([
    [0, 'Geheel niet (0)'],
    [1, 'Tussen geheel niet en deels (1)'],
    [2, 'Deels (2)'],
    [3, 'Tussen deels en geheel (3)'],
    [4, 'Geheel (4)'],
    [5, 'Tussen geheel (5)'],
    [-1, 'Tussen geheel niet (-1)'],
  ])('at %d', (value, said) => {
    expect(answerInWords(scale, value, nothing)).toBe(said)
  })

  test('and always counts as an answer', () => {
    expect(isEmptyAnswer(scale, 2)).toBe(false)
    expect(typedAnswer(scale, '2')).toBeNull()
    expect(fieldText(scale, 2)).toBe('')
    expect(loadedAnswer(scale, '3', always)).toBe(3)
    expect(answerOnWire(scale, 3)).toEqual({ value: 3 })
  })
})

describe('what is typed is kept in one form', () => {
  test('a line has no line ends, an explanation has; around numbers and dates as around names', () => {
    for (const question of [name, born, amount, postcode]) {
      expect(kindRowOf(question).kept(question, 'a\nb')).not.toContain('\n')
      expect(kindRowOf(question).kept(question, 'a\u0000b')).toBe('ab')
      expect(String(typedAnswer(question, 'a\nb'))).not.toContain('\n')
    }
    expect(kindRowOf(words).kept(words, 'a\nb')).toBe('a\nb')
    expect(typedAnswer(words, 'a\nb')).toBe('a\nb')
    expect(kindRowOf(amount).kept(amount, 12)).toBe(12)
  })

  test('only spaces are nothing', () => {
    for (const question of [name, words, born, amount]) {
      expect(isEmptyAnswer(question, '  ')).toBe(true)
      expect(isEmptyAnswer(question, '')).toBe(true)
      expect(isEmptyAnswer(question, ' a ')).toBe(false)
    }
    for (const value of [0, 12, -1]) expect(isEmptyAnswer(amount, value)).toBe(false)
  })

  test('a postal code is put in its form, another text is left as it is', () => {
    expect(typedAnswer(postcode, '1234 ab')).toBe('1234AB')
    expect(fieldText(postcode, '1234AB')).toBe('1234 AB')
    expect(answerInWords(postcode, '1234AB', nothing)).toBe('1234 AB')
    expect(loadedAnswer(postcode, ' 1234 ab ', always)).toBe('1234AB')
    expect(typedAnswer(name, '1234 ab')).toBe('1234 ab')
    expect(fieldText(name, '1234AB')).toBe('1234AB')
    expect(loadedAnswer(name, ' van der Berg ', always)).toBe('van der Berg')
  })

  test('a field reads and writes what its question keeps', () => {
    const number = numberInputFormat(amount)
    expect(number.read('1.234,50')).toBe(1234.5)
    expect(number.read('twaalf')).toBe('twaalf')
    expect(number.read('')).toBe('')
    expect(number.write(1234.5)).toBe(fieldText(amount, 1234.5))
    const typing = textInputFormat(born)
    expect(typing.read('1-2-1990')).toBe('01-02-1990')
    expect(typing.write('01-02-1990')).toBe('01-02-1990')
    expect(textInputFormat(name).read('')).toBe('')
  })
})

describe('a value of the office', () => {
  test('is a number where it says one', () => {
    const loaded = (value: string | number | boolean) => loadedAnswer(count, value, always)
    expect([loaded('12'), loaded(' 12,5 '), loaded('12.5'), loaded(7)]).toEqual([12, 12.5, 12.5, 7])
    expect([loaded(true), loaded(false)]).toEqual([1, 0])
    expect([loaded(''), loaded('  '), loaded('twaalf'), loaded(Number.POSITIVE_INFINITY)]).toEqual([
      null,
      null,
      null,
      null,
    ])
    expect(loadedAnswer(count, null, always)).toBeNull()
  })

  test('is a date in both writings, and nothing where there is none', () => {
    expect(loadedAnswer(born, '1990-02-01', always)).toBe('01-02-1990')
    expect(loadedAnswer(born, ' 01-02-1990 ', always)).toBe('01-02-1990')
    expect(loadedAnswer(born, '31-02-1990', always)).toBe('')
    expect(answerOnWire(born, '01-02-1990')).toEqual({ value: '1990-02-01' })
    expect(answerOnWire(born, 'ooit')).toEqual({ value: 'ooit' })
  })

  test('turns a switch on only by saying so', () => {
    const on = toggle('Aan', 'situation', 'Wat?')
    expect([1, '1', true, 0, '', 'ja', 2].map(value => loadedAnswer(on, value, always))).toEqual([1, 1, 1, 0, 0, 0, 0])
    expect([1, 0].map(value => answerInWords(on, value, nothing))).toEqual(['Ja', 'Nee'])
    expect([0, 1, 2].map(value => fitsQuestion(on, value))).toEqual([true, true, false])
  })

  test('that is only kept is read as the question began', () => {
    const [id, high] = [storedQuestion('Id', 'identifier'), storedQuestion('Hoog', 'amount', 0)]
    expect(loadedAnswer(id, 12, always)).toBe('12')
    expect(loadedAnswer(high, '12', always)).toBe(12)
    expect([isEmptyAnswer(id, ''), isEmptyAnswer(high, 0), isEmptyAnswer(high, '')]).toEqual([true, true, true])
    expect([isEmptyAnswer(id, 'a'), isEmptyAnswer(high, 1)]).toEqual([false, false])
    expect(answerInWords(id, 'a', nothing)).toBe('')
  })
})

test('numbers are read in their unit, and what is no number yet as it was typed', () => {
  expect(answerInWords(percentage('Rente', 'amount'), 2.5, nothing)).toBe('2,5%')
  expect(answerInWords(years('Jaren', 'amount'), 36, nothing)).toBe('3 jaar')
  expect(answerInWords(count, 1200, nothing)).toBe('1200')
  expect(answerInWords(count, 'twaalf', nothing)).toBe('twaalf')
})

describe('a choice', () => {
  const guarantee = choice('radio', 'NHG', 'situation', [
    [0, 'Nee'],
    [1, 'Ja'],
  ])
  const supplied = pick('select', 'Geldverstrekker', 'situation', [], { supply: { from: 'lenders' } })

  test('is one of what is offered, or none', () => {
    expect([0, 1, -1, 2].map(value => fitsQuestion(guarantee, value))).toEqual([true, true, true, false])
    expect([-1, 0].map(value => isEmptyAnswer(guarantee, value))).toEqual([true, false])
  })

  test('is read by its label where it is offered, and is nothing elsewhere', () => {
    const { options } = pick('select', 'X', 'situation', [['a', 'Bank A']])
    expect(answerInWords(supplied, 'a', { options, boxes: [] })).toBe('Bank A')
    expect(answerInWords(supplied, 'b', nothing)).toBe('')
  })

  test('of the office’s list says in one way that nothing is chosen', () => {
    expect(kindRowOf(supplied).kept(supplied, '')).toBe('none')
    expect(kindRowOf(supplied).kept(supplied, 'a')).toBe('a')
    expect(loadedAnswer(supplied, '', always)).toBe('none')
    expect(kindRowOf(guarantee).kept(guarantee, -1)).toBe(-1)
  })
})

test('boxes hold only what is offered, all of it', () => {
  const wishes = boxes('Wensen', 'situation', [
    ['a', 'A'],
    ['b', 'B'],
  ])
  expect([[], ['a'], ['a', 'b'], ['a', 'c'], ['c']].map(value => fitsQuestion(wishes, value))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})
