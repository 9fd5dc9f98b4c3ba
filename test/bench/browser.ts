import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { preview } from 'vite'
import { findBrowser } from '../setup/browser'
import { buildPage, inFolder } from './built'
import type { CoreFigures } from './coreFigures'
import { type HashCost, hashCost } from './hashCost'
import { median } from './measure'
import type { Shape } from './page/device'
import type { BenchPage } from './page/main'
import type { TypedPage, Typing } from './page/typing'

declare global {
  interface Window {
    /** There only on the page of the bench. */
    readonly bench: BenchPage
  }
}

export interface Boot {
  readonly shape: Shape
  readonly floor: number
  readonly portal: number
  /** From a snapshot with a short tail. */
  readonly quick: number
}

export interface BrowserFigures {
  readonly version: string
  readonly core: CoreFigures
  readonly boots: readonly Boot[]
  readonly commits: { readonly single: number; readonly batched: number; readonly floor: number }
  readonly hashes: readonly HashCost[]
  readonly typing: readonly Typing[]
}

/** Each start on a page of its own, as a customer's is; the two programs take turns. */
const boots = async (page: Page, shape: Shape, events: number): Promise<Boot> => {
  await page.evaluate(([kind, count]) => window.bench.fill(kind, count), [shape, events] as const)
  const [floor, portal]: [number[], number[]] = [[], []]
  for (let n = 0; n < 5; n++) {
    await page.reload()
    floor.push(await page.evaluate(kind => window.bench.floorBoot(kind), shape))
    await page.reload()
    portal.push(await page.evaluate(kind => window.bench.boot(kind), shape))
  }
  await page.evaluate(kind => window.bench.keepSnapshot(kind), shape)
  const quick: number[] = []
  for (let n = 0; n < 5; n++) {
    await page.reload()
    quick.push(await page.evaluate(kind => window.bench.boot(kind), shape))
  }
  return { shape, floor: median(floor), portal: median(portal), quick: median(quick) }
}

/** On a page of its own, as a customer's is. */
const slowedTyping = async (page: Page, kind: TypedPage): Promise<Typing> => {
  await page.reload()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return page.evaluate(which => window.bench.typing(which, 60), kind)
}

export const launch = () =>
  chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Collecting garbage on many threads takes more or less time by what else the machine does.
      '--js-flags=--single-threaded-gc',
    ],
  })

export const serve = (folder: string, outDir: string) =>
  preview({
    configFile: false,
    logLevel: 'error',
    root: folder,
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  })

/** An answer, and a record as large as the largest customers of an office. */
const hashesOf = [
  { letters: 20, rounds: 60 },
  { letters: 1_000_000, rounds: 6 },
] as const

/** What the hashes cost; on pages of their own, one of them built without. */
export const hashFigures = (): Promise<readonly HashCost[]> =>
  inFolder(async folder => {
    const [hashed, bare] = [join(folder, 'hashed'), join(folder, 'bare')]
    await buildPage('test/bench/page', hashed, false)
    await buildPage('test/bench/page', bare, false, [[/^\.\.?\/(log\/)?hashChain$/, 'test/bench/page/unchained.ts']])
    const servers = [await serve(folder, hashed), await serve(folder, bare)]
    const [atHashed = '', atBare = ''] = servers.map(({ resolvedUrls }) => resolvedUrls?.local[0])
    const browser = await launch()
    try {
      const costs: HashCost[] = []
      for (const { letters, rounds } of hashesOf)
        costs.push(await hashCost(browser, { hashed: atHashed, bare: atBare }, letters, rounds))
      return costs
    } finally {
      await browser.close()
      for (const server of servers) await server.close()
    }
  })

/** Everything that only a browser can tell. */
export const browserFigures = (): Promise<BrowserFigures> =>
  inFolder(async folder => {
    const outDir = join(folder, 'page')
    await buildPage('test/bench/page', outDir, true)
    const server = await serve(folder, outDir)
    const browser = await launch()
    try {
      const page = await browser.newPage()
      page.setDefaultTimeout(300_000)
      await page.goto(server.resolvedUrls?.local[0] ?? '')
      const core = await page.evaluate(() => window.bench.coreFigures())
      const found = [await boots(page, 'many', 10_000), await boots(page, 'one', 10_000)]
      const commits = await page.evaluate(() => window.bench.commits(400))
      await page.evaluate(() => window.bench.removeAll())
      const typing = [await slowedTyping(page, 'loanParts'), await slowedTyping(page, 'largestStep')]
      const hashes = await hashFigures()
      return { version: browser.version(), core, boots: found, commits, hashes, typing }
    } finally {
      await browser.close()
      await server.close()
    }
  })
