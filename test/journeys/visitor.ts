import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'

/** Somebody at a browser of their own. */
export interface Visitor {
  readonly page: Page
  readonly context: BrowserContext
  /** Fails when anything was said on the console, threw, or was stopped by the page's policy. */
  readonly expectSilence: () => void
}

// A call that is refused or breaks off is told on the console by Chromium itself; the portal can say nothing against it.
const byTheBrowser = /^Failed to load resource/

/** A new browser profile with one page, and an ear for all that goes wrong in any of its pages. */
export const newVisitor = async (browser: Browser, more: BrowserContextOptions = {}): Promise<Visitor> => {
  const context = await browser.newContext({
    locale: 'nl-NL',
    viewport: { width: 1280, height: 800 },
    ...more,
  })
  const said: string[] = []
  context.on('console', message => {
    const worth = message.type() === 'error' || message.type() === 'warning'
    if (worth && !byTheBrowser.test(message.text())) said.push(message.text())
  })
  context.on('weberror', error => said.push(error.error().message))
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  return { page, context, expectSilence: () => expect(said).toEqual([]) }
}
