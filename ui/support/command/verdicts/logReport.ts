import * as E from 'fp-ts/Either'
import { firstDivergence } from '../../../../projections/replay/verdicts/divergence'
import { logReportPart, unreadReportPart } from '../../report/logReportPart'
import type { ReportPart } from '../../report/reportPart'
import { isPartlyUnread, readLogFile } from '../logFiles/readLogFile'
import { unreadableTags } from '../logFiles/unreadable'
import type { LogReadingDependencies } from './logVerdict'

/**
 * Reads one log file and returns its part of the report over many logs: its counts of steps, refusals and corrections, or
 * why it was not read. Never rejects.
 */
export const logReport = async (dependencies: LogReadingDependencies, file: string): Promise<ReportPart> => {
  const { catalogue, rules } = dependencies
  const plan = await readLogFile(dependencies, file)
  if (E.isLeft(plan)) return unreadReportPart(unreadableTags(plan.left)[0] ?? 'unopened')
  const { header, records } = plan.right.log
  const unread = isPartlyUnread(plan.right) ? (plan.right.reasons[0]?.tag ?? null) : null
  return logReportPart(catalogue, {
    records,
    unread,
    diverged: firstDivergence(catalogue, header, records, rules) !== null,
  })
}
