import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { browserFlags, findBrowser, inFirefox } from '../../setup/browser'
import type { KillableBrowser } from './killable'
import { startKillableFirefox } from './killableFirefox'

const later = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

const addressIn = async (folder: string, child: ChildProcess): Promise<string> => {
  for (let tries = 0; tries < 400; tries++) {
    if (child.exitCode !== null) throw new Error(`Chromium ended with status ${child.exitCode}`)
    try {
      const [port, path] = readFileSync(join(folder, 'DevToolsActivePort'), 'utf8').split('\n')
      if (port !== undefined && path !== undefined && path !== '') return `ws://127.0.0.1:${port}${path}`
    } catch {
      // Chromium writes it once it listens.
    }
    await later(25)
  }
  throw new Error('Chromium did not start')
}

/** Playwright's own launch knows no process to kill, so this one is spawned, in a process group of its own. */
const startKillableChromium = async (folder: string): Promise<KillableBrowser> => {
  rmSync(join(folder, 'DevToolsActivePort'), { force: true })
  const child = spawn(
    findBrowser(),
    [
      ...browserFlags,
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${folder}`,
      '--lang=nl-NL',
      '--window-size=1280,900',
      '--disable-breakpad',
      '--no-default-browser-check',
      '--hide-crash-restore-bubble',
      'about:blank',
    ],
    { stdio: 'ignore', detached: true },
  )
  const gone = new Promise<void>(resolve => child.once('exit', () => resolve()))
  const browser: Browser = await chromium.connectOverCDP(await addressIn(folder, child))
  const [context] = browser.contexts()
  if (context === undefined) throw new Error('Chromium has no window')
  const page = context.pages()[0] ?? (await context.newPage())
  const kill = async (): Promise<void> => {
    // A group, because the browser's children would write on for a moment.
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
    await gone
    await browser.close().catch(() => undefined)
  }
  const close = async (): Promise<void> => {
    const session = await browser.newBrowserCDPSession()
    await session.send('Browser.close').catch(() => undefined)
    await gone
    await browser.close().catch(() => undefined)
  }
  return { page, kill, close }
}

/** Starts the browser of this run on the profile in this folder. */
export const startKillable = (folder: string): Promise<KillableBrowser> =>
  inFirefox ? startKillableFirefox(folder) : startKillableChromium(folder)
