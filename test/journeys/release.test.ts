import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { launchBrowser } from '../setup/browser'
import { type Account, newAccount } from './adversity/office'
import { storedToken } from './adversity/storedSession'
import { type Visitor, visitorAt } from './adversity/visitor'

const street = 'customer.address.street'

let browser: Browser
let context: BrowserContext
let account: Account

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

beforeEach(async () => {
  context = await browser.newContext({ locale: 'nl-NL', viewport: { width: 1280, height: 900 } })
  account = await newAccount({ first_name: 'Noa', last_name: 'Hendriks' })
  return () => context.close()
})

const mark = '.next'
const renamed = (text: string): string => text.replace(/(-[\w-]{8})\.(js|css)\b/g, `$1${mark}.$2`)

/** From now on the server has a newer build: its files have other names, and those of before are gone. */
const release = async (): Promise<void> => {
  // A page that is answered here is of no server on this machine, which those may then not be called from.
  await context.grantPermissions(['local-network-access'])
  await context.route(`${inject('portalUrl')}/**`, async route => {
    const url = new URL(route.request().url())
    const isScript = /\.(js|css)$/.test(url.pathname)
    if (isScript && !url.pathname.includes(mark))
      return route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found.\n' })
    // A server that closes a line it kept just as it is used again is asked once more.
    const response = await route.fetch({ url: url.href.replace(mark, ''), maxRetries: 3 }).catch(() => null)
    // The page went while it was on its way; so it may below.
    if (response === null) return route.abort().catch(() => undefined)
    const isText = isScript || (response.headers()['content-type'] ?? '').startsWith('text/html')
    const text = isText ? await response.text().catch(() => '') : ''
    return route.fulfill(isText ? { response, body: renamed(text) } : { response }).catch(() => undefined)
  })
}

const newPage = async (): Promise<readonly [Page, Visitor]> => {
  const page = await context.newPage()
  return [page, visitorAt(page)]
}

/** Answers on this device, and nobody logged in. */
const fillAndLeave = async (): Promise<void> => {
  const [page, visitor] = await newPage()
  await visitor.logInByLink(account)
  await visitor.press('Start met invullen')
  await visitor.fill(street, 'Singel')
  await visitor.kept()
  await page.getByRole('button', { name: 'Uitloggen' }).click()
  await visitor.press('Bewaren op dit apparaat')
  await visitor.at('/login')
  await page.close()
}

test('a login that was open when a new build came says so, and goes on with that build and every answer', async () => {
  await fillAndLeave()
  const [page, visitor] = await newPage()
  // It was left before what comes after it was there.
  await page.route('**/assets/wizard-*.js', route => route.abort())
  await visitor.go('/login')
  await page.waitForLoadState('networkidle')
  await release()
  await page.unrouteAll()
  await visitor.logIn(account)
  await visitor.says('Er is een nieuwe versie van dit portaal.')
  expect(await page.getByText('internetverbinding').count()).toBe(0)
  // Nobody has read the log: nothing is said about it.
  expect(await page.getByText('bewaard').count()).toBe(0)
  expect(await storedToken(page)).not.toBeNull()
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await page.getByRole('heading', { level: 1, name: /^Welkom/ }).waitFor()
  await visitor.go('/personal_details')
  await visitor.kept()
  expect(await visitor.value(street)).toBe('Singel')
  const scripts = await page.evaluate(() => [...document.scripts].map(({ src }) => src))
  expect(scripts.every(src => src.includes('.next.'))).toBe(true)
})

/** The login fetches what comes after it once the browser has nothing to do, which a busy machine puts off. */
const holds = (page: Page, names: readonly string[]): Promise<unknown> =>
  page.waitForFunction(
    all =>
      all.every(name =>
        performance.getEntriesByType('resource').some(one => new RegExp(`/assets/${name}-[^/]*js$`).test(one.name)),
      ),
    names,
  )

test('a login that held the old build’s wizard goes on, and its steps say that there is a newer one', async () => {
  await fillAndLeave()
  const [page, visitor] = await newPage()
  await visitor.go('/login')
  await holds(page, ['wizard', 'hall', 'overAxios'])
  await page.waitForLoadState('networkidle')
  await release()
  await visitor.logIn(account)
  await visitor.at('/intro')
  await page.getByRole('button', { name: 'Start met invullen' }).click()
  await visitor.says('Er is een nieuwe versie van dit portaal')
  expect(await page.getByText('internetverbinding').count()).toBe(0)
  await page.reload()
  await visitor.kept()
  expect(await visitor.value(street)).toBe('Singel')
})

test('a login without the code of its calls, when a new build came, says so and keeps what was typed', async () => {
  const [page, visitor] = await newPage()
  await page.route('**/assets/{overAxios,wizard}-*.js', route => route.abort())
  await visitor.go('/login')
  await page.waitForLoadState('networkidle')
  await release()
  await page.unrouteAll()
  await visitor.logIn(account)
  await visitor.says('Er is een nieuwe versie van dit portaal. Laad de pagina opnieuw')
  await expect.poll(() => page.getByLabel('Gebruikersnaam', { exact: true }).inputValue()).toBe(account.username)
  expect(await page.getByText('internetverbinding').count()).toBe(0)
  await page.reload()
  await visitor.logIn(account)
  await visitor.at('/intro')
})

test('an inventory that was open when a new build came is filled in to the end, and a reload brings the new one', async () => {
  const [page, visitor] = await newPage()
  await visitor.logInByLink(account)
  await visitor.press('Start met invullen')
  await visitor.fillFirstStep()
  await page.waitForLoadState('networkidle')
  await release()
  await visitor.toSending()
  await page.getByRole('heading', { level: 1, name: 'Gegevens versturen' }).waitFor()
  await visitor.go('/personal_details')
  await visitor.kept()
  expect(await visitor.value(street)).toBe('Kade')
})
