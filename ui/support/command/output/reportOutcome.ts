import { createHash } from 'node:crypto'
import { reportPage, reportStyle } from '../../report/reportPage'
import type { ReportPart } from '../../report/reportPart'
import { reportSummary } from '../../report/reportSummary'
import { reportText } from '../../report/reportText'
import type { CommandDependencies } from '../environment/commandDependencies'
import type { ReportFormat } from '../options/commandTask'
import { type CommandOutcome, jsonText } from './commandOutcome'

const styleHash = `sha256-${createHash('sha256').update(reportStyle).digest('base64')}`

/**
 * Turns a report part into the command's outcome: output as text, JSON or the part itself, an HTML page as a file where
 * asked for; status 2 where a worker died over a log.
 */
export const reportOutcome = (
  { catalogue }: CommandDependencies,
  part: ReportPart,
  { json: asJson, partial, html }: ReportFormat,
): CommandOutcome => {
  const summary = reportSummary(catalogue, part)
  const out = partial ? `${JSON.stringify(part)}\n` : asJson ? jsonText(summary) : reportText(summary)
  const files = html === null ? [] : [{ name: html, text: reportPage(summary, styleHash) }]
  return { status: part.unread.died === undefined ? 0 : 2, out, err: '', files }
}
