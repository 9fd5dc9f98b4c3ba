import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { openHelpLabel } from '../../domain/texts/helpLabels'
import { end } from '../../ui/serve/portalFiles'
import { openBrowser } from '../setup/openBrowser'
import { type ReleaseServer, startReleaseServer } from '../setup/releaseServer'
import { type Account, newAccount } from './adversity/office'
import { sendButton, type Visitor, visitorAt } from './adversity/visitor'
import { onceMore } from './variant'
import { littleMotion } from './visitor'

const street = 'customer.address.street'

type Answers = ReleaseServer['answers']

let server: ReleaseServer
let context: BrowserContext
let account: Account

beforeEach(async () => {
  server = await startReleaseServer(inject('distDir'), inject('officeUrl'), inject('providerUrl'))
  context = await (await openBrowser()).newContext({
    locale: 'nl-NL',
    viewport: { width: 1280, height: 900 },
    ...littleMotion,
  })
  account = await newAccount({ first_name: 'Noa', last_name: 'Hendriks' })
})
afterEach(async () => {
  await context.close()
  await server.close()
})

const newTab = async (): Promise<readonly [Page, Visitor]> => {
  const page = await context.newPage()
  return [page, visitorAt(page)]
}

/** The same link at this server. */
const linkHere = (): string => server.url + account.loginUrl.slice(new URL(account.loginUrl).origin.length)

const begun = async (): Promise<readonly [Page, Visitor]> => {
  const [page, visitor] = await newTab()
  await page.goto(linkHere())
  await visitor.press('Start met invullen')
  await visitor.at('/personal_details')
  return [page, visitor]
}

/** The service worker holds this release. */
const worksHere = (page: Page): Promise<unknown> =>
  page.evaluate(async () => void (await navigator.serviceWorker.ready))

/** The paths of all that the caches of this host hold, and all of it as text. */
const cached = (page: Page): Promise<{ readonly paths: readonly string[]; readonly text: string }> =>
  page.evaluate(async () => {
    const found: [string, string][] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const key of await cache.keys())
        found.push([new URL(key.url).pathname, (await (await cache.match(key))?.text()) ?? ''])
    }
    return { paths: found.map(([path]) => path).sort(), text: found.map(([, text]) => text).join('\n') }
  })

/** How many workers this host has. */
const registrations = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

const filesOfBuild = (): readonly string[] => {
  const assets = readdirSync(join(inject('distDir'), 'assets')).filter(name => !/\.(?:br|gz)$/.test(name))
  return [...assets.map(name => `/assets/${name}`), '/favicon.ico', '/icon.svg', '/index.html', '/portal.json'].sort()
}

test('a first opening waits for nothing of the worker, which then keeps the files of the build and nothing of anyone, until the host says no', async () => {
  const [page, visitor] = await newTab()
  await page.goto(linkHere())
  await page.getByRole('button', { name: 'Start met invullen' }).waitFor()
  expect(server.asked.filter(path => /worker|pdfChunk|rareScreensChunk/.test(path))).toEqual([])
  await visitor.press('Start met invullen')
  await visitor.fillFirstStep()
  await visitor.kept()
  await worksHere(page)
  await page.reload()
  await visitor.kept()
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await visitor.toSending()
  await visitor.press(sendButton)
  await visitor.at('/success')
  const [other, second] = await newTab()
  account = await newAccount({ first_name: 'Noa', last_name: 'Hendriks' })
  await other.goto(linkHere())
  await second.press('Start met invullen')
  await second.fill(street, 'Singel')
  await other.getByRole('button', { name: 'Uitloggen' }).click()
  await second.press('Wissen')
  await second.at('/login')
  await expect.poll(async () => (await cached(other)).paths).toEqual(filesOfBuild())
  const { text } = await cached(other)
  expect(text).not.toMatch(/Noa|Hendriks|Singel/)
  await expect.poll(() => registrations(other)).toBe(1)
  server.change({ worker: false })
  await other.reload()
  await expect.poll(() => registrations(other)).toBe(0)
})

/** In the place of the worker's script. */
const answering =
  (status: number, type: string, body: string): Answers =>
  (path, response) => {
    if (!path.includes('-worker')) return false
    end(response, status, type, body)
    return true
  }
const reports = 'https://fouten.example'

