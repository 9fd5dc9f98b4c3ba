import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { patience } from '../setup/eventually'

/** Somebody at a browser of their own. */
export interface Visitor {
  readonly page: Page
  readonly context: BrowserContext
  /** Fails when anything was said on the console, threw, or was stopped by the page's policy. */
  readonly expectSilence: () => void
}

// A call that is refused or breaks off is told on the console by Chromium itself; the portal can say nothing against it.
const byTheBrowser = /^Failed to load resource/
// One that broke off Firefox tells as a breach of its policy, for either of these reasons.
const byFirefox = /^The Same Origin Policy .*\(Reason: (CORS request did not succeed|Multiple CORS header)/
// To take a picture, a style is put in the page: Firefox tells that the page's policy stops it.
const byPictures = /\(style-src-elem\)/
const isOurs = (text: string): boolean =>
  !byTheBrowser.test(text) && !byFirefox.test(text) && (process.env.SHOTS === undefined || !byPictures.test(text))

/** As everybody has it who did not ask for less; every picture of what moves takes time, so most ask for less. */
export const allMotion = { reducedMotion: 'no-preference' } as const
export const littleMotion = { reducedMotion: 'reduce' } as const

/**
 * A new browser profile with one page, and an ear for all that goes wrong in any of its pages. Little moves there, unless
 * `more` says `allMotion`.
 */
export const newVisitor = async (browser: Browser, more: BrowserContextOptions = {}): Promise<Visitor> => {
  const context = await browser.newContext({
    locale: 'nl-NL',
    viewport: { width: 1280, height: 800 },
    ...littleMotion,
    ...more,
  })
  const said: string[] = []
  context.on('console', message => {
    const worth = message.type() === 'error' || message.type() === 'warning'
    if (worth && isOurs(message.text())) said.push(message.text())
  })
  context.on('weberror', error => {
    const { message } = error.error()
    if (isOurs(message)) said.push(message)
  })
  const page = await context.newPage()
  context.setDefaultTimeout(patience)
  return { page, context, expectSilence: () => expect(said).toEqual([]) }
}
