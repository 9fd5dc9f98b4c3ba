import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { installPackage, isProgram, programAmong } from '../program'

/** What a WebKit that can be driven is made of. */
export interface Programs {
  /** WebKitWebDriver. */
  readonly driver: string
  /** The browser that WebKitGTK has beside it to try it with. */
  readonly browser: string
  /** Starts a program with a screen of its own, and one with a session bus of its own. */
  readonly screen: string
  readonly bus: string
}

const foldersIn = (folder: string, name: RegExp): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter(one => one.isDirectory() && name.test(one.name))
        .map(one => join(folder, one.name))
    : []

/** In Debian `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1`; elsewhere for another machine, or in `libexec`. */
const browserFolders = (): readonly string[] =>
  ['/usr/libexec', '/usr/lib64', '/usr/lib', ...foldersIn('/usr/lib', /-linux-gnu/)]
    .flatMap(folder => foldersIn(folder, /^webkit2?gtk-/))
    .sort()
    .reverse()

/** The one that is named, where one is; else the one that is found. */
const namedOr = (named: string | undefined, found: () => string | null): string | null =>
  named === undefined || named === '' ? found() : ([named].find(isProgram) ?? null)

const sought = () => ({
  driver: namedOr(process.env.WEBKIT_DRIVER_PATH, () => programAmong(['WebKitWebDriver'], ['/usr/bin'])),
  browser: namedOr(process.env.WEBKIT_BROWSER_PATH, () => programAmong(['MiniBrowser'], browserFolders())),
  screen: programAmong(['xvfb-run'], ['/usr/bin']),
  bus: programAmong(['dbus-run-session'], ['/usr/bin']),
})

/** Where a WebKit is that can be driven, or one plain sentence that says what is missing. */
export const webkitPrograms = (): Programs | string => {
  const { driver, browser, screen, bus } = sought()
  if (driver !== null && browser !== null && screen !== null && bus !== null) return { driver, browser, screen, bus }
  const missing = [
    driver === null && 'WebKitWebDriver',
    browser === null && "WebKitGTK's MiniBrowser",
    screen === null && 'xvfb-run',
    bus === null && 'dbus-run-session',
  ].filter(name => name !== false)
  return `No WebKit could be had: ${missing.join(', ')} not found (Debian: webkit2gtk-driver, xvfb, xauth, dbus-daemon).`
}

/** Where it is. Throws when there is none: a journey without a browser fails, it is never skipped. */
export const findWebkit = (): Programs => {
  const found = webkitPrograms()
  if (typeof found === 'string') throw new Error(found)
  return found
}

/** Fetches one when there is none: Debian's, for root. Whether there is one; what is missing is said. */
export const provideWebkit = (): boolean => {
  if (typeof webkitPrograms() !== 'string') return true
  if (!process.env.WEBKIT_DRIVER_PATH && !process.env.WEBKIT_BROWSER_PATH) {
    process.stdout.write('Fetching a WebKit for the journeys (once)...\n')
    for (const name of ['webkit2gtk-driver', 'xvfb', 'xauth', 'dbus-daemon']) installPackage(name)
  }
  const found = webkitPrograms()
  if (typeof found === 'string') process.stdout.write(`${found}\n`)
  return typeof found !== 'string'
}
