import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { buildPortal } from '../setup/buildPortal'
import { openBrowser } from '../setup/openBrowser'
import { startPlainServer } from '../setup/plainServer'
import { storedToken } from './adversity/storedSession'
import { lookAt } from './look'
import { button, onScreen, says } from './screen'
import { newVisitor } from './visitor'

const plainDist = join(tmpdir(), `klantportaal-plain-${process.pid}`)
const fakeLogin = 'Inloggen als testgebruiker'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
  await buildPortal(plainDist, '')
})
afterAll(() => rmSync(plainDist, { recursive: true, force: true }))

const choose = (page: Page, type: string): Promise<unknown> =>
  page.getByLabel('Uitnodigingstype').selectOption({ value: type })

/** Everything that a build holds, names of files included. */
const bytesOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => `${entry.name}\n${readFileSync(join(entry.parentPath, entry.name), 'latin1')}`)
    .join('\n')

test('the test user fills in what a type asks, without a call to the office, and logs out', async () => {
  const { page, expectSilence } = await newVisitor(browser)
  const asked: string[] = []
  page.on('request', request => {
    if (request.url().startsWith(inject('officeUrl')) && !request.url().includes('/api/tenant/'))
      asked.push(`${request.method()} ${request.url()}`)
    if (request.headers().authorization !== undefined) asked.push('with a token')
  })
  await page.goto(`${inject('portalUrl')}/debug`)
  await button(page, fakeLogin).click()
  await says(page.getByRole('alert'), 'Kies een uitnodigingstype')
  expect(new URL(page.url()).pathname).toBe('/debug')
  await choose(page, 'debug')
  await button(page, fakeLogin).click()
  await page.waitForURL('**/debug_intro?invitationType=debug')
  await says(page, 'U bekijkt de testversie van de vragenlijst.')
  await lookAt(page, 'debug intro')
  // Another type in the address is another test user.
  await page.goto(`${inject('portalUrl')}/debug_intro?invitationType=mortgage`)
  await onScreen(page, 'Welkom bij De Hypotheekwacht')
  await page.goto(`${inject('portalUrl')}/debug_intro?invitationType=nergens`)
  await page.waitForURL('**/debug')
  await says(page.getByRole('alert'), 'Kies een uitnodigingstype')
  await page.goto(`${inject('portalUrl')}/debug_intro?invitationType=debug`)
  await says(page, 'U bekijkt de testversie van de vragenlijst.')
  await button(page, 'Start met invullen').click()
  await onScreen(page, 'Persoonlijke gegevens')
  await says(page, 'Testa')
  await page.goto(`${inject('portalUrl')}/debug`)
  await button(page.getByRole('main'), 'Uitloggen').click()
  await onScreen(page, 'Inloggen')
  expect(await storedToken(page)).toBeNull()
  expect(asked).toEqual([])
  expectSilence()
})

test('/debug stands in a browser that is not supported, and no other screen', async () => {
  const safari =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15'
  const { page } = await newVisitor(browser, { userAgent: safari })
  await page.goto(`${inject('portalUrl')}/debug`)
  await says(page, 'Uw browser: Safari')
  await says(page, 'Deze browser wordt hier niet ondersteund.')
  await button(page, 'Uitloggen').click()
  await onScreen(page, 'Niet ondersteunde browser')
})

test('a build for customers holds no byte of the fake login; its debug screen stands without, and is away where it is off', async () => {
  const [debugBytes, plainBytes] = [bytesOf(inject('distDir')), bytesOf(plainDist)]
  for (const mark of ['klantportaal-nep-token', fakeLogin, 'Nepveld', 'Nepbank', 'De testgebruiker heeft dit niet']) {
    expect(debugBytes, mark).toContain(mark)
    expect(plainBytes, mark).not.toContain(mark)
  }
  const server = await startPlainServer(plainDist, inject('officeUrl'), inject('providerUrl'))
  try {
    // The office lets no other origin in than its portal's, which the browser tells on the console.
    const { page } = await newVisitor(browser)
    await page.goto(`${server.url}/debug`)
    await onScreen(page, 'Debug')
    await button(page, 'Naar introductie').waitFor()
    expect(await button(page, fakeLogin).count()).toBe(0)
    // A host that is not named in portal.json has no debug screens.
    for (const path of ['/debug', '/debug_intro?invitationType=full']) {
      await page.goto(`${server.url.replace('localhost', 'kantoor.localhost')}${path}`)
      await onScreen(page, 'Inloggen')
      await expect.poll(() => new URL(page.url()).pathname).toBe('/')
    }
  } finally {
    await server.close()
  }
})
