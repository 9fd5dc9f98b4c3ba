import * as E from 'fp-ts/Either'
import type { CommandDependencies } from '../environment/commandDependencies'
import { isPartlyUnread, readLogFile } from '../logFiles/readLogFile'
import { trustedPlan } from '../logFiles/trustedPlan'
import type { CommandTask } from '../options/commandTask'
import { type CommandOutcome, jsonText, unreadableOutcome } from '../output/commandOutcome'
import { replayLog } from '../output/replayLog'
import { replayReport } from '../output/replayReport'

type Question = Omit<Extract<CommandTask, { task: 'replay' }>, 'task' | 'workers' | 'place'>

/** The timeline of one log, the steps at a point, a difference, and the first verdict that comes out otherwise. */
export const replayTask = async (
  surroundings: CommandDependencies,
  file: string,
  asked: Question,
): Promise<CommandOutcome> => {
  const { catalogue, rules } = surroundings
  const plan = await readLogFile(surroundings, file)
  if (E.isLeft(plan)) return unreadableOutcome(plan.left, asked.json)
  const replayed = replayLog(catalogue, trustedPlan(catalogue, plan.right), asked, rules)
  if (E.isLeft(replayed)) return unreadableOutcome(replayed.left, asked.json)
  const { right } = replayed
  const status = right.divergence !== null ? 1 : isPartlyUnread(right.plan) ? 2 : 0
  const out = asked.json ? jsonText({ status, ...right }) : replayReport(catalogue, right, asked.at !== null)
  return { status, out, err: '' }
}
