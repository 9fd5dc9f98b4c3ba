import * as E from 'fp-ts/Either'
import type { Asked } from './asked'
import { json, type Outcome, unreadableOutcome } from './outcome'
import { isPartlyUnread, readLogFile } from './readLog'
import { replay } from './replayed'
import { replayReport } from './replayReport'
import type { Surroundings } from './surroundings'
import { trusted } from './trusted'

type Question = Omit<Extract<Asked, { task: 'replay' }>, 'task' | 'workers' | 'place'>

/** The timeline of one log, the steps at a point, a difference, and the first verdict that comes out otherwise. */
export const oneLog = async (surroundings: Surroundings, file: string, asked: Question): Promise<Outcome> => {
  const { catalogue, rules } = surroundings
  const plan = await readLogFile(surroundings, file)
  if (E.isLeft(plan)) return unreadableOutcome(plan.left, asked.json)
  const replayed = replay(catalogue, trusted(catalogue, plan.right), asked, rules)
  if (E.isLeft(replayed)) return unreadableOutcome(replayed.left, asked.json)
  const { right } = replayed
  const status = right.divergence !== null ? 1 : isPartlyUnread(right.plan) ? 2 : 0
  const out = asked.json ? json({ status, ...right }) : replayReport(catalogue, right, asked.at !== null)
  return { status, out, err: '' }
}
