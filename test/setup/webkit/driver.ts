import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../freePort'
import { findWebkit } from './programs'

export interface Driver {
  readonly url: string
  /** The browser that it starts. */
  readonly browser: string
  /** Ends it, its browsers and its screen. */
  readonly close: () => void
}

/** Larger than any window of a journey. */
const screenSize = '1600x1400x24'

/** The browser's own bar would keep its window at 447 pixels: it may be as narrow as a phone. */
const narrowBar = `toolbar, toolbar *, headerbar, headerbar *, entry, entry *, button, button *, tabs, tabs * {
  padding: 0; margin: 0; min-width: 0; min-height: 0; border-width: 0; font-size: 1px;
}
`

const patience = 60_000

/** Waits until it hears. */
const heard = async (url: string): Promise<void> => {
  for (let left = patience; left > 0; left -= 100) {
    const answers = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (answers) return
    await setTimeout(100)
  }
  throw new Error('WebKitWebDriver was started and does not answer.')
}

/**
 * Starts a WebKitWebDriver on a screen and a session bus of its own: there need be none, and nothing shows on the screen of
 * whoever runs this.
 * @param home a folder for its settings
 */
export const startDriver = async (home: string): Promise<Driver> => {
  const { driver, browser, screen, bus } = findWebkit()
  mkdirSync(join(home, 'gtk-3.0'))
  writeFileSync(join(home, 'gtk-3.0', 'gtk.css'), narrowBar)
  const port = await freePort()
  const child = spawn(screen, ['-a', '-s', `-screen 0 ${screenSize}`, bus, '--', driver, `--port=${port}`], {
    stdio: 'ignore',
    // A group of its own: the screen, the bus and the browsers end with it.
    detached: true,
    // Of the desktop's services that a bus would start for it, it needs none.
    env: { ...process.env, XDG_CONFIG_HOME: home, GTK_USE_PORTAL: '0', NO_AT_BRIDGE: '1', LC_ALL: 'C.UTF-8' },
  })
  const close = (): void => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
    } catch {
      // It has ended already.
    }
  }
  // Also where this process ends in the middle.
  process.once('exit', close)
  const url = `http://127.0.0.1:${port}`
  await heard(url)
  return { url, browser, close }
}
