import * as E from 'fp-ts/Either'
import type { CommandDependencies } from './environment/commandDependencies'
import { logsAt } from './logFiles/logsAt'
import { type CommandTask, parseCommandTask } from './options/commandTask'
import { usage } from './options/usage'
import { type CommandOutcome, failedOutcome } from './output/commandOutcome'
import { derivationTask } from './tasks/derivationTask'
import { folderTask } from './tasks/folderTask'
import { mergeTask } from './tasks/mergeTask'
import { minimiseTask } from './tasks/minimiseTask'
import { replayTask } from './tasks/replayTask'
import { reportTask } from './tasks/reportTask'
import { rulesDiffTask } from './tasks/rulesDiffTask'

const replayPath = async (
  dependencies: CommandDependencies,
  task: Extract<CommandTask, { task: 'replay' }>,
): Promise<CommandOutcome> => {
  const logs = await logsAt(dependencies, task.logPath)
  if (E.isLeft(logs)) return failedOutcome(logs.left)
  if (logs.right === null) return replayTask(dependencies, task.logPath, task)
  if (task.at !== null || task.diff !== null)
    return failedOutcome('--at en --diff gaan over één log: geef een bestand.')
  return folderTask(dependencies, logs.right, task)
}

const runTask = (dependencies: CommandDependencies, task: CommandTask): Promise<CommandOutcome> => {
  switch (task.task) {
    case 'usage':
      return Promise.resolve({ status: 0, out: `${usage}\n`, err: '' })
    case 'replay':
      return replayPath(dependencies, task)
    case 'why':
      return derivationTask(dependencies, task)
    case 'minimise':
      return minimiseTask(dependencies, task)
    case 'report':
      return reportTask(dependencies, task)
    case 'merge':
      return mergeTask(dependencies, task)
    case 'rulesDiff':
      return rulesDiffTask(dependencies, task)
  }
}

/**
 * Parses the arguments of `npm run replay` and runs their task: usage, replay of a log or folder, why, minimise,
 * report, merge or rules diff. Returns the outcome; never rejects.
 */
export const replayCommand = async (
  dependencies: CommandDependencies,
  words: readonly string[],
): Promise<CommandOutcome> => {
  const task = parseCommandTask(words)
  return E.isLeft(task) ? failedOutcome(`${task.left}\n\n${usage}`) : runTask(dependencies, task.right)
}
