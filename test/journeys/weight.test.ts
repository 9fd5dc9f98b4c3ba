import { brotliCompressSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inFirefox, launchBrowser } from '../setup/browser'
import { newAccount } from './adversity/office'
import { visitorAt } from './adversity/visitor'

/**
 * What each part may weigh, in bytes of JavaScript by brotli: what it weighs, and a little. Whoever needs more of it says
 * why; whoever needs less moves the mark.
 */
const budget = { login: 124_300, wizard: 110_400 }

let browser: Browser
let page: Page
/** The scripts that came so far, by address. */
let scripts: Map<string, Promise<number>>

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

beforeEach(async () => {
  page = await browser.newPage()
  scripts = new Map()
  page.on('response', response => {
    if (!new URL(response.url()).pathname.endsWith('.js')) return
    scripts.set(
      response.url(),
      response.body().then(body => brotliCompressSync(body).length),
    )
  })
  return () => page.close()
})

/** What has come since the last time. */
const weight = async (): Promise<number> => {
  await page.waitForLoadState('networkidle')
  const bytes = await Promise.all(scripts.values())
  scripts.clear()
  return bytes.reduce((sum, more) => sum + more, 0)
}

test.skipIf(inFirefox)('the login and the wizard weigh no more than they may', async () => {
  const account = await newAccount({ first_name: 'Noa' })
  const visitor = visitorAt(page)
  await visitor.go('/login')
  await page.getByRole('button', { name: 'Inloggen' }).last().waitFor()
  const login = await weight()
  expect(login).toBeGreaterThan(50_000)
  expect(login).toBeLessThan(budget.login)
  await visitor.logIn(account)
  await visitor.at('/intro')
  await page.getByRole('button', { name: 'Start met invullen' }).waitFor()
  const wizard = await weight()
  expect(wizard).toBeGreaterThan(30_000)
  expect(wizard).toBeLessThan(budget.wizard)
})
