import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { launchBrowser } from '../setup/browser'
import { freePort } from '../setup/freePort'
import { buildSupport } from '../setup/supportBuild'
import { startSupport } from '../setup/supportServer'
import { supportLog } from './supportLog'

/** How much slower the processor is made than this machine's. */
const slower = 4
const steps = 200

/** Milliseconds of one step each, the middle one and the slowest of twenty, where the screen stays and where it changes. */
interface Steps {
  readonly stays: readonly number[]
  readonly changes: readonly number[]
}

const at = (sorted: readonly number[], share: number): string => {
  const found = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  return found === undefined ? '-' : found.toFixed(1)
}

const open = async (
  page: Page,
  url: string,
  file: string,
): Promise<{ readonly read: number; readonly shown: number }> => {
  await page.goto(url)
  const from = Date.now()
  await page.locator('input[type=file]').first().setInputFiles(file)
  const view = page.getByRole('button', { name: 'Bekijk wat de klant zag' })
  await view.waitFor()
  const read = Date.now()
  await view.click()
  await page.getByRole('slider', { name: 'Plaats in het logboek' }).waitFor()
  return { read: read - from, shown: Date.now() - read }
}

/** From a key to the page laid out again, each on its own; what is drawn on the screen comes with the next frame. */
const walk = (page: Page, key: string, count: number): Promise<Steps> =>
  page.evaluate(
    async ([pressed, many]) => {
      const stays: number[] = []
      const changes: number[] = []
      const frame = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
      const title = () => document.querySelector('main')?.textContent?.match(/\/[a-z_]+(?=[A-Z]|Fout)/)?.[0]
      for (let n = 0; n < many; n++) {
        const before = title()
        const from = performance.now()
        window.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true }))
        await Promise.resolve()
        document.body.getBoundingClientRect()
        const took = performance.now() - from
        await frame()
        if (title() === before) stays.push(took)
        else changes.push(took)
      }
      const up = (a: number, b: number): number => a - b
      return { stays: stays.sort(up), changes: changes.sort(up) }
    },
    [key, count] as const,
  )

/** `npx tsx --import ./test/setup/stampGlobals.ts test/bench/support.ts`: what opening and stepping cost. No test reads it. */
const run = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-support-'))
  process.env.SUPPORT_DIST_DIR = join(folder, 'dist')
  process.env.NODE_ENV = 'production'
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
      const opened = await open(page, `http://localhost:${port}/`, file)
      process.stdout.write(`${events} events: read in ${opened.read} ms, shown in ${opened.shown} ms more\n`)
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
      for (const [key, name] of [
        ['ArrowLeft', 'back'],
        ['ArrowRight', 'forward'],
      ] as const) {
        await walk(page, key, 20)
        const { stays, changes } = await walk(page, key, steps)
        process.stdout.write(
          `  one ${name}, processor ${slower}x slower: ${at(stays, 0.5)} ms, slowest of twenty ${at(stays, 0.95)} (${stays.length}); ` +
            `to another screen ${at(changes, 0.5)} ms, ${at(changes, 0.95)} (${changes.length})\n`,
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
