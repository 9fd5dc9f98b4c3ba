import type { Browser, Route } from 'playwright-core'
import { beforeAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../setup/openBrowser'
import { begin, enter } from './account'
import { invite } from './office'
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
  const [letters, ...needed] = [
    '/assets/source-sans-3-latin-wght-normal.woff2',
    '/assets/index.css',
    '/assets/index.js',
    '/portal.json',
  ]
  // The letters come beside it, and are not waited for.
  await expect.poll(() => askedFor(held)).toEqual([...needed, letters].sort())
  const isNeeded = (route: Route): boolean => askedFor([route]).some(path => needed.includes(path))
  for (const route of held.splice(0).filter(isNeeded)) await route.continue()
  const username = page.getByLabel('Gebruikersnaam', { exact: true })
  await username.fill('noa')
  expect(await username.inputValue()).toBe('noa')
  expect(askedFor(held)).not.toContain('/portal.json')
  // A visit comes while one fills in who one is.
  await expect.poll(() => askedFor(held)).toContain('/assets/visit.js')
  expectSilence()
})

test('no other script is there at the first step', async () => {
  const { page, expectSilence } = await newVisitor(browser)
  await enter(page, await invite('financial_advice', 'scripts'))
  await begin(page)
  const asked = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  expect(asked.filter(path => path.endsWith('.js')).map(path => path.replace(/-[\w-]{8}\./, '.'))).toEqual([
    '/assets/index.js',
    '/assets/visit.js',
  ])
  expectSilence()
})
