import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import type { AnswersPage } from '../answers/page/main'
import type { ProgramName } from '../answers/program'
import { launch, serve } from '../browser'
import { buildPage, buildProgram } from '../built'
import type { AnswerChange } from '../load'

declare global {
  interface Window {
    /** There only on the page of the answers. */
    readonly answers: AnswersPage
  }
}

/** Where answers are given: each time in a process that has done nothing before. */
export interface Engine {
  /** Microseconds for an answer in each of these programs. */
  readonly warm: (names: readonly ProgramName[]) => Promise<readonly number[]>
  /** Milliseconds of processor time for these answers in one program. */
  readonly cold: (name: ProgramName) => Promise<number>
  readonly close: () => Promise<void>
}

export const node = async (folder: string, changes: readonly AnswerChange[]): Promise<Engine> => {
  const program = await buildProgram('test/bench/answers/node.ts', folder)
  const file = join(folder, 'answers.json')
  writeFileSync(file, JSON.stringify(changes))
  // Collecting garbage on many threads takes more or less of them by chance. The program is ours, and prints what it measured.
  const run = (...args: readonly string[]): unknown =>
    JSON.parse(
      execFileSync(process.execPath, ['--single-threaded-gc', program, ...args], {
        encoding: 'utf8',
        env: { ...process.env, NODE_ENV: 'production' },
      }),
    )
  return {
    warm: async names => run('warm', ...names) as readonly number[],
    cold: async name => run('cold', name, file) as number,
    close: async () => undefined,
  }
}

/** Milliseconds that the page's own thread has worked. */
const threadTime = async (page: Page): Promise<() => Promise<number>> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }
}

export const chromium = async (folder: string, changes: readonly AnswerChange[]): Promise<Engine> => {
  const outDir = join(folder, 'page')
  await buildPage('test/bench/answers/page', outDir, false)
  const server = await serve(folder, outDir)
  const onPage = async <A>(use: (page: Page) => Promise<A>): Promise<A> => {
    const browser = await launch()
    try {
      const page = await browser.newPage()
      page.setDefaultTimeout(300_000)
      await page.goto(server.resolvedUrls?.local[0] ?? '')
      return await use(page)
    } finally {
      await browser.close()
    }
  }
  return {
    warm: names => onPage(page => page.evaluate(given => window.answers.warm(given), names)),
    cold: name =>
      onPage(async page => {
        await page.evaluate(given => window.answers.open(given), name)
        const worked = await threadTime(page)
        const answers = await page.evaluateHandle(given => given, changes)
        const before = await worked()
        await page.evaluate(given => window.answers.answer(given), answers)
        return (await worked()) - before
      }),
    close: () => server.close(),
  }
}
