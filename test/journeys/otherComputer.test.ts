import type { Browser, Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../setup/openBrowser'
import { begin, enter } from './account'
import { downloadedFile } from './downloads'
import { expectFocus, keysOn } from './keys'
import { lookAt } from './look'
import { chooseMore } from './more'
import { invite } from './office'
import { button, onScreen, option, saved, says, textField } from './screen'
import { newVisitor } from './visitor'
import { addDocument } from './wizard'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

const secret = 'vier gele fietsen'
const make = 'Verder op een andere computer'
const openTitle = 'Bestand van een andere computer openen'
const welcome = 'Welkom bij Mijn Financieel Advies Voorbereiden'
const passwordField = 'Wachtwoord van het bestand'

const type = async (page: Page, label: string, text: string): Promise<void> => {
  const field = textField(page, label).first()
  await field.fill(text)
  await field.press('Enter')
}

const goToMake = async (page: Page): Promise<void> => {
  await chooseMore(page, make)
  await onScreen(page, make)
}

/** Closes the file with a password, and reads what the browser was given. */
const makeFile = async (page: Page): Promise<{ readonly name: string; readonly bytes: Buffer }> => {
  await textField(page, 'Wachtwoord voor het bestand').fill(secret)
  await textField(page, 'Nog een keer hetzelfde wachtwoord').fill(secret)
  const file = await downloadedFile(page, () => button(page, 'Bestand maken').press('Enter'))
  await onScreen(page, 'Het bestand is gemaakt')
  return file
}

const fileField = (page: Page): Locator => page.getByLabel('Bestand', { exact: true })

const open = async (page: Page, buffer: Buffer, password = secret): Promise<void> => {
  await fileField(page).setInputFiles({ name: 'verder.klantportaal', mimeType: 'application/octet-stream', buffer })
  await textField(page, passwordField).fill(password)
  await textField(page, passwordField).press('Enter')
}

test('who began on one computer goes on on another, where something was answered already, and loses nothing', {
  tags: 'variant',
}, async () => {
  const invited = await invite('financial_advice', 'verder', { first_name: 'Noa', last_name: 'Smit' })
  const first = await newVisitor(browser)
  await enter(first.page, invited)
  await begin(first.page)
  await type(first.page, 'Voorletters', 'N.A.')
  await type(first.page, 'Achternaam', 'Smit-Kanarie')
  await option(first.page, 'Bent u in loondienst?', 'Ja').check()
  await type(first.page, 'Werkgever', 'Bakkerij Jansen')
  await saved(first.page)

  // All of it by the keyboard; the stranger of below is quicker.
  const keys = keysOn(first.page)
  await chooseMore(first.page, make, keys)
  await onScreen(first.page, make)
  await lookAt(first.page, 'other computer, making a file')
  await keys.press(button(first.page, 'Bestand maken'))
  await says(first.page, 'Kies een wachtwoord van ten minste 12 tekens.')
  await expectFocus(textField(first.page, 'Wachtwoord voor het bestand'))
  await first.page.keyboard.type(secret)
  await keys.press(button(first.page, 'Bestand maken'))
  await says(first.page, 'De twee wachtwoorden zijn niet hetzelfde.')
  await expectFocus(textField(first.page, 'Nog een keer hetzelfde wachtwoord'))
  await lookAt(first.page, 'other computer, making is refused')
  await first.page.keyboard.type(secret)
  const file = await downloadedFile(first.page, () => keys.press(button(first.page, 'Bestand maken')))
  await onScreen(first.page, 'Het bestand is gemaakt')
  await lookAt(first.page, 'other computer, the file was made')
  expect(file.name).toMatch(/^verder-\d{4}-\d\d-\d\d\.klantportaal$/)
  for (const canary of ['Noa', 'Smit', 'Kanarie', 'Bakkerij', secret, invited.id])
    expect(file.bytes.toString('latin1')).not.toContain(canary)
  await keys.press(button(first.page, 'Terug'))
  await onScreen(first.page, 'Persoonlijke gegevens')

  // Somebody else, with a file of an invitation of his own and the same password.
  const stranger = await newVisitor(browser)
  await enter(stranger.page, await invite('financial_advice', 'ander', { first_name: 'Jan' }))
  await begin(stranger.page)
  await goToMake(stranger.page)
  const strange = await makeFile(stranger.page)

  const second = await newVisitor(browser)
  const { page } = second
  await page.goto(invited.login_url)
  await page.waitForURL(url => url.pathname === '/intro')
  await begin(page)
  await type(page, 'Voorletters', 'N.')
  await type(page, 'Telefoonnummer', '0612345678')
  await saved(page)
  await page.goto(new URL('/intro', page.url()).href)
  await onScreen(page, welcome)
  await lookAt(page, 'intro, with a file of another computer')
  const theirs = keysOn(page)
  await theirs.press(button(page, 'Verder met een bestand'))
  await onScreen(page, openTitle)
  await lookAt(page, 'other computer, opening a file')
  await theirs.press(button(page, 'Openen'))
  await says(page, 'Kies een bestand.')
  await says(page, 'Vul het wachtwoord van het bestand in.')

  await expectFocus(fileField(page))
  await addDocument(page, () => page.keyboard.press('Enter'), ['verder.klantportaal'])
  await theirs.type(textField(page, passwordField), secret)
  await page.keyboard.press('Enter')
  await says(page, /^Dit is geen bestand/)
  await open(page, file.bytes, 'vijf gele fietsen')
  await says(page, /^Dit wachtwoord past niet bij dit bestand\./)
  await lookAt(page, 'other computer, another password')
  const harmed = Buffer.from(file.bytes)
  harmed[harmed.length >> 1] = (harmed[harmed.length >> 1] ?? 0) ^ 1
  await open(page, harmed)
  await says(page, /^Dit bestand is beschadigd of niet compleet\./)
  await open(page, strange.bytes)
  await says(page, /^Dit bestand hoort bij een andere uitnodiging\./)

  // The file itself, while no line reaches the office: all of it is on the device.
  await second.context.setOffline(true)
  await open(page, file.bytes)
  await onScreen(page, 'Wat komt erbij?')
  await says(page, '0 van 1 gekozen')
  await button(page, 'Overnemen').press('Enter')
  await says(page, 'Kies nog bij 1 vraag.')
  await lookAt(page, 'other computer, both went on')
  await theirs.choose(
    page.getByRole('group', { name: /^Voorletters/ }).getByRole('radio', { name: /^Uit het bestand/ }),
  )
  await says(page, '1 van 1 gekozen')
  await theirs.press(button(page, 'Overnemen'))
  await onScreen(page, 'Uw antwoorden uit het bestand staan nu hier')
  await lookAt(page, 'other computer, came in')
  await theirs.press(button(page, 'Verder'))
  await onScreen(page, 'Persoonlijke gegevens')
  await second.context.setOffline(false)

  const stands = async (label: string, text: string): Promise<void> => {
    await expect.poll(() => textField(page, label).first().inputValue()).toBe(text)
  }
  await stands('Voorletters', 'N.A.')
  await stands('Achternaam', 'Smit-Kanarie')
  await stands('Telefoonnummer', '0612345678')
  await stands('Werkgever', 'Bakkerij Jansen')
  await says(page, /^Van uw andere computer/)
  await saved(page)
  await lookAt(page, 'step, from another computer')

  // All that it holds is here now.
  await page.goto(new URL('/intro', page.url()).href)
  await button(page, 'Verder met een bestand').press('Enter')
  await open(page, file.bytes)
  await says(page, 'In dit bestand staat niets nieuws: alles staat hier al.')
  await page.goto(new URL('/personal_details', page.url()).href)
  await onScreen(page, 'Persoonlijke gegevens')
  await stands('Voorletters', 'N.A.')
  for (const one of [first, second, stranger]) one.expectSilence()
})
