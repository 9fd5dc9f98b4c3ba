import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CDPSession, Page } from 'playwright-core'
import { buildSupport } from '../../ui/build/supportBuild'
import { startSupport } from '../../ui/serve/supportServer'
import { launchBrowser } from '../setup/browser'
import { freePort } from '../setup/freePort'
import { stepMarks, stepTimes } from './stepTrace'
import { supportLog } from './supportLog'

/** How much slower a processor is meant than this machine's: what is told is so many times what was measured. */
const slower = 4
const steps = 200

/** So long one thing may take, in milliseconds, before what it was is told. */
const most = 120_000

const within = async <A>(what: string, doing: Promise<A>): Promise<A> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took more than ${most / 1000} seconds`)), most)
  })
  return Promise.race([doing, late]).finally(() => clearTimeout(timer))
}

const at = (sorted: readonly number[], share: number): string => {
  const found = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  return found === undefined ? '-' : found.toFixed(1)
}

interface Opening {
  readonly wall: number
  /** Of the page's own processor. */
  readonly processor: number
}

const opening = async (session: CDPSession, doing: () => Promise<void>): Promise<Opening> => {
  const spent = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }
  const [from, before] = [Date.now(), await spent()]
  await doing()
  return { wall: Date.now() - from, processor: (await spent()) - before }
}

const open = async (page: Page, session: CDPSession, url: string, file: string): Promise<readonly Opening[]> => {
  await page.goto(url)
  // Without this it would be time by the clock, which a busy machine makes longer.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const view = page.getByRole('button', { name: 'Bekijk wat de klant zag' })
  const read = await opening(session, async () => {
    await page.locator('input[type=file]').first().setInputFiles(file)
    await view.waitFor()
  })
  const shown = await opening(session, async () => {
    await view.click()
    await page.getByRole('slider', { name: 'Plaats in het logboek' }).waitFor()
  })
  // Looked for now and then: to ask the page at every frame costs more than the hashes do.
  const isChecked = () => document.querySelector('main')?.textContent?.includes('nog nagekeken') === false
  const checked = await opening(session, async () => {
    while (!(await page.evaluate(isChecked))) await page.waitForTimeout(250)
  })
  return [read, shown, checked]
}

/** Each step on its own, from a key on; answers with the milliseconds until the streams of the screens stand there. */
const walk = (page: Page, key: string, count: number): Promise<readonly number[]> =>
  page.evaluate(
    async ([pressed, many, marks]) => {
      const state: number[] = []
      // A browser without windows gives no frames to a page that it thinks nobody sees.
      const frame = () =>
        new Promise<void>(resolve => {
          const late = setTimeout(resolve, 1000)
          requestAnimationFrame(() => setTimeout(() => [clearTimeout(late), resolve()], 20))
        })
      const title = () => document.querySelector('main')?.textContent?.match(/\/[a-z_]+(?=[A-Z]|Fout)/)?.[0]
      for (let n = 0; n < many; n++) {
        const before = title()
        await frame()
        const from = performance.now()
        window.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true }))
        state.push(performance.now() - from)
        await Promise.resolve()
        document.body.getBoundingClientRect()
        performance.mark(title() === before ? marks.stays : marks.changes)
      }
      return state.sort((a, b) => a - b)
    },
    [key, count, stepMarks] as const,
  )

const figures = (times: readonly number[]): string =>
  `${at(times, 0.5)} ms, slowest of twenty ${at(times, 0.95)} (${times.length})`

const slowed = (times: readonly number[]): readonly number[] => times.map(ms => slower * ms)

/** `npx tsx --import ./ui/build/stampGlobals.ts test/bench/support.ts`: what opening and stepping cost. No test reads it. */
const run = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-support-'))
  process.env.SUPPORT_DIST_DIR = join(folder, 'dist')
  process.env.NODE_ENV = 'production'
  process.stdout.write(`load ${loadavg()[0]?.toFixed(1)}\n`)
  await buildSupport()
  const port = await freePort()
  const server = await startSupport(join(folder, 'dist'), port)
  const browser = await launchBrowser()
  try {
    for (const events of [10_000, 100_000]) {
      const file = join(folder, `${events}.jsonl`)
      writeFileSync(file, supportLog(events))
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
      // What runs the script names each function of it by a call that the page does not know.
      await page.addInitScript('globalThis.__name = named => named')
      const session = await page.context().newCDPSession(page)
      const opened = await within(`opening ${events} events`, open(page, session, `http://localhost:${port}/`, file))
      const [read, shown, checked] = opened.map(
        ({ wall, processor }) => `${processor.toFixed(0)} ms of the processor (${wall} by the clock)`,
      )
      process.stdout.write(`${events} events: read in ${read}, shown in ${shown} more, checked ${checked} after that\n`)
      for (const [key, name] of [
        ['ArrowLeft', 'back'],
        ['ArrowRight', 'forward'],
      ] as const) {
        await within(`the first steps ${name}`, walk(page, key, 20))
        await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] })
        const state = await within(`steps ${name}`, walk(page, key, steps))
        const { stays, changes, inAll } = stepTimes((await browser.stopTracing()).toString())
        process.stdout.write(
          `  one ${name}, processor ${slower}x slower: state ${figures(slowed(state))}; ` +
            `drawn ${figures(slowed(stays))}; another screen ${figures(slowed(changes))}; ` +
            `with what follows ${figures(slowed(inAll))}\n`,
        )
      }
      await page.close()
    }
  } finally {
    await browser.close()
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

void run()
