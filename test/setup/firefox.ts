import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, firefox, type LaunchOptions } from 'playwright-core'
import { installPackage, isProgram, programAmong } from './program.ts'

/** Where a Firefox of its makers or of Debian is, or null: FIREFOX_PATH, the path, the usual folders. */
export const firefoxPath = (): string | null => {
  const named = process.env.FIREFOX_PATH
  if (named !== undefined && named !== '') return isProgram(named) ? named : null
  return programAmong(['firefox-esr', 'firefox'], ['/usr/bin', '/Applications/Firefox.app/Contents/MacOS'])
}

/** Where a Firefox is. Throws when there is none: a journey without a browser fails, it is never skipped. */
export const findFirefox = (): string => {
  const path = firefoxPath()
  if (path === null) throw new Error('No Firefox was found. Install Firefox, or name it with FIREFOX_PATH.')
  return path
}

/** Fetches a Firefox when there is none: Debian's, for root. The path, or null. */
export const provideFirefox = (): string | null => {
  if (firefoxPath() !== null || process.env.FIREFOX_PATH) return firefoxPath()
  process.stdout.write('Fetching a Firefox for the journeys (once)...\n')
  installPackage('firefox-esr')
  return firefoxPath()
}

let downloads: string | null = null

/** Where this process's Firefox puts what is downloaded. */
export const downloadsFolder = (): string => {
  if (downloads !== null) return downloads
  const folder = mkdtempSync(join(tmpdir(), 'klantportaal-downloads-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  downloads = folder
  return folder
}

/** How this Firefox is started: as its users have it, but for what it does on the network by itself, and asks. */
export const firefoxOptions = (): LaunchOptions => ({
  // Playwright's name for a Firefox that it did not build.
  channel: 'moz-firefox',
  executablePath: findFirefox(),
  downloadsPath: downloadsFolder(),
  firefoxUserPrefs: {
    'app.update.enabled': false,
    'browser.safebrowsing.malware.enabled': false,
    'browser.safebrowsing.phishing.enabled': false,
    // What shows a download, a list that folds out or a tab for a PDF, takes the keyboard from the page that a journey is at.
    'browser.download.alwaysOpenPanel': false,
    'pdfjs.disabled': true,
    // Also after it was killed many times.
    'browser.sessionstore.resume_from_crash': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'toolkit.startup.max_resumed_crashes': -1,
    'toolkit.telemetry.enabled': false,
    // A mouse, which points exactly and can hover (2 and 4): without windows it has none.
    'ui.primaryPointerCapabilities': 6,
    'ui.allPointerCapabilities': 6,
  },
})

/** A headless Firefox; arguments that Chromium would understand are left out. */
export const launchFirefox = ({ args: _, ...options }: LaunchOptions = {}): Promise<Browser> =>
  firefox.launch({ ...options, ...firefoxOptions() })
