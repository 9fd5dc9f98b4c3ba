import { expect, test } from 'vitest'
import { survey } from '../../../../domain/catalogue/survey'
import { compileCatalogue } from '../../../../domain/engine/catalogueCompiler/compileCatalogue'
import { planImport } from '../../../../events/log/logExport/importLog'
import type { SurveyEvent } from '../../../../events/record/surveyEvent'
import type { SurveyRecord } from '../../../../events/record/surveyRecord'
import { firstDivergence } from '../../../../projections/replay/verdicts/divergence'
import { goldenLog } from '../../../golden/golden'

type Verdict = Extract<SurveyEvent, { type: 'StepSubmitted' }>

const catalogue = compileCatalogue(survey)
const plan = planImport(goldenLog('v1-financial-advice'))
if (plan.verdict === 'impossible') throw new Error('the golden log is not read')
const { header, records } = plan.log

/** The same log, but with another verdict in one record. */
const planted = (seq: number, change: (verdict: Verdict) => Partial<Verdict>): readonly SurveyRecord[] =>
  records.map(record =>
    record.seq === seq
      ? { ...record, events: record.events.map(e => (e.type === 'StepSubmitted' ? { ...e, ...change(e) } : e)) }
      : record,
  )

const found = (log: readonly SurveyRecord[], rules = header.rules) => firstDivergence(catalogue, header, log, rules)

// Record 9 refuses: gender, marital status, address and the loaded employer.
test('a question that was refused and is right now, and the other way round, is named with its rule', () => {
  const [first = ['', '']] = planted(9, () => ({})).flatMap(({ seq, events }) =>
    seq === 9 && events[0]?.type === 'StepSubmitted' ? events[0].errors : [],
  )
  expect(first).toEqual(['customer.gender', 'chosen'])
  expect(found(planted(9, ({ errors }) => ({ errors: errors.slice(1) })))).toMatchObject({
    seq: 9,
    in: 'rule',
    path: 'customer.gender',
    expected: null,
    found: 'chosen',
  })
  expect(found(planted(9, ({ errors }) => ({ errors: [['customer.phone', 'phone'], ...errors] })))).toMatchObject({
    in: 'rule',
    path: 'customer.phone',
    expected: 'phone',
    found: null,
  })
  expect(
    found(planted(9, ({ errors }) => ({ errors: errors.map(([path]) => [path, 'other'] as const) }))),
  ).toMatchObject({ in: 'rule', path: 'customer.gender', expected: 'other', found: 'chosen' })
})

test('the same questions in another order, and another next step, are differences too', () => {
  expect(found(planted(9, ({ errors }) => ({ errors: [...errors].reverse() })))).toMatchObject({
    seq: 9,
    in: 'order',
    path: 'customer.employers.r004-0.function',
    expected: 'customer.employers.r004-0.function',
    found: 'customer.gender',
  })
  expect(found(planted(7, () => ({ next: 'complete' })))).toMatchObject({
    seq: 7,
    in: 'next',
    path: 'intro',
    expected: 'complete',
    found: 'personal_details',
  })
})

test('the first difference counts, and it says whether other rules gave the verdict', () => {
  const twice = planted(9, () => ({ errors: [] })).map(record =>
    record.seq === 7 ? (planted(7, () => ({ next: null }))[6] ?? record) : record,
  )
  expect(found(twice)).toMatchObject({ seq: 7, rulesDiffer: false })
  expect(found(twice, 'newer rules')).toMatchObject({ seq: 7, rulesDiffer: true })
})

test('which rules gave a verdict follows the portal that was opened last, not the one that began the log', () => {
  const reopened = planted(7, () => ({ next: null })).map(record =>
    record.seq === 1
      ? {
          ...record,
          events: record.events.map(e => (e.type === 'PortalOpened' ? { ...e, rules: 'of the second release' } : e)),
        }
      : record,
  )
  expect(found(reopened, 'of the second release')).toMatchObject({ rulesDiffer: false })
  expect(found(reopened)).toMatchObject({ rulesDiffer: true })
})
