import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newAccount } from './adversity/office'
import { eachOwnRelease } from './adversity/ownRelease'
import { downloadedFile } from './downloads'
import { chooseMore } from './more'
import { button, onScreen, textField } from './screen'

const street = 'customer.address.street'
const gone = 'Er is nu geen verbinding.'

const one = eachOwnRelease()
const { open } = one

/** The service worker has all that opens without a line. */
const keptForLater = async (page: Page): Promise<void> => {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expect.poll(() => page.evaluate(async () => (await caches.match('/portal.json')) !== undefined)).toBe(true)
}

const lose = async (): Promise<void> => {
  const { server, context } = one.now
  server.isAway = true
  await context.setOffline(true)
}

const regain = async (): Promise<void> => {
  const { server, context } = one.now
  server.isAway = false
  await context.setOffline(false)
}

test('without a line the login says what it needs and keeps what is typed; every other screen stands, those that load late too', async () => {
  const { page, visitor } = one.now
  const account = await newAccount({ first_name: 'Noa', last_name: 'Hendriks' })
  await open('/login')
  await onScreen(page, 'Inloggen')
  await keptForLater(page)
  await lose()
  await page.reload()
  await visitor.logIn(account)
  await visitor.says('Wij kunnen geen verbinding maken. Controleer uw internetverbinding.')
  await expect.poll(() => textField(page, 'Gebruikersnaam').inputValue()).toBe(account.username)
  await regain()
  await visitor.press('Inloggen')
  await visitor.press('Start met invullen')
  await visitor.fill(street, 'Kade')
  await visitor.kept()

  await lose()
  await open('/personal_details')
  await expect.poll(() => visitor.value(street)).toBe('Kade')
  await chooseMore(page, 'Verder op een andere computer')
  await onScreen(page, 'Verder op een andere computer')
  await visitor.says(gone)
  await textField(page, 'Wachtwoord voor het bestand').fill('vier gele fietsen')
  await textField(page, 'Nog een keer hetzelfde wachtwoord').fill('vier gele fietsen')
  await downloadedFile(page, () => button(page, 'Bestand maken').click())
  await onScreen(page, 'Het bestand is gemaakt')
  await visitor.press('Terug')

  await open('/complete')
  await onScreen(page, 'Gegevens versturen')
  await button(page, 'Bewaar of print uw antwoorden').click()
  const copy = await downloadedFile(page, () =>
    page.getByRole('dialog').getByRole('button', { name: 'Pdf downloaden' }).click(),
  )
  expect(copy.bytes.length).toBeGreaterThan(1000)
})
