import { expect, test } from 'vitest'
import { survey } from '../../../domain/catalogue/survey'
import { compileCatalogue } from '../../../domain/engine/catalogueCompiler/compileCatalogue'
import { planImport } from '../../../events/log/logExport/importLog'
import type { SurveyRecord } from '../../../events/record/surveyRecord'
import { viewDifference } from '../../../projections/replay/difference/viewDifference'
import { timeline } from '../../../projections/replay/timeline'
import { stepStates } from '../../../projections/steps/stepStates'
import { goldenLog } from '../../golden/golden'
import { portal } from '../portal'
import { viewAt } from '../viewOf'

const catalogue = compileCatalogue(survey)
const plan = planImport(goldenLog('v1-financial-advice'))
if (plan.verdict === 'impossible') throw new Error('the golden log is not read')
const { records } = plan.log

const record = (...events: SurveyRecord['events']): SurveyRecord => ({
  seq: 1,
  id: 'x',
  at: 0,
  by: 'customer',
  command: 'Something',
  events,
})

test('what a replay passes over is said: unknown events, places that are not there, values that do not fit', () => {
  const answer = (path: string, value: string) => ({ type: 'AnswerChanged', v: 1, path, value }) as const
  const item = (type: 'ItemAdded' | 'ItemRemoved' | 'ItemRestored', id: string) =>
    ({ type, v: 1, list: 'customer.employers', id }) as const
  const frames = timeline(catalogue, [
    record({ type: 'Unknown', raw: { type: 'AnswerPraised', v: 1 } }),
    record(answer('customer.nickname', 'Jo'), answer('customer.first_name', 'Jo'), answer('customer.gender', 'x')),
    record(item('ItemAdded', 'a'), answer('customer.employers.a.name', 'A'), answer('customer.employers.b.name', 'B')),
    record(item('ItemAdded', 'a'), item('ItemRemoved', 'b'), item('ItemRestored', 'a')),
    record(item('ItemRemoved', 'a'), answer('customer.employers.a.name', 'A'), item('ItemRestored', 'a')),
  ])
  expect(frames.map(({ skipped }) => skipped.map(({ why, what }) => `${why} ${what}`))).toEqual([
    ['unknownEvent AnswerPraised'],
    ['noSuchPlace customer.nickname', 'wrongShape customer.gender'],
    ['noSuchPlace customer.employers.b.name'],
    ['noSuchPlace customer.employers.a', 'noSuchPlace customer.employers.b', 'noSuchPlace customer.employers.a'],
    ['noSuchPlace customer.employers.a.name'],
  ])
})

const stepAt = (seq: number, key: string) =>
  stepStates(catalogue, viewAt(catalogue, records, seq)).find(({ step }) => step === key)

test('a step can be looked at as it was at any moment, with what the customer was told', () => {
  const refused = stepAt(9, 'personal_details')
  expect(refused).toMatchObject({ isSubmitted: true, isDone: false })
  expect(refused?.errors[0]).toEqual({
    path: 'customer.gender',
    title: 'Geslacht',
    rule: 'chosen',
    message: 'Vul uw geslacht in',
  })
  expect(stepAt(8, 'personal_details')).toMatchObject({ isSubmitted: false, isDone: false })
  expect(stepAt(100, 'personal_details')).toMatchObject({ isSubmitted: true, isDone: true, errors: [] })
})

test('the difference between two moments names answers, what shows, errors, items and steps, and nothing else', () => {
  const between = (from: number, to: number) =>
    viewDifference(catalogue, viewAt(catalogue, records, from), viewAt(catalogue, records, to))
  // 12: the gender; 41: the office sends again what it sent before.
  expect(between(11, 12)).toEqual({
    questions: [
      {
        path: 'customer.gender',
        title: 'Geslacht',
        before: { value: '', visible: true, error: 'chosen' },
        after: { value: 'f', visible: true, error: null },
      },
    ],
    steps: [],
    order: null,
  })
  expect(between(40, 41)).toEqual({ questions: [], steps: [], order: null })
  // 28: a company car, so that two questions show.
  expect(between(27, 28).questions.map(({ path, after }) => [path.split('.').at(-1), after?.visible])).toEqual([
    ['has_car', true],
    ['car_addition', true],
    ['car_contribution', true],
  ])
  const all = between(3, 100)
  expect(all.steps).toContainEqual({
    step: 'personal_details',
    title: 'Persoonlijke gegevens',
    before: false,
    after: true,
  })
  expect(all.steps.find(({ step }) => step === 'financing')).toMatchObject({ before: false, after: null })
  expect(all.order?.after).toEqual(['intro', 'personal_details', 'questions_for_the_advisor', 'complete', 'success'])
  expect(all.questions.filter(({ before }) => before === null).length).toBeGreaterThan(0)
})

test('a frame tells what an answer changed along, and only the frame of that answer', () => {
  const at = portal({ type: 'mortgage' })
  const mortgage = at.adds('customer.mortgages')
  const [part = ''] = at.ids(`customer.mortgages.${mortgage}.parts`)
  const path = `customer.mortgages.${mortgage}.parts.${part}`
  at.answers(`${path}.einddatum_rentevastperiode`, '01-01-2040')
  at.answers(`${path}.rentepercentage`, 2)
  const told = timeline(at.catalogue, at.records).map(({ along }) => Object.fromEntries(along))
  expect(told.at(-2)).toEqual({ [`${path}.interest_type`]: 'Soort rente is ingevuld' })
  expect(told.toSpliced(-2, 1)).toEqual(told.slice(1).map(() => ({})))
})
