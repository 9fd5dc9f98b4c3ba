import { expect, test } from 'vitest'
import { survey } from '../../../domain/catalogue/survey'
import { compileCatalogue } from '../../../domain/engine/catalogueCompiler/compileCatalogue'
import type { SurveyRecord } from '../../../events/record/surveyRecord'
import { createItemNames, itemNamesIn } from '../../../projections/logHistory/itemNames'

const catalogue = compileCatalogue(survey)

type Event = SurveyRecord['events'][number]

const logOf = (...all: readonly (readonly Event[])[]): readonly SurveyRecord[] =>
  all.map((events, n) => ({ seq: n + 1, id: `r${n}`, at: n, by: 'customer', command: 'Test', events }))

const children = 'customer.children'
const added = (id: string, list = children): Event => ({ type: 'ItemAdded', v: 1, list, id })
const removed = (id: string): Event => ({ type: 'ItemRemoved', v: 1, list: children, id })
const answered = (path: string, value: string): Event => ({ type: 'AnswerChanged', v: 1, path, value })
const title = (path: string): string => catalogue.slotAt.get(path)?.question.title ?? ''

const named = 'first_name'
const other = `${children}.b.date_of_birth`

test('an item is called as it was called then, whatever became of it since', () => {
  const names = itemNamesIn(
    catalogue,
    logOf(
      [added('a'), added('b')],
      [answered(`${children}.b.${named}`, 'Sanne')],
      [answered(other, '2015-01-01')],
      [removed('a')],
      [answered(other, '2016-01-01')],
      [{ type: 'ItemRestored', v: 1, list: children, id: 'a' }],
      [removed('b')],
    ),
  )
  const birth = title(`${children}.*.date_of_birth`)
  expect(names.question(other, 1)).toBe(`${birth} (Kind 2)`)
  expect(names.question(`${children}.b.${named}`, 2)).toBe(`${title(`${children}.*.${named}`)} (Kind 2)`)
  expect(names.question(other, 3)).toBe(`${birth} (Kind 2: Sanne)`)
  expect(names.item(children, 'a', 4)).toBe('Kind 1')
  expect(names.question(other, 5)).toBe(`${birth} (Kind 1: Sanne)`)
  expect(names.item(children, 'a', 6)).toBe('Kind 1')
  expect(names.item(children, 'b', 7)).toBe('Kind 2: Sanne')
  // The first again, with all that came since known.
  expect(names.question(other, 1)).toBe(`${birth} (Kind 2)`)
})

test('a loan part is named with its mortgage, and a long name is cut', () => {
  const mortgages = 'customer.mortgages'
  const names = createItemNames(catalogue)
  const all = logOf(
    [added('m', mortgages), added('p', `${mortgages}.m.parts`), added('q', `${mortgages}.m.parts`)],
    [added('a'), answered(`${children}.a.${named}`, 'Alexandrina Wilhelmina Frederica van Oranje-Nassau')],
  )
  for (const record of all) names.add(record)
  expect(names.item(`${mortgages}.m.parts`, 'q', 1)).toMatch(/^Hypotheek 1, Leningdeel 2$/)
  expect(names.item(children, 'a', 2)).toBe('Kind 1: Alexandrina Wilhelmina Frederica van Or…')
})

test('after answers were put back all at once they are called as those say', () => {
  const restored: Event = {
    type: 'AnswersRestored',
    v: 1,
    items: [{ list: children, id: 'b' }],
    answers: [{ path: `${children}.b.${named}`, value: 'Bo', own: true }],
    submitted: [],
    files: [],
    filesSent: [],
  }
  const names = itemNamesIn(
    catalogue,
    logOf([added('a'), added('b'), answered(`${children}.a.${named}`, 'An')], [restored]),
  )
  expect(names.item(children, 'b', 2)).toBe('Kind 1: Bo')
  expect(names.item(children, 'a', 1)).toBe('Kind 1: An')
})

test('what the catalogue does not have keeps its path', () => {
  const names = createItemNames(catalogue)
  expect([names.question('nergens.iets', 1), names.item('nergens', 'a', 1)]).toEqual(['nergens.iets', 'nergens'])
  expect(names.question('customer.phone', 1)).toBe('Telefoonnummer')
  expect(names.question(other, 1)).toBe(`${title(`${children}.*.date_of_birth`)} (Kind)`)
})

test('an explanation among others of the same name is told with what it is about', () => {
  const names = createItemNames(catalogue)
  const topics = catalogue.slots.filter(slot => slot.question.title === 'Wat wilt u hierover vragen?')
  const told = topics.map(({ path }) => names.question(path, 1))
  expect(told).toContain('Wat wilt u hierover vragen? (Kosten en belasting)')
  expect(new Set(told).size).toBe(7)
})
