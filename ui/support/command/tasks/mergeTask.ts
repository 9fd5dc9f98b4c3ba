import * as E from 'fp-ts/Either'
import { emptyReportPart, mergeReportParts } from '../../report/reportPart'
import type { CommandDependencies } from '../environment/commandDependencies'
import { readReportParts } from '../logFiles/readReportParts'
import type { CommandTask } from '../options/commandTask'
import { type CommandOutcome, failedOutcome } from '../output/commandOutcome'
import { reportOutcome } from '../output/reportOutcome'

/** `--merge`: reads the report parts in several files and writes one report, equal to one over all their logs. */
export const mergeTask = async (
  dependencies: CommandDependencies,
  options: Extract<CommandTask, { task: 'merge' }>,
): Promise<CommandOutcome> => {
  let whole = emptyReportPart
  for (const file of options.files) {
    const part = await readReportParts(dependencies.read, file)
    if (E.isLeft(part)) return failedOutcome(part.left)
    whole = mergeReportParts(whole, part.right)
  }
  return reportOutcome(dependencies, whole, options)
}
