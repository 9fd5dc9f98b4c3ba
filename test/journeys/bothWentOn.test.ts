import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../setup/openBrowser'
import { begin } from './account'
import { openCardOf, removeItem } from './cards'
import { downloadedFile } from './downloads'
import { lookAt } from './look'
import { chooseMore } from './more'
import { quickMouse } from './mouse'
import { filesOf, inventoryOf } from './office'
import { readyToSend, sendButton, sent } from './ready'
import { button, card, onScreen, saved, says, textField } from './screen'
import { newVisitor } from './visitor'
import { walk } from './walk'
import { pdf } from './wizard'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

const secret = 'vier gele fietsen'

const answer = async (page: Page, label: string, text: string): Promise<void> => {
  const field = textField(page, label).first()
  await openCardOf(page, field, label)
  await field.fill(text)
  await field.press('Enter')
}

const addLoon = async (page: Page, text: string): Promise<void> => {
  await button(page, 'Documenten toevoegen').press('Enter')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'loon.pdf', mimeType: 'application/pdf', buffer: pdf(text) })
  await page.getByRole('listitem').filter({ hasText: 'loon.pdf' }).waitFor()
  await saved(page)
}

/** Keeps the key of a password from being made until it is let go, as on a slow computer. */
const slowKey = async (page: Page): Promise<() => Promise<void>> => {
  await page.evaluate(() => {
    const { subtle } = crypto
    const made = subtle.deriveKey.bind(subtle)
    const freed = new Promise<void>(resolve => addEventListener('key may be made', () => resolve(), { once: true }))
    subtle.deriveKey = async (...how: Parameters<SubtleCrypto['deriveKey']>) => freed.then(() => made(...how))
  })
  return () => page.evaluate(() => void dispatchEvent(new Event('key may be made')))
}

const open = async (page: Page, buffer: Buffer): Promise<void> => {
  await page
    .getByLabel('Bestand', { exact: true })
    .setInputFiles({ name: 'verder.klantportaal', mimeType: 'application/octet-stream', buffer })
  await textField(page, 'Wachtwoord van het bestand').fill(secret)
  await button(page, 'Openen').press('Enter')
}

const hasFocus = (page: Page, name: string): Promise<boolean> =>
  button(page, name).evaluate(one => one === document.activeElement)

const side = (page: Page, about: RegExp, which: string) =>
  page.getByRole('group', { name: about }).getByRole('radio', { name: new RegExp(`^${which}`) })

test('who went on on both computers chooses by answer, item and document, and what is sent is what was chosen', {
  tags: 'variant',
}, async () => {
  const there = await readyToSend(browser, 'beide', 'source_data', async page => {
    await answer(page, 'Roepnaam', 'Daan-daar')
    await answer(page, 'Telefoonnummer', '0612345678')
    const job = card(page, 'Werkgever 1').getByRole('textbox', { name: /^Functie/ })
    await openCardOf(card(page, 'Werkgever 1'), job, 'Functie')
    await job.fill('Daarwerker')
    await page.keyboard.press('Tab')
    await saved(page)
  })
  await addLoon(there.page, 'daar, en langer')
  await chooseMore(there.page, 'Verder op een andere computer')
  await textField(there.page, 'Wachtwoord voor het bestand').fill(secret)
  await textField(there.page, 'Nog een keer hetzelfde wachtwoord').fill(secret)
  const letMake = await slowKey(there.page)
  await button(there.page, 'Bestand maken').press('Enter')
  await button(there.page, 'Annuleren').waitFor()
  await lookAt(there.page, 'other computer, a file is being made', 'zoomed')
  await button(there.page, 'Annuleren').press('Enter')
  await letMake()
  await lookAt(there.page, 'other computer, making was cancelled')
  await expect.poll(() => hasFocus(there.page, 'Bestand maken')).toBe(true)
  const file = await downloadedFile(there.page, () => button(there.page, 'Bestand maken').press('Enter'))
  await says(there.page, /^Kijk bij uw downloads of 'verder-.+' er staat\./)

  const { page, context, expectSilence } = await newVisitor(browser)
  await page.goto(there.invited.login_url)
  await page.waitForURL(url => url.pathname === '/intro')
  await begin(page)
  await answer(page, 'Roepnaam', 'Hier')
  await answer(page, 'Telefoonnummer', '0687654321')
  await removeItem(quickMouse, card(page, 'Werkgever 1'))
  await saved(page)
  await walk(page)
  await addLoon(page, 'hier')

  await page.goto(new URL('/intro', page.url()).href)
  await button(page, 'Verder met een bestand').press('Enter')
  const letOpen = await slowKey(page)
  await open(page, file.bytes)
  await button(page, 'Annuleren').waitFor()
  await lookAt(page, 'other computer, a file is being opened', 'zoomed')
  await button(page, 'Annuleren').press('Enter')
  await letOpen()
  await expect.poll(() => hasFocus(page, 'Openen')).toBe(true)
  await button(page, 'Openen').press('Enter')
  await onScreen(page, 'Wat komt erbij?')
  await lookAt(page, 'other computer, answers, an item and a document')
  await button(page, 'Niet overnemen').press('Enter')
  await open(page, file.bytes)
  await onScreen(page, 'Wat komt erbij?')
  await button(page, 'Alles uit het bestand').press('Enter')
  await says(page, '4 van 4 gekozen')
  await side(page, /^Telefoonnummer/, 'Hier').check()
  await side(page, /^loon\.pdf/, 'Hier').check()
  await button(page, 'Overnemen').press('Enter')
  await onScreen(page, 'Uw antwoorden uit het bestand staan nu hier')
  // His own document stands here, as he chose: nothing is missed.
  expect(await page.getByText('loon.pdf').count()).toBe(0)
  await says(page, /^Uw antwoorden kunnen ook nog op de andere computer staan\./)

  await page.goto(new URL('/complete', page.url()).href)
  await onScreen(page, 'Gegevens versturen')
  await button(page, sendButton).press('Enter')
  await onScreen(page, sent)
  const { customer } = await inventoryOf(there.invited)
  expect(customer).toHaveProperty('first_name.value', 'Daan-daar')
  expect(customer).toHaveProperty('phone.value', '0687654321')
  expect(customer).toHaveProperty('employers.0.function.value', 'Daarwerker')
  expect((await filesOf(there.invited)).map(({ filename, size }) => [filename, size])).toEqual([
    ['loon.pdf', pdf('hier').length],
  ])
  await context.close()
  expectSilence()
  there.expectSilence()
})
