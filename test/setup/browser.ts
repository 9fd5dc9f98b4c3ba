import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { type Browser, chromium, type LaunchOptions } from 'playwright-core'
import { launchFirefox } from './firefox.ts'
import { installPackage, isProgram, programAmong, runs } from './program.ts'

/** The same engine without windows, which Playwright takes for headless work too: a journey takes a sixth less. */
const windowless = 'chromium-headless-shell'
const debians = '/usr/bin/chromium'
const names = [
  windowless,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'Google Chrome',
  'Chromium',
]
const usualPlaces = [
  '/usr/bin',
  '/Applications/Google Chrome.app/Contents/MacOS',
  '/Applications/Chromium.app/Contents/MacOS',
]

/** Where a Chromium is, or null: CHROMIUM_PATH, the path, the usual folders, Playwright's own cache. */
export const browserPath = (): string | null => {
  const named = process.env.CHROMIUM_PATH
  if (named !== undefined && named !== '') return isProgram(named) ? named : null
  return programAmong(names, usualPlaces) ?? [chromium.executablePath()].find(isProgram) ?? null
}

/** Where a Chromium is. Throws when there is none: a journey without a browser fails, it is never skipped. */
export const findBrowser = (): string => {
  const path = browserPath()
  if (path !== null) return path
  const named = process.env.CHROMIUM_PATH
  throw new Error(
    named
      ? `CHROMIUM_PATH=${named} is no program that can be run.`
      : 'No Chromium was found. Install Chromium or Chrome, or name it with CHROMIUM_PATH.',
  )
}

/**
 * Fetches a browser when there is none: Playwright's own, else Debian's for root, who gets its windowless one too. The
 * path, or null with reasons on the screen.
 */
export const provideBrowser = (): string | null => {
  if (process.env.CHROMIUM_PATH) return browserPath()
  if (browserPath() === null) {
    process.stdout.write('Fetching a Chromium for the journeys (once)...\n')
    const playwright = join('node_modules', 'playwright-core', 'cli.js')
    if (runs(process.execPath, [playwright, 'install', 'chromium']) && starts()) return browserPath()
    installPackage('chromium')
  }
  if (isProgram(debians) && programAmong([windowless], usualPlaces) === null) installPackage(windowless)
  return browserPath()
}

/** Playwright's own may be there and still lack libraries of the system. */
const starts = (): boolean => {
  const path = browserPath()
  return path !== null && spawnSync(path, ['--version']).status === 0
}

const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Chromium needs its sandbox off for root, and only then. */
export const browserFlags: readonly string[] = process.getuid?.() === 0 ? ['--no-sandbox', ...flags] : flags

/** Which browser the journeys use: BROWSER=firefox (`npm run test:firefox`), else Chromium. */
export const inFirefox = process.env.BROWSER === 'firefox'

/** The headless browser of this run, which calls nobody but the pages it is sent to. */
export const launchBrowser = (options: LaunchOptions = {}): Promise<Browser> =>
  inFirefox
    ? launchFirefox(options)
    : chromium.launch({ ...options, executablePath: findBrowser(), args: [...browserFlags, ...(options.args ?? [])] })
