import * as E from 'fp-ts/Either'
import { type Asked, readAsked } from './asked'
import { folderOfLogs } from './folder'
import { logsAt } from './logsAt'
import { minimised } from './minimiseTask'
import { oneLog } from './oneLog'
import { failed, type Outcome } from './outcome'
import { merge, report } from './reporting'
import { rulesDiff } from './rulesDiff'
import type { Surroundings } from './surroundings'
import { usage } from './usage'
import { whyOf } from './whyTask'

const replayed = async (surroundings: Surroundings, asked: Extract<Asked, { task: 'replay' }>): Promise<Outcome> => {
  const logs = await logsAt(surroundings, asked.place)
  if (E.isLeft(logs)) return failed(logs.left)
  if (logs.right === null) return oneLog(surroundings, asked.place, asked)
  if (asked.at !== null || asked.diff !== null) return failed('--at en --diff gaan over één log: geef een bestand.')
  return folderOfLogs(surroundings, logs.right, asked)
}

const performed = (surroundings: Surroundings, asked: Asked): Promise<Outcome> => {
  switch (asked.task) {
    case 'usage':
      return Promise.resolve({ status: 0, out: `${usage}\n`, err: '' })
    case 'replay':
      return replayed(surroundings, asked)
    case 'why':
      return whyOf(surroundings, asked)
    case 'minimise':
      return minimised(surroundings, asked)
    case 'report':
      return report(surroundings, asked)
    case 'merge':
      return merge(surroundings, asked)
    case 'rulesDiff':
      return rulesDiff(surroundings, asked)
  }
}

/** The whole of `npm run replay` but for the process around it. Never rejects. */
export const replayCommand = async (surroundings: Surroundings, words: readonly string[]): Promise<Outcome> => {
  const asked = readAsked(words)
  return E.isLeft(asked) ? failed(`${asked.left}\n\n${usage}`) : performed(surroundings, asked.right)
}
