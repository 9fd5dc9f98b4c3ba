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

const replayed = async (
  surroundings: CommandDependencies,
  asked: Extract<CommandTask, { task: 'replay' }>,
): Promise<CommandOutcome> => {
  const logs = await logsAt(surroundings, asked.place)
  if (E.isLeft(logs)) return failedOutcome(logs.left)
  if (logs.right === null) return replayTask(surroundings, asked.place, asked)
  if (asked.at !== null || asked.diff !== null)
    return failedOutcome('--at en --diff gaan over één log: geef een bestand.')
  return folderTask(surroundings, logs.right, asked)
}

const performed = (surroundings: CommandDependencies, asked: CommandTask): Promise<CommandOutcome> => {
  switch (asked.task) {
    case 'usage':
      return Promise.resolve({ status: 0, out: `${usage}\n`, err: '' })
    case 'replay':
      return replayed(surroundings, asked)
    case 'why':
      return derivationTask(surroundings, asked)
    case 'minimise':
      return minimiseTask(surroundings, asked)
    case 'report':
      return reportTask(surroundings, asked)
    case 'merge':
      return mergeTask(surroundings, asked)
    case 'rulesDiff':
      return rulesDiffTask(surroundings, asked)
  }
}

/** The whole of `npm run replay` but for the process around it. Never rejects. */
export const replayCommand = async (
  surroundings: CommandDependencies,
  words: readonly string[],
): Promise<CommandOutcome> => {
  const asked = parseCommandTask(words)
  return E.isLeft(asked) ? failedOutcome(`${asked.left}\n\n${usage}`) : performed(surroundings, asked.right)
}
