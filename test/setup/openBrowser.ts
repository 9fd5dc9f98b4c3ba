import type { Browser } from 'playwright-core'
import { watchFocus } from '../journeys/focusKept'
import { launchBrowser } from './browser'

let opened: Promise<Browser> | null = null

/** Whoever opens a profile in it is held to the law of the focus. */
const watched = async (): Promise<Browser> => {
  const browser = await launchBrowser()
  const open = browser.newContext.bind(browser)
  browser.newContext = async options => {
    const context = await open(options)
    await watchFocus(context)
    return context
  }
  return browser
}

/** The browser of this worker, which its journeys share; it goes with the worker. Another one when it died. */
export const openBrowser = async (): Promise<Browser> => {
  opened ??= watched()
  const browser = await opened
  if (browser.isConnected()) return browser
  opened = watched()
  return opened
}

/** Whoever is still at the shared browser leaves it. */
export const leaveBrowser = async (): Promise<void> => {
  for (const context of (await opened)?.contexts() ?? []) await context.close()
}
