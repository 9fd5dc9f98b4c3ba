import { expect, test } from 'vitest'
import { always, monitoring } from '../../../domain/language/condition'
import { storedQuestion } from '../../../domain/language/questionBase'
import { rule } from '../../../domain/language/rule'
import { date, integer, money, percentage, text, textArea, years } from '../../../domain/language/typedQuestions'

const own = rule('own', { tag: 'filled' }, 'Vul in')

/** What every question says where nothing was said of it. */
const plain = { help: null, shownWhen: always, presumed: null, explanation: null, alike: null }
const upTo = (most: number) => ({
  name: 'length',
  message: `Gebruik maximaal ${most} tekens`,
  check: { tag: 'length', most },
  when: always,
  reasons: {},
})

test('a text of which nothing is said is words on one line, and none too long', () => {
  expect(text('Naam', 'name')).toEqual({
    ...plain,
    kind: 'text',
    title: 'Naam',
    privacy: 'name',
    initial: '',
    rules: [upTo(255)],
    form: 'words',
    placeholder: null,
  })
})

test('a text is all that is said of it, its own rules before its length', () => {
  const presumed = { when: monitoring, answer: 'A' }
  const said = { help: 'Zoals op uw pas', initial: 'B', shownWhen: monitoring, presumed }
  const looks = { form: 'digits', placeholder: '12' } as const
  expect(text('Nummer', 'identifier', { ...said, ...looks, rules: [own] })).toMatchObject({
    ...said,
    ...looks,
    rules: [own, upTo(255)],
  })
})

test('an explanation has room for more, says what belongs in it, and counts as free text', () => {
  expect(textArea('Toelichting')).toEqual({
    ...plain,
    kind: 'text',
    title: 'Toelichting',
    privacy: 'words',
    initial: '',
    rules: [upTo(1000)],
    form: 'lines',
    placeholder: 'Typ hier uw toelichting',
  })
  expect(textArea('Toelichting', { rules: [own], shownWhen: monitoring })).toMatchObject({
    rules: [own, upTo(1000)],
    shownWhen: monitoring,
  })
})

test('a date settles nothing and fills in nothing by itself', () => {
  expect(date('Datum', 'date')).toEqual({
    ...plain,
    kind: 'date',
    title: 'Datum',
    privacy: 'date',
    initial: '',
    rules: [],
    settles: null,
  })
  const settles = { question: text('Soort', 'situation'), months: 2, beyond: 'vast', within: 'variabel' }
  expect(date('Datum', 'date', { settles })).toMatchObject({ settles })
})

test.each([
  ['money', money, 'Vul een bedrag in, bijvoorbeeld 1.250,00'],
  ['percentage', percentage, 'Vul een percentage in, bijvoorbeeld 2,5'],
  ['integer', integer, 'Vul een getal in, bijvoorbeeld 32'],
  ['years', years, 'Vul een aantal jaren in, bijvoorbeeld 10 of 2,5'],
] as const)('a number (%s) starts empty, may be changed, and says in which form it is written', (unit, ask, form) => {
  const number = {
    name: 'number',
    message: 'Ongeldige waarde',
    check: { tag: 'number' },
    when: always,
    reasons: { form },
  }
  expect(ask('Getal', 'amount')).toEqual({
    ...plain,
    kind: 'number',
    title: 'Getal',
    privacy: 'amount',
    initial: '',
    rules: [number],
    unit,
    readOnly: false,
    heldByRetrieval: false,
  })
  expect(ask('Getal', 'amount', { rules: [own], readOnly: true, heldByRetrieval: true })).toMatchObject({
    rules: [own, number],
    readOnly: true,
    heldByRetrieval: true,
  })
})

test('what is kept without being asked begins empty unless it is said', () => {
  const kept = { ...plain, kind: 'stored', title: 'Kenmerk', privacy: 'open', rules: [] }
  expect(storedQuestion('Kenmerk', 'open')).toEqual({ ...kept, initial: '' })
  expect(storedQuestion('Kenmerk', 'open', 3)).toEqual({ ...kept, initial: 3 })
})
