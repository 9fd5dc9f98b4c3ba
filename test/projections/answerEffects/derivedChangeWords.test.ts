import { expect, test } from 'vitest'
import type { Answer } from '../../../domain/language/answer'
import type { StepKey } from '../../../domain/language/stepKey'
import { derivedChangeWords } from '../../../projections/answerEffects/derivedChangeWords'
import { lenderLists } from '../../arbitraries/lenders'
import { repeats, withoutWork } from '../../events/decisions/repeating'
import { type Portal, portal } from '../portal'
import { viewOf } from '../viewOf'

/** What a page tells after this answer, from the record and the trees around it. */
const toldAfter = (at: Portal, path: string, value: Answer) => {
  const before = viewOf(at).tree
  at.answers(path, value)
  const record = at.records.at(-1)
  return record === undefined
    ? null
    : Object.fromEntries(derivedChangeWords(at.catalogue, before, viewOf(at).tree, record))
}

const mortgage = () => {
  const at = portal({ type: 'mortgage', lenders: lenderLists[0] ?? { companies: [], labels: [] } })
  const id = at.adds('customer.mortgages')
  const [part = ''] = at.ids(`customer.mortgages.${id}.parts`)
  return { at, part: `customer.mortgages.${id}.parts.${part}` }
}

test('the kind of interest that follows from a date is told: filled in, then changed', () => {
  const { at, part } = mortgage()
  const end = `${part}.einddatum_rentevastperiode`
  const type = `${part}.interest_type`
  expect(toldAfter(at, end, '01-01-2040')).toEqual({ [type]: 'Soort rente is ingevuld' })
  expect(toldAfter(at, end, '01-01-2041')).toEqual({})
  expect(toldAfter(at, end, '01-12-2026')).toEqual({ [type]: 'Soort rente is aangepast' })
})

test('a street that goes with its postal code tells of itself, and so does an answer alone', () => {
  const at = portal({ type: 'financial_advice' })
  expect(toldAfter(at, 'customer.address.postal_code', '1012JS')).toEqual({})
  at.answers('customer.address.number', '1')
  at.does({ type: 'FillAddress', at: 'customer.address', found: { street: 'Dam', place: 'Amsterdam' } })
  expect(toldAfter(at, 'customer.address.postal_code', '3511AB')).toEqual({})
})

test('nothing is told of what came in any other way', () => {
  const at = portal({
    type: 'financial_advice',
    values: { 'customer.first_name': 'Sanne', 'customer.insertion': 'de' },
  })
  const [, loaded] = at.records
  const { tree } = viewOf(at)
  expect(loaded?.command).toBe('LoadCustomer')
  expect(loaded === undefined ? null : derivedChangeWords(at.catalogue, tree, tree, loaded).size).toBe(0)
})

test('answers that were taken over are told at the step, a home alone where homes are searched', () => {
  const visit = withoutWork()
  const told = (step: StepKey, only: 'home' | null): readonly (readonly [string, string])[] => {
    const before = viewOf(visit).tree
    repeats(visit, step, 'unemployment', only)
    const record = visit.records.at(-1)
    return record === undefined ? [] : [...derivedChangeWords(visit.catalogue, before, viewOf(visit).tree, record)]
  }
  expect(told('incapacity_work', null)).toEqual([
    ['incapacity_work', 'Uw antwoorden zijn ingevuld zoals bij Werkloosheid'],
  ])
  visit.answers('moving.sections.section_31.questions.i_expect_to_move.value', 1)
  expect(told('moving', 'home')).toEqual([
    ['moving.sections.section_31.questions.home', 'De woning is ingevuld zoals bij Werkloosheid'],
  ])
})
