import * as E from 'fp-ts/Either'
import type { CommandDependencies } from '../environment/commandDependencies'
import { isPartlyUnread, readLogFile } from '../logFiles/readLogFile'
import { trustedPlan } from '../logFiles/trustedPlan'
import type { CommandTask } from '../options/commandTask'
import { type CommandOutcome, jsonText, unreadableOutcome } from '../output/commandOutcome'
import { replayLog } from '../output/replayLog'
import { replayReport } from '../output/replayReport'

type ReplayOptions = Omit<Extract<CommandTask, { task: 'replay' }>, 'task' | 'workers' | 'logPath'>

/**
 * The task of `npm run replay` for one log file: returns as text or JSON its timeline, the steps at a record, a difference
 * between two, the first divergence and the findings, with the exit status.
 */
export const replayTask = async (
  dependencies: CommandDependencies,
  file: string,
  options: ReplayOptions,
): Promise<CommandOutcome> => {
  const { catalogue, rules } = dependencies
  const plan = await readLogFile(dependencies, file)
  if (E.isLeft(plan)) return unreadableOutcome(plan.left, options.json)
  const replayed = replayLog(catalogue, trustedPlan(catalogue, plan.right), options, rules)
  if (E.isLeft(replayed)) return unreadableOutcome(replayed.left, options.json)
  const { right } = replayed
  const status = right.divergence !== null ? 1 : isPartlyUnread(right.plan) ? 2 : 0
  const out = options.json ? jsonText({ status, ...right }) : replayReport(catalogue, right, options.at !== null)
  return { status, out, err: '' }
}
