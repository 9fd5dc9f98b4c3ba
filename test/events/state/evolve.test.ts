import { describe, expect, test } from 'vitest'
import type { Answer } from '../../../domain/language/answer'
import { answerChanged } from '../../../events/definitions/answerChanged'
import { itemAdded, itemRemoved, itemRestored } from '../../../events/definitions/items'
import { noticeShown } from '../../../events/definitions/screenShown'
import type { SurveyEvent, UnknownEvent } from '../../../events/record/surveyEvent'
import type { Author } from '../../../events/record/surveyRecord'
import { evolve } from '../../../events/state/evolve'
import { initialState } from '../../../events/state/state'
import { catalogues } from '../../arbitraries/surveys'
import { portal } from '../../projections/portal'

const catalogue = catalogues.shipped
const folded = (state: ReturnType<typeof initialState>, event: SurveyEvent | UnknownEvent, by: Author = 'customer') =>
  evolve(catalogue, state, { at: 0, by, event })

describe('an event that leads nowhere changes nothing', () => {
  const home = portal({ type: 'full' })
  home.answers('customer.first_name', 'Jan')
  const begun = home.state()
  const answer = (path: string, value: Answer = 'x') => answerChanged({ path, value })

  test.each<[string, SurveyEvent | UnknownEvent]>([
    ['a question that was retired', answer('customer.shoe_size')],
    ['an option that was retired', answer('customer.maritial_status', 99)],
    ['an answer of another kind', answer('customer.first_name', ['x'])],
    ['a prototype', answer('__proto__.polluted')],
    ['a list that was retired', itemAdded({ list: 'customer.boats', id: 'b1' })],
    ['an item whose id is no id', itemAdded({ list: 'customer.children', id: '__proto__' })],
    ['a notice', noticeShown({ kind: 'danger', text: 'Niet alle velden zijn ingevuld' })],
    ['an event of another build', { type: 'Unknown', raw: { type: 'HouseBought', v: 1, at: 'customer.first_name' } }],
  ])('%s', (_what, event) => {
    expect(folded(begun, event)).toBe(begun)
  })

  test.each<[string, SurveyEvent]>([
    ['answering in an item that is not there', answerChanged({ path: 'customer.employers.e1.name', value: 'x' })],
    ['removing an item that is not there', itemRemoved({ list: 'customer.children', id: 'c1' })],
    ['bringing back an item that was never there', itemRestored({ list: 'customer.children', id: 'c1' })],
    ['an item within one that is not there', itemAdded({ list: 'customer.mortgages.m1.parts', id: 'p1' })],
  ])('%s', (_what, event) => {
    expect(folded(begun, event)).toEqual(begun)
  })
})

test('the visit has begun once the customer does something, whatever the office and the clock do', () => {
  const home = portal({ type: 'full', values: { 'customer.first_name': 'Jan' } })
  home.does({ type: 'BeginDay', today: '2026-11-22' })
  expect(home.state().begun).toBe(false)
  home.answers('customer.first_name', 'Jan')
  expect(home.state().begun).toBe(true)
})

test('an item that is added twice is there once, with its answers', () => {
  const child = itemAdded({ list: 'customer.children', id: 'c1' })
  const named = answerChanged({ path: 'customer.children.c1.first_name', value: 'Sam' })
  const once = [child, named].reduce((state, event) => folded(state, event), initialState(catalogue))
  expect(folded(once, child)).toEqual(once)
})

test('the type of the invitation stays when the office sends none, so that nothing that was answered hides', () => {
  const home = portal({ type: 'financial_advice' })
  home.does({
    type: 'LoadCustomer',
    invitation: null,
    partnerSession: false,
    office: null,
    customer: { values: new Map(), lists: new Map() },
  })
  expect(home.state().facts.type).toBe('financial_advice')
  expect(home.state().loaded).toBe(true)
})
