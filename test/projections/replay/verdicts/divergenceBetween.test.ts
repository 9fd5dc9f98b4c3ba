import { expect, test } from 'vitest'
import { surveyVersion } from '../../../../events/record/surveyRecord'
import { openReplay } from '../../../../projections/replay/replay'
import { firstDivergence } from '../../../../projections/replay/verdicts/divergence'
import { divergenceBetween } from '../../../../projections/replay/verdicts/divergenceBetween'
import { portal } from '../../portal'

const header = { log: 'l', invitation: '1', survey: surveyVersion, build: 'b', rules: 'r', createdAt: 0 } as const

test('a log looked through piece by piece diverges where it does as a whole, with what was expected and found', () => {
  const at = portal({ type: 'full' })
  at.does({ type: 'SubmitStep', step: 'questions_for_the_advisor' })
  at.does({ type: 'SubmitStep', step: 'personal_details' })
  at.answers('customer.first_name', 'Jan')
  at.does({ type: 'SubmitStep', step: 'complete' })
  const records = at.records.map(record => ({
    ...record,
    events: record.events.map(event =>
      event.type === 'StepSubmitted' && event.errors.length > 0
        ? { ...event, errors: event.errors.filter(([path]) => path !== 'customer.gender') }
        : event,
    ),
  }))
  const replay = openReplay(at.catalogue, header, records)
  const whole = firstDivergence(at.catalogue, header, records, 'test')
  expect(whole).toMatchObject({ seq: 4, path: 'customer.gender', expected: null, found: 'chosen', rulesDiffer: false })
  expect(divergenceBetween(replay, 0, 3, 'test')).toBeNull()
  expect(divergenceBetween(replay, 3, 4, 'test')).toEqual(whole)
  expect(divergenceBetween(replay, 0, 99, 'test')).toEqual(whole)
  expect(divergenceBetween(replay, 4, 99, 'other')).toMatchObject({
    seq: 6,
    step: 'personal_details',
    rulesDiffer: true,
  })
  expect(divergenceBetween(openReplay(at.catalogue, header, at.records), 0, 99, 'test')).toBeNull()
})
