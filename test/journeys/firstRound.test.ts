import type { Browser, Route } from 'playwright-core'
import { beforeAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../setup/openBrowser'
import { newVisitor } from './visitor'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

/** What is asked, without the digests in its name. */
const askedFor = (routes: readonly Route[]): readonly string[] =>
  routes.map(route => new URL(route.request().url()).pathname.replace(/-[\w-]{8}\./, '.')).sort()

test('the login can be filled in after the page and one round of requests that begin together', async () => {
  const { page, expectSilence } = await newVisitor(browser)
  const held: Route[] = []
  // Nothing is answered but the page itself: what is asked then, the page asks by itself.
  await page.route('**/*', route => (route.request().isNavigationRequest() ? route.continue() : void held.push(route)))
  await page.goto(`${inject('portalUrl')}/login`, { waitUntil: 'commit' })
  await expect.poll(() => askedFor(held)).toEqual(['/assets/index.css', '/assets/index.js', '/portal.json'])
  const round = held.splice(0)
  for (const route of round) await route.continue()
  // What is asked after it (the typeface, the office's look, what comes after the login) is not answered.
  const username = page.getByLabel('Gebruikersnaam', { exact: true })
  await username.fill('noa')
  expect(await username.inputValue()).toBe('noa')
  expect(askedFor(held)).not.toContain('/portal.json')
  expectSilence()
})
