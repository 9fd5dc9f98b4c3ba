import { expect, test } from 'vitest'
import { survey } from '../../../../domain/catalogue/survey'
import { compileCatalogue } from '../../../../domain/engine/catalogueCompiler/compileCatalogue'
import type { Answer } from '../../../../domain/language/answer'
import type { StepKey } from '../../../../domain/language/stepKey'
import { planImport } from '../../../../events/log/logExport/importLog'
import type { SurveyRecord } from '../../../../events/record/surveyRecord'
import { idleAfterMs, logReportPart } from '../../../../ui/support/report/logReportPart'
import { reportPage } from '../../../../ui/support/report/reportPage'
import { emptyReportPart, mergeReportParts } from '../../../../ui/support/report/reportPart'
import { reportSummary } from '../../../../ui/support/report/reportSummary'
import { reportText } from '../../../../ui/support/report/reportText'
import { goldenLog } from '../../../golden/golden'

const catalogue = compileCatalogue(survey)

const recordsOf = (name: string): readonly SurveyRecord[] => {
  const plan = planImport(goldenLog(name))
  return plan.verdict === 'impossible' ? [] : plan.log.records
}

const partOf = (records: readonly SurveyRecord[]) =>
  logReportPart(catalogue, { records, unread: null, diverged: false })

const minute = 60_000

/** Records of what happened, each so many minutes after the first. */
const visit = (...moments: readonly (readonly [minutes: number, SurveyRecord['events'][number]])[]) =>
  moments.map(
    ([minutes, event], i): SurveyRecord => ({
      seq: i + 1,
      id: `r${i}`,
      at: minutes * minute,
      by: 'customer',
      command: event.type === 'AnswerChanged' ? 'ChangeAnswer' : 'Other',
      events: [event],
    }),
  )

const shown = (step: StepKey) => ({ type: 'ScreenShown', v: 1, screen: `/${step}` }) as const
const answered = (path: string, value: Answer) => ({ type: 'AnswerChanged', v: 1, path, value }) as const
const submitted = (step: StepKey, errors: readonly (readonly [string, string])[] = []) =>
  ({ type: 'StepSubmitted', v: 2, step, errors, words: null, next: null }) as const
const sent = { type: 'InventorySent', v: 1, submittedAt: '2026-01-01' } as const

const first = 'customer.first_name'
const last = 'customer.last_name'

test('a step takes as long as the customer was busy with it until it was accepted; being away counts for nothing', () => {
  const part = partOf(
    visit(
      [0, shown('personal_details')],
      [3, answered(first, 'Jan')],
      [3 + idleAfterMs / minute + 1, answered(last, 'Smit')],
      [16, submitted('personal_details')],
      [90, submitted('personal_details')],
    ),
  )
  const [row] = reportSummary(catalogue, part).steps
  expect(row).toMatchObject({ step: 'personal_details', logs: 1, submits: 2, refused: 0, passed: 1, stopped: 1 })
  expect((row?.median ?? 0) / minute).toBeGreaterThan(5 * 0.95)
  expect((row?.median ?? 0) / minute).toBeLessThan(5 * 1.05)
})

test('an answer is corrected when the customer comes back to it; what is typed on in one go is not', () => {
  const typed = partOf(visit([0, answered(first, 'J')], [1, answered(first, 'Ja')], [2, answered(first, 'Jan')]))
  expect(typed.corrections).toEqual({})
  const back = partOf(
    visit([0, answered(first, 'Jan')], [1, answered(last, 'S')], [2, answered(first, 'Jo')], [3, answered(last, 'T')]),
  )
  expect(back.corrections).toEqual({ [first]: { times: 1, logs: 1 }, [last]: { times: 1, logs: 1 } })
})

test('a refused question counts once for its log and each time it was refused; ids of items do not count', () => {
  const errors = [
    ['customer.employers.r1-0.function', 'filled'],
    ['customer.employers.r2-0.function', 'filled'],
  ] as const
  const part = partOf(visit([0, submitted('personal_details', errors)], [1, submitted('personal_details', errors)]))
  expect(part.refusals).toEqual({ 'personal_details customer.employers.*.function filled': { times: 4, logs: 1 } })
})

test('a customer who did not send stopped at the last step that was seen', () => {
  const seen = [
    [0, shown('personal_details')],
    [1, shown('financing')],
  ] as const
  const { steps } = partOf(visit(...seen))
  expect([steps.personal_details?.stopped, steps.financing?.stopped]).toEqual([0, 1])
  const done = partOf(visit(...seen, [2, sent]))
  expect([done.sent, done.steps.financing?.stopped]).toEqual([1, 0])
})

/** What the portal itself calls things: an answer may be the same word. */
const ourWords: ReadonlySet<string> = new Set([
  ...catalogue.survey.steps.map(({ title }) => title),
  ...catalogue.slots.map(({ question }) => question.title),
])

test('nothing that a customer filled in, and no word of a strange log, is in a report', () => {
  const strange = visit(
    [0, answered('customer.geheim1', 'GEHEIM2')],
    [1, answered(first, 'GEHEIM3')],
    [2, answered('customer.geheim1', 'x')],
    [3, submitted('personal_details', [['customer.employers.GEHEIM4.function', 'GEHEIM5']])],
  )
  const names = ['v1-financial-advice', 'v1-homes', 'v1-retrieved', 'v2-lenders'] as const
  const records = [...names.map(recordsOf), strange]
  const summary = reportSummary(catalogue, records.map(partOf).reduce(mergeReportParts, emptyReportPart))
  const told = JSON.stringify(summary) + reportText(summary) + reportPage(summary, 'sha256-x')
  expect(told).not.toMatch(/geheim/i)
  const texts = records
    .flat()
    .flatMap(({ events }) => events.flatMap(event => (event.type === 'AnswerChanged' ? [event.value] : [])))
    .filter((value): value is string => typeof value === 'string' && value.length > 5 && !ourWords.has(value))
  expect(texts.length).toBeGreaterThan(20)
  for (const value of texts) expect(told).not.toContain(value)
})

test('its page draws what it counts, as long as there is of it, beside the same figures in words', () => {
  const refused = (path: string) => submitted('personal_details', [[path, 'filled']])
  const parts = [
    partOf(visit([0, shown('personal_details')], [1, refused(first)])),
    partOf(visit([0, shown('personal_details')], [2, refused(first)], [3, refused(last)])),
  ]
  const page = reportPage(reportSummary(catalogue, parts.reduce(mergeReportParts, emptyReportPart)), 'sha256-x')
  const drawn = /<title id="refusals-t">.*?<\/svg>/s.exec(page)?.[0] ?? ''
  const bars = [
    ...drawn.matchAll(/<text[^>]*>([^<]*)<\/text><rect class="bar"[^>]* width="([^"]*)"[^>]*\/><text[^>]*>([^<]*)</g),
  ]
  expect(bars.map(([, name, width, words]) => [name, width, words])).toEqual([
    ['Roepnaam', '330.0', '2 logs'],
    ['Achternaam', '165.0', '1 log'],
  ])
  expect(page.match(/<svg [^>]*role="img"/g)).toHaveLength(2)
})

test('a report of nothing says so', () => {
  const summary = reportSummary(catalogue, emptyReportPart)
  expect(reportText(summary)).toContain('0 logs, verstuurd: 0 van 0')
  expect(reportPage(summary, 'sha256-x').match(/Nergens\./g)).toHaveLength(4)
})
