import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from '../setup/browser'
import { enter } from './account'
import { lookAt } from './look'
import { callsTo, fault, invite, noFaults } from './office'
import { onScreen, option, saved, says, textField } from './screen'
import { expectInSight } from './sight'
import { newVisitor, type Visitor } from './visitor'

const byId = '/api/portal/jumba/properties/'

let browser: Browser
let visitor: Visitor
let page: Page

beforeAll(async () => {
  browser = await launchBrowser()
  visitor = await newVisitor(browser)
  page = visitor.page
  await enter(page, await invite('full', 'woning', { prefill: true }))
})

afterAll(() => browser?.close())
afterEach(async () => {
  await noFaults()
  visitor.expectSilence()
})

// One customer and one visit: each test goes on where the one before it ended.

const open = async (path: string, title: string): Promise<void> => {
  await page.goto(inject('portalUrl') + path)
  await onScreen(page, title)
}

test('the wanted home is looked up as it is typed; an answer for an older address never shows', async () => {
  await open('/current_living_condition', 'Uw woonsituatie')
  await option(page, 'Wilt u een nieuwbouwwoning kopen?', 'Nee').check()
  await option(page, 'Weet u al welke woning u wilt kopen?', 'Ja').check()
  await textField(page, 'Postcode').fill('1234AB')
  const before = await callsTo('GET', `${byId}1234AB-10`)
  await fault(`${byId}1234AB-10`, { delay_ms: 2500, times: 1 })
  await textField(page, 'Huisnummer').fill('10')
  await expect.poll(() => callsTo('GET', `${byId}1234AB-10`), { timeout: 10_000 }).toBe(before + 1)
  await textField(page, 'Huisnummer').fill('12')
  await says(page.getByRole('article'), 'Proefstraat 12')
  await page.waitForTimeout(2500)
  expect(await page.getByRole('article').getByText('Proefstraat 10').count()).toBe(0)
  await lookAt(page, 'homes, wanted')
  await textField(page, 'Huisnummer').fill('16')
  await says(page.getByRole('article'), 'Geen resultaat')
  await textField(page, 'Huisnummer').fill('9999')
  await says(page, 'Woning niet gevonden.')
})

test('the home and the children that were filled in elsewhere are shown; without an address there is a way to it', async () => {
  await option(page, 'Wilt u een nieuwbouwwoning kopen?', 'Ja').check()
  await says(page.getByRole('article'), 'Maliesingelhof 12 A')
  await open('/children', 'Kinderen')
  await says(page.getByRole('table', { name: 'Kinderen die thuis wonen' }), 'Tess')
  await lookAt(page, 'homes, children')
  await open('/personal_details', 'Persoonlijke gegevens')
  await textField(page, 'Straat').first().fill('')
  await saved(page)
  await open('/current_living_condition', 'Uw woonsituatie')
  await says(page, 'Geen adres opgegeven')
  await lookAt(page, 'homes, no address')
  await page.getByRole('link', { name: 'Vul uw adres in bij uw persoonlijke gegevens' }).click()
  await onScreen(page, 'Persoonlijke gegevens')
  await expectInSight(textField(page, 'Postcode').first())
})
