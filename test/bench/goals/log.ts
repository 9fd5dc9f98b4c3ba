import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { launch, serve } from '../browser'
import { buildPage, buildProgram } from '../built'
import type { LogPage } from '../log/page/main'
import type { Replays } from '../log/replays'
import { median } from '../measure'
import type { Goal, Goals, Taken } from './goal'

declare global {
  interface Window {
    /** There only on the page of the log. */
    readonly log: LogPage
  }
}

const events = 10_000

const goal = (work: string, beside: string | null, unit: Goal['unit'], most: number, why?: string): Goal => ({
  work,
  beside,
  unit,
  most,
  ...(why === undefined ? {} : { why }),
})
const device = goal(`replay of ${events} from this device`, 'the floor', 'ms', 3)
const file = goal(
  `replay of an opened file of ${events}`,
  'the floor',
  'ms',
  6,
  'whether anybody changed the file is asked of every record: its hashes are 114 of 269 ms',
)
// Where these were set the floor took 41 ms.
const whole = goal(
  `start on ${events}`,
  'the floor',
  'ms',
  50 / 41,
  'the floor parses; decoding is a sixth, folding a sixth, hashes 3%, garbage a quarter of it',
)
const quick = goal(`start on ${events} from a snapshot`, 'the floor', 'ms', 8 / 41)
const commit = goal(
  'a strict commit',
  'a bare add',
  'ms',
  1.3,
  'the transaction is no dearer; encoding, decoding again, hash and mark take 0.3 ms before and behind it',
)
const memory = goal('memory of an open log, an event beyond the state', null, 'bytes', 120)

const replayGoals: Goals = {
  name: 'replay of a log',
  goals: [device, file],
  open: async folder => {
    const program = await buildProgram('test/bench/log/node.ts', folder)
    return {
      round: async () => {
        const printed = execFileSync(process.execPath, ['--single-threaded-gc', program, String(events)], {
          encoding: 'utf8',
          env: { ...process.env, NODE_ENV: 'production' },
        })
        // The program is ours, and prints what it measured.
        const took = JSON.parse(printed) as Replays
        return [
          { goal: device, ours: took.device, beside: took.floor },
          { goal: file, ours: took.file, beside: took.floor },
        ]
      },
      close: async () => undefined,
    }
  },
}

const patience = 20_000

/**
 * What a fresh page answers. Chromium now and then never answers a page that opens a database which the page before it
 * has only just let go of; then another page asks again.
 */
const onFreshPage = async (page: Page, ask: () => Promise<number>, tries = 3): Promise<number> => {
  await page.reload()
  const asked = ask()
  const found = await Promise.race([asked, new Promise<null>(resolve => setTimeout(resolve, patience, null))])
  if (found !== null) return found
  asked.catch(() => undefined)
  if (tries === 1) throw new Error(`no answer within ${patience} ms`)
  return onFreshPage(page, ask, tries - 1)
}

/** The median of what two programs took at starting, in turns, each time on a page of its own as a customer's is. */
const starts = async (page: Page, of: Goal): Promise<Taken> => {
  const [ours, beside]: [number[], number[]] = [[], []]
  for (let n = 0; n < 5; n++) {
    beside.push(await onFreshPage(page, () => page.evaluate(() => window.log.floorBoot('one'))))
    ours.push(await onFreshPage(page, () => page.evaluate(() => window.log.boot('one'))))
  }
  return { goal: of, ours: median(ours), beside: median(beside) }
}

/** Bytes that are in use on a page that holds this, and no garbage. */
const bytesHeld = async (page: Page, what: 'log' | 'state'): Promise<number> => {
  await page.reload()
  await page.evaluate(kind => window.log.hold(kind), what)
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize
}

const onDevice = async (page: Page): Promise<readonly Taken[]> => {
  await page.evaluate(count => window.log.fill('one', count), events)
  const started = await starts(page, whole)
  const [log, state] = [await bytesHeld(page, 'log'), await bytesHeld(page, 'state')]
  await page.evaluate(() => window.log.keepSnapshot('one'))
  const quickly = await starts(page, quick)
  const { portal, bare } = await page.evaluate(() => window.log.commitTurns(200))
  return [
    started,
    quickly,
    { goal: commit, ours: portal, beside: bare },
    { goal: memory, ours: (log - state) / events, beside: null },
  ]
}

const deviceGoals: Goals = {
  name: 'the log on a device',
  goals: [whole, quick, commit, memory],
  open: async folder => {
    const outDir = join(folder, 'page')
    await buildPage('test/bench/log/page', outDir, false)
    const server = await serve(folder, outDir)
    return {
      round: async () => {
        const browser = await launch()
        try {
          const page = await browser.newPage()
          page.setDefaultTimeout(300_000)
          await page.goto(server.resolvedUrls?.local[0] ?? '')
          return await onDevice(page)
        } finally {
          await browser.close()
        }
      },
      close: () => server.close(),
    }
  },
}

/** Replay, start, commit and memory: what the log costs. */
export const logGoals: readonly Goals[] = [replayGoals, deviceGoals]
