import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Browser, chromium, type LaunchOptions } from 'playwright-core'

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const usualPlaces = [
  '/usr/bin',
  '/Applications/Google Chrome.app/Contents/MacOS',
  '/Applications/Chromium.app/Contents/MacOS',
]

/** Where a Chromium is, or null: CHROMIUM_PATH, the path, the usual folders, Playwright's own cache. */
export const browserPath = (): string | null => {
  const named = process.env.CHROMIUM_PATH
  if (named !== undefined && named !== '') return isProgram(named) ? named : null
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...usualPlaces]
  const candidates = folders.flatMap(folder => [...names, 'Google Chrome', 'Chromium'].map(name => join(folder, name)))
  return [...candidates, chromium.executablePath()].find(isProgram) ?? null
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

/** Fetches a browser when there is none: Playwright's own, else Debian's for root. The path, or null with reasons on the screen. */
export const provideBrowser = (): string | null => {
  if (browserPath() !== null || process.env.CHROMIUM_PATH) return browserPath()
  process.stdout.write('Fetching a Chromium for the journeys (once)...\n')
  const run = (command: string, args: readonly string[]): boolean =>
    spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  const playwright = join('node_modules', 'playwright-core', 'cli.js')
  if (run(process.execPath, [playwright, 'install', 'chromium']) && starts()) return browserPath()
  if (process.getuid?.() === 0 && run('apt-get', ['update', '-qq']))
    run('apt-get', ['install', '-y', '-qq', 'chromium'])
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

/** A headless Chromium that calls nobody but the pages it is sent to. */
export const launchBrowser = (options: LaunchOptions = {}): Promise<Browser> =>
  chromium.launch({ ...options, executablePath: findBrowser(), args: [...browserFlags, ...(options.args ?? [])] })
