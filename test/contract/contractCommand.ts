import { callTimeoutMs } from '../../events/effects/calls/callTimeout'
import { type Plan, planOf } from './plan'
import { linesOf, passes, summaryOf } from './report'
import { createTries, type Tried } from './tries'
import { tryReading } from './tryReading'
import { tryWriting } from './tryWriting'
import { help, usage } from './usage'

const follow = async (plan: Plan, say: (line: string) => void, timeoutMs: number): Promise<0 | 1> => {
  const { host, origin, tenant, given, write, verbose } = plan
  const all: Tried[] = []
  say(`As a browser at ${origin}`)
  const tries = createTries({ host, origin, timeoutMs, now: Date.now }, tried => {
    all.push(tried)
    for (const line of linesOf(tried, verbose)) say(line)
  })
  await tryReading(tries, tenant, given)
  await tryWriting(tries, given, write)
  for (const line of summaryOf(all)) say(line)
  return passes(all) ? 0 : 1
}

/**
 * The exit code: 0 when all that a visit needs was tried and all that was tried is read to the end, 1 when not, 2 when it
 * was asked wrongly.
 */
export const contractCommand = async (
  args: readonly string[],
  say: (line: string) => void,
  timeoutMs: number = callTimeoutMs,
): Promise<0 | 1 | 2> => {
  const plan = planOf(args)
  switch (plan.tag) {
    case 'help':
      for (const line of help) say(line)
      return 0
    case 'refused':
      say(`${plan.why}\n${usage}\n--help says what each of these is.`)
      return 2
    case 'plan':
      return follow(plan, say, timeoutMs)
  }
}
