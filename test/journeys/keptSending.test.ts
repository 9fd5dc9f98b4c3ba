import type { Browser, Page } from 'playwright-core'
import { afterEach, beforeAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../setup/openBrowser'
import { lookAt } from './look'
import { mouse } from './mouse'
import { fault, filesOf, inventoriesOf, inventoryOf, noFaults } from './office'
import { put, readyToSend, sendButton, sent } from './ready'
import { button, card, onScreen, option, says, textField } from './screen'
import { pdf, toStep } from './wizard'

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

/** Lets go of files over the page, as far as a script can: at the drop area, or at the page's heading beside it. */
const drop = (page: Page, where: 'area' | 'beside', ...names: readonly string[]): Promise<boolean> =>
  page.evaluate(
    ([at, text, ...all]) => {
      const dataTransfer = new DataTransfer()
      for (const name of all) dataTransfer.items.add(new File([text ?? ''], name, { type: 'application/pdf' }))
      const target = at === 'area' ? document.querySelector('label:has(> button)') : document.querySelector('h1')
      const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
      target?.dispatchEvent(event)
      return event.defaultPrevented
    },
    [where, pdf('gesleept').toString('latin1'), ...names],
  )

test('a document is dragged in, its sending is seen, and the farewell waits for who wants to read it', async () => {
  const { page, invited, expectSilence } = await readyToSend(browser, 'gesleept')
  const main = page.getByRole('main')
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await button(page, 'Documenten toevoegen').click()
  expect(await drop(page, 'beside', 'ernaast.pdf')).toBe(true)
  expect(await drop(page, 'area', 'loon.pdf', 'jaaropgave.pdf')).toBe(true)
  await row('jaaropgave.pdf').waitFor()
  expect(await row('ernaast.pdf').count()).toBe(0)
  await fault('/api/portal/file', { delay_ms: 600_000, times: 1 })
  await button(page, sendButton).click()
  await page.getByRole('progressbar', { name: 'Versturen: loon.pdf' }).waitFor()
  await says(main, 'Document 1 van 2 wordt verstuurd: loon.pdf')
  expect(await inventoriesOf(invited)).toEqual([])
  await page.clock.install()
  await noFaults()
  await onScreen(page, sent)
  await button(page, 'Wacht even').click()
  await says(main, 'U blijft op deze pagina tot u zelf uitlogt.')
  await lookAt(page, 'success-held')
  await page.clock.runFor(60_000)
  await onScreen(page, sent)
  await button(page, 'Uitloggen').click()
  await says(page, 'U bent nu uitgelogd')
  expect((await filesOf(invited)).map(({ filename }) => filename)).toEqual(['jaaropgave.pdf', 'loon.pdf'])
  await inventoryOf(invited)
  expectSilence()
})
