import type { Browser, Page } from 'playwright-core'
import { afterEach, beforeAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../setup/openBrowser'
import { lookAt } from './look'
import { mouse } from './mouse'
import { fault, inventoryOf, noFaults } from './office'
import { put, readyToSend, sendButton, sent } from './ready'
import { button, card, onScreen, option, says, textField } from './screen'
import { toStep } from './wizard'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

afterEach(() => noFaults())

/** The body of the next inventory that leaves the page. */
const goesOut = async (page: Page): Promise<string | null> => {
  const request = await page.waitForRequest(one => one.method() === 'PUT' && one.url().endsWith(put))
  return request.postData()
}

/** From four on, employers are rows that fold. */
const withFourEmployers = async (page: Page): Promise<void> => {
  await option(page, 'Bent u in loondienst?', 'Ja').check()
  const cards = page.getByRole('region', { name: /^Werkgever \d/ })
  await cards.first().waitFor()
  for (let at = (await cards.count()) + 1; at <= 4; at++) {
    await button(page, 'Werkgever toevoegen').click()
    const fields = card(page, `Werkgever ${at}`)
    await textField(fields, 'Werkgever').fill(`Bedrijf ${at}`)
    await textField(fields, 'In dienst sinds').fill('01-02-2020')
    await textField(fields, 'Functie').fill('Adviseur')
  }
}

test('what is on its way stays as it was sent after a reload, can go once more, and cannot be changed', async () => {
  const { page, invited } = await readyToSend(browser, 'onderweg', 'financial_advice', withFourEmployers)
  const main = page.getByRole('main')
  await fault(put, { method: 'PUT', delay_ms: 600_000, times: 1 })
  await fault(put, { method: 'GET', status: 503 })
  const first = goesOut(page)
  await button(page, sendButton).click()
  const sentFirst = await first
  await says(main.getByRole('status'), 'Uw gegevens worden verstuurd')
  await page.reload()
  // The office does not say who the customer is either: that ends no session.
  await onScreen(page, 'Gegevens versturen')
  await says(main, /nog niet bevestigd/)
  await says(main, /U kunt uw antwoorden pas weer wijzigen als duidelijk is dat er niets is ontvangen/)
  expect(await main.getByText('Documenten toevoegen').count()).toBe(0)
  await lookAt(page, 'complete-unclear')
  await toStep(mouse, page, 'Persoonlijke gegevens')
  await onScreen(page, 'Persoonlijke gegevens')
  await says(main, /Het is nog niet duidelijk of uw adviseur uw gegevens heeft ontvangen/)
  await expect.poll(() => textField(page, 'Roepnaam').isDisabled()).toBe(true)
  // What is folded can be seen, and not changed.
  await main.getByRole('button', { name: /^Werkgever 4/ }).click()
  const fourth = card(page, 'Werkgever 4')
  await expect.poll(() => textField(fourth, 'Functie').inputValue()).toBe('Adviseur')
  await expect.poll(() => textField(fourth, 'Functie').isDisabled()).toBe(true)
  expect(await main.getByRole('button', { name: /Verwijderen|toevoegen/ }).count()).toBe(0)
  await lookAt(page, 'step-locked')
  await button(page, 'Sluiten: Werkgever 4: Bedrijf 4').click()
  await fourth.waitFor({ state: 'detached' })
  // Nothing could be taken in: nobody is sent through DigiD for that.
  await page.goto(`${inject('portalUrl')}/aqopi`)
  await says(main, /Het is nog niet duidelijk of uw adviseur uw gegevens heeft ontvangen/)
  expect(await page.locator('iframe').count()).toBe(0)
  await lookAt(page, 'aqopi-locked')
  await main.getByRole('button', { name: 'Naar versturen' }).first().click()
  await onScreen(page, 'Gegevens versturen')
  const again = goesOut(page)
  await button(page, 'Dezelfde gegevens nog een keer versturen').click()
  // Byte for byte.
  expect(await again).toBe(sentFirst)
  await onScreen(page, sent)
  await inventoryOf(invited)
})
