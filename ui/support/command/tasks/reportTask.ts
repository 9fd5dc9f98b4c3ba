import { createHash } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { unreadReportPart } from '../../report/logReportPart'
import { reportPage, reportStyle } from '../../report/reportPage'
import { emptyReportPart, mergeReportParts, type ReportPart, reportPartCodec } from '../../report/reportPart'
import { reportSummary } from '../../report/reportSummary'
import { reportText } from '../../report/reportText'
import type { CommandDependencies } from '../environment/commandDependencies'
import { logsAt } from '../logFiles/logsAt'
import { readParts } from '../logFiles/readParts'
import type { CommandTask, ReportFormat } from '../options/commandTask'
import { type CommandOutcome, failedOutcome, jsonText } from '../output/commandOutcome'
import { askAll } from '../workers/workerPool'

const styleHash = `sha256-${createHash('sha256').update(reportStyle).digest('base64')}`

/** Logs that could not be read are in the report; that there were any is told by the status too. */
const reported = (
  { catalogue }: CommandDependencies,
  part: ReportPart,
  { json: asJson, partial, html }: ReportFormat,
): CommandOutcome => {
  const summary = reportSummary(catalogue, part)
  const out = partial ? `${JSON.stringify(part)}\n` : asJson ? jsonText(summary) : reportText(summary)
  const files = html === null ? [] : [{ name: html, text: reportPage(summary, styleHash) }]
  return { status: part.unread.died === undefined ? 0 : 2, out, err: '', files }
}

/** What the logs at these places say together. Each is read in one of the processes, and none is kept. */
export const reportTask = async (
  surroundings: CommandDependencies,
  asked: Extract<CommandTask, { task: 'report' }>,
): Promise<CommandOutcome> => {
  const logs: string[] = []
  for (const place of asked.places) {
    const found = await logsAt(surroundings, place)
    if (E.isLeft(found)) return failedOutcome(found.left)
    logs.push(...(found.right ?? [place]))
  }
  let whole = emptyReportPart
  await askAll(surroundings.program, asked.workers ?? surroundings.cores, 'report', logs, ({ answer }) => {
    const part = E.isLeft(answer) ? answer : reportPartCodec.decode(answer.right)
    whole = mergeReportParts(whole, E.isRight(part) ? part.right : unreadReportPart('died'))
  })
  return reported(surroundings, whole, asked)
}

/** The report of parts together: the same as one over all their logs. */
export const mergeTask = async (
  surroundings: CommandDependencies,
  asked: Extract<CommandTask, { task: 'merge' }>,
): Promise<CommandOutcome> => {
  let whole = emptyReportPart
  for (const file of asked.files) {
    const part = await readParts(surroundings.read, file)
    if (E.isLeft(part)) return failedOutcome(part.left)
    whole = mergeReportParts(whole, part.right)
  }
  return reported(surroundings, whole, asked)
}
