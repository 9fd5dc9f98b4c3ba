import * as E from 'fp-ts/Either'
import { unreadReportPart } from '../../report/logReportPart'
import { emptyReportPart, mergeReportParts, reportPartCodec } from '../../report/reportPart'
import type { CommandDependencies } from '../environment/commandDependencies'
import { logsAt } from '../logFiles/logsAt'
import type { CommandTask } from '../options/commandTask'
import { type CommandOutcome, failedOutcome } from '../output/commandOutcome'
import { reportOutcome } from '../output/reportOutcome'
import { askWorkers } from '../workers/workerPool'

/** `--report`: lets workers read all logs in files and folders, and writes one report over them; keeps no log in memory. */
export const reportTask = async (
  dependencies: CommandDependencies,
  options: Extract<CommandTask, { task: 'report' }>,
): Promise<CommandOutcome> => {
  const logs: string[] = []
  for (const path of options.logPaths) {
    const found = await logsAt(dependencies, path)
    if (E.isLeft(found)) return failedOutcome(found.left)
    logs.push(...(found.right ?? [path]))
  }
  let whole = emptyReportPart
  await askWorkers(dependencies.program, options.workers ?? dependencies.cores, 'report', logs, ({ answer }) => {
    const part = E.isLeft(answer) ? answer : reportPartCodec.decode(answer.right)
    whole = mergeReportParts(whole, E.isRight(part) ? part.right : unreadReportPart('died'))
  })
  return reportOutcome(dependencies, whole, options)
}
