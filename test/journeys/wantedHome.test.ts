import type { Browser, Page } from 'playwright-core'
import { afterEach, beforeAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../setup/openBrowser'
import { enter } from './account'
import { openCardOf } from './cards'
import { lookAt } from './look'
import { fault, invite, noFaults } from './office'
import { onScreen, option, saved, says, textField } from './screen'
import { expectInSight } from './sight'
import { newVisitor, type Visitor } from './visitor'

const byId = '/api/portal/jumba/properties/'

let browser: Browser
let visitor: Visitor
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
  visitor = await newVisitor(browser)
  page = visitor.page
  await enter(page, await invite('full', 'woning', { prefill: true }))
})

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
  await fault(`${byId}1234AB-10`, { delay_ms: 600_000, times: 1 })
  const asking = page.waitForRequest(request => new URL(request.url()).pathname === `${byId}1234AB-10`)
  await textField(page, 'Huisnummer').fill('10')
  const older = await asking
  await textField(page, 'Huisnummer').fill('12')
  await says(page.getByRole('article'), 'Proefstraat 12')
  await noFaults()
  // Nothing when the portal no longer waits for it.
  await (await older.response())?.finished()
  await lookAt(page, 'homes, wanted')
  expect(await page.getByRole('article').getByText('Proefstraat 10').count()).toBe(0)
  await textField(page, 'Huisnummer').fill('16')
  await says(page.getByRole('article'), 'Geen resultaat')
  await says(page.getByRole('article'), '(geen foto)')
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
  await openCardOf(page, textField(page, 'Straat').first(), 'Adres')
  await textField(page, 'Straat').first().fill('')
  await saved(page)
  await open('/current_living_condition', 'Uw woonsituatie')
  await says(page, 'Geen adres opgegeven')
  await lookAt(page, 'homes, no address')
  await page.getByRole('link', { name: 'Vul uw adres in bij uw persoonlijke gegevens' }).click()
  await onScreen(page, 'Persoonlijke gegevens')
  await expectInSight(textField(page, 'Postcode').first())
})
