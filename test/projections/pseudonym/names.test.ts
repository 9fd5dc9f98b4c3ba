import { expect, test } from 'vitest'
import { definitions } from '../../../events/record/surveyEvent'
import {
  fullRangeKinds,
  homePrices,
  numberKinds,
  numberNameAt,
  otherCuts,
  sameNumbers,
  zeroIsOrdinary,
} from '../../../projections/pseudonym/numbers/numberKinds'
import { salarySourceOf } from '../../../projections/pseudonym/numbers/salarySource'
import { otherSmallWord } from '../../../projections/pseudonym/walk/otherSmallWord'
import { fieldNames } from '../../../projections/pseudonym/walk/pathReplacer'
import { catalogues } from '../../arbitraries/surveys'

const { kindOf } = numberKinds(catalogues.shipped)

/** What a value of a log can be called: by its question, or by its field. */
const names = new Set([
  ...catalogues.shipped.slots.map(({ path }) => numberNameAt(path)),
  ...Object.values(definitions).flatMap(({ codec }) => fieldNames(codec)),
])

test('every number that is told apart by its name is one of a question or a field', () => {
  const named = [
    homePrices,
    ...sameNumbers.flat(),
    ...otherCuts.map(([name]) => name),
    ...fullRangeKinds.keys(),
    ...zeroIsOrdinary,
  ]
  expect(named.filter(name => !names.has(name))).toEqual([])
})

test('what a kind is called is of that kind', () => {
  expect([...names].filter(name => kindOf(kindOf(name)) !== kindOf(name))).toEqual([])
})

test('small vocabularies, and numbers that others are reckoned from, are those of questions and fields', () => {
  const reckoned = (name: string, beside: unknown) => salarySourceOf(1_000, { name, beside }, kindOf)?.result
  expect([...names].filter(name => otherSmallWord(name, 'Jan') !== null).sort()).toEqual([
    'aflosvorm',
    'insertion',
    'variant',
  ])
  const from = [...names].filter(name => reckoned(name, {}) !== undefined).sort()
  expect(from).toEqual(['gross_wage', 'monthly_salary'])
  expect(from.filter(name => !names.has(reckoned(name, {})?.kind ?? ''))).toEqual([])
  const alone = reckoned('monthly_salary', {})
  expect([...names].filter(name => reckoned('monthly_salary', { [name]: 7 })?.value !== alone?.value).sort()).toEqual([
    'car_addition',
    'own_car_contribution',
  ])
})
