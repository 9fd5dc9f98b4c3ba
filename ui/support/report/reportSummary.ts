import type { Catalogue } from '../../../domain/engine/catalogue'
import { type StepKey, stepKeys } from '../../../domain/language/stepKey'
import { histogramSize, quantile } from './histogram'
import { stepName } from './reportNames'
import { emptyStep, type OccurrenceCount, type ReportPart } from './reportPart'

/**
 * Turns a report part into the sorted rows that its text, page and JSON show: refusals, corrections, and the counts and
 * durations of each step.
 */
export const reportSummary = (catalogue: Catalogue, part: ReportPart): ReportSummary => ({
  logs: part.logs,
  sent: part.sent,
  diverged: part.diverged,
  unread: Object.entries(part.unread)
    .map(([why, logs]) => ({ why, logs }))
    .sort((a, b) => b.logs - a.logs || (a.why < b.why ? -1 : 1)),
  refusals: Object.entries(part.refusals)
    .map(([name, times]) => refusalRow(catalogue, name, times))
    .sort((a, b) => byLogs(a, b) || (a.rule < b.rule ? -1 : 1)),
  corrections: Object.entries(part.corrections)
    .map(([question, times]) => ({ question, title: slotOf(catalogue, question)?.question.title ?? '', ...times }))
    .sort(byLogs),
  steps: stepKeys.flatMap(step => stepRow(catalogue, part, step)),
})

interface RefusalRow extends OccurrenceCount {
  readonly step: string
  readonly stepTitle: string
  readonly question: string
  readonly title: string
  readonly rule: string
  readonly message: string
}

interface CorrectionRow extends OccurrenceCount {
  readonly question: string
  readonly title: string
}

/** Durations in milliseconds, null where nobody got through. */
interface StepRow {
  readonly step: StepKey
  readonly title: string
  readonly logs: number
  readonly submits: number
  readonly refused: number
  readonly passed: number
  readonly median: number | null
  readonly p90: number | null
  readonly stopped: number
}

/** The highest counts first, steps in the portal's order. */
export interface ReportSummary extends Pick<ReportPart, 'logs' | 'sent' | 'diverged'> {
  readonly unread: readonly { readonly why: string; readonly logs: number }[]
  readonly refusals: readonly RefusalRow[]
  readonly corrections: readonly CorrectionRow[]
  readonly steps: readonly StepRow[]
}

const byLogs = <A extends OccurrenceCount & { readonly question: string }>(a: A, b: A): number =>
  b.logs - a.logs || b.times - a.times || (a.question < b.question ? -1 : a.question > b.question ? 1 : 0)

const slotOf = (catalogue: Catalogue, question: string) => catalogue.slotAt.get(question)

const refusalRow = (catalogue: Catalogue, name: string, times: OccurrenceCount): RefusalRow => {
  const [step = '', question = '', rule = ''] = name.split(' ')
  const slotQuestion = slotOf(catalogue, question)?.question
  const message = slotQuestion?.rules.find(one => one.name === rule)?.message ?? ''
  const key = stepKeys.find(one => one === step)
  const stepTitle = key === undefined ? step : stepName(catalogue, key)
  return { step, stepTitle, question, title: slotQuestion?.title ?? '', rule, message, ...times }
}

const stepRow = (catalogue: Catalogue, { steps }: ReportPart, step: StepKey): readonly StepRow[] => {
  const part = steps[step]
  if (part === undefined) return []
  const { logs, submits, refused, stopped, duration } = { ...emptyStep, ...part }
  const title = stepName(catalogue, step)
  const [median, p90] = [quantile(duration, 0.5), quantile(duration, 0.9)]
  return [{ step, title, logs, submits, refused, passed: histogramSize(duration), median, p90, stopped }]
}