test('opens without a line once it was open, keeps the policy of now, and goes where the server has it no more', async () => {
  const [page, visitor] = await begun()
  await visitor.fill(street, 'Singel')
  await visitor.kept()
  await worksHere(page)
  await expect.poll(async () => (await cached(page)).paths).toContain('/portal.json')
  server.isAway = true
  await page.reload()
  await visitor.kept()
  await expect.poll(() => visitor.value(street)).toBe('Singel')

  server.isAway = false
  server.change({ errorReports: `${reports}/klantportaal` })
  await page.reload()
  const policy = async (): Promise<string> =>
    page.evaluate(async () => {
      const kept = await caches.match('/index.html', { ignoreSearch: true })
      return kept?.headers.get('content-security-policy') ?? ''
    })
  await expect.poll(policy).toContain(reports)
  server.answers = answering(404, 'text/plain', 'Not found.')
  const answer = await page.reload()
  expect((await answer?.allHeaders())?.['content-security-policy']).toContain(reports)
  await visitor.kept()
  await expect.poll(() => registrations(page)).toBe(0)
})

const scriptsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...document.scripts].map(({ src }) => src))
const newer = 'Er is een nieuwe versie van dit portaal.'
/** Without leaving the field that is being typed in. */
const press = (button: Element): void => {
  if (button instanceof HTMLElement) button.click()
}

test('a new release waits until it is asked for, and then comes in every tab without a word lost', async () => {
  server.forgets = /rareScreensChunk/
  const [page, visitor] = await begun()
  await visitor.kept()
  await worksHere(page)
  await page.reload()
  await visitor.kept()
  await visitor.field(street).fill('Sing')
  server.release()
  const [other, second] = await newTab()
  await other.goto(`${server.url}/login`)
  await Promise.all([visitor.says(newer), second.says(newer)])
  expect(await scriptsOf(other)).toEqual(await scriptsOf(page))
  await other.getByRole('button', { name: 'Vernieuwen' }).click()
  await expect.poll(() => scriptsOf(other)).toEqual([expect.stringContaining('.next.')])
  // The other tab goes on, and reloads when it misses a part; nobody leaves the field for that.
  await expect.poll(() => visitor.value(street)).toBe('Sing')
  expect(await scriptsOf(page)).not.toEqual(await scriptsOf(other))
  await page.getByRole('button', { name: openHelpLabel }).evaluate(press)
  await expect.poll(() => scriptsOf(page)).toEqual(await scriptsOf(other))
  await visitor.kept()
  await expect.poll(() => visitor.value(street)).toBe('Sing')

  server.release()
  await visitor.field(street).fill('Singel')
  await other.goto(`${server.url}/login`)
  await page.getByRole('button', { name: 'Vernieuwen' }).evaluate(press)
  await expect.poll(() => scriptsOf(page)).toEqual([expect.stringContaining('.next.next.')])
  await visitor.kept()
  await expect.poll(() => visitor.value(street)).toBe('Singel')
})

const noWorkers = (): void => {
  Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined })
}
const refuses = (): void => {
  if ('serviceWorker' in navigator)
    navigator.serviceWorker.register = () => Promise.reject(new DOMException('No', 'SecurityError'))
}

const asUsual: Answers = () => false

const workers = [
  ['fails at installing', answering(200, 'text/javascript', 'oninstall = e => e.waitUntil(Promise.reject(1))'), null],
  ['is a page', answering(200, 'text/html', '<!doctype html>'), null],
  ['may not be registered, as in some private windows', asUsual, refuses],
  ['is not there, as in other private windows', asUsual, noWorkers],
] as const
for (const [at, [what, answers, before]] of workers.entries())
  test(`without a worker, since it ${what}, the page works and says nothing of it`, onceMore(at), async () => {
    server.answers = answers
    if (before !== null) await context.addInitScript(before)
    const faults: string[] = []
    context.on('weberror', error => faults.push(error.error().message))
    const [page, visitor] = await begun()
    await visitor.fill(street, 'Singel')
    await visitor.kept()
    if (before === null) await expect.poll(() => server.asked.some(path => path.includes('-worker'))).toBe(true)
    await page.reload()
    await visitor.kept()
    await expect.poll(() => visitor.value(street)).toBe('Singel')
    expect(faults).toEqual([])
  })
