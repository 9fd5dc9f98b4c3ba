import type { Browser } from 'playwright-core'
import { launchBrowser } from './browser'

let opened: Promise<Browser> | null = null

/** The browser of this worker, which its journeys share; it goes with the worker. Another one when it died. */
export const openBrowser = async (): Promise<Browser> => {
  opened ??= launchBrowser()
  const browser = await opened
  if (browser.isConnected()) return browser
  opened = launchBrowser()
  return opened
}

/** Whoever is still at the shared browser leaves it. */
export const leaveBrowser = async (): Promise<void> => {
  for (const context of (await opened)?.contexts() ?? []) await context.close()
}
