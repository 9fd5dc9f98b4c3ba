import type { ServerResponse } from 'node:http'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inventoriesOf, newAccount } from './adversity/office'
import { eachOwnRelease } from './adversity/ownRelease'
import { sendButton } from './adversity/visitor'
import { downloadedFile } from './downloads'
import { lookAt } from './look'
import { chooseMore } from './more'
import { put } from './ready'
import { button, card, onScreen, option, selectField, textField } from './screen'

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
  server.answers = () => false
  await context.setOffline(false)
}

/** The line is lost while a call to one of these paths is on its way, which `act` brings about. */
const loseDuring = async (path: string, act: () => Promise<unknown>): Promise<void> => {
  const asked = new Promise<ServerResponse>(resolve => {
    one.now.server.answers = (called, response) => {
      if (called.startsWith(path)) resolve(response)
      return called.startsWith(path)
    }
  })
  await act()
  const response = await asked
  await lose()
  response.destroy()
}

test('without a line the login says what it needs and keeps what is typed; every other screen stands, and goes on with it', async () => {
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
  await lookAt(page, 'login, no line')
  await regain()
  await visitor.press('Inloggen')
  await visitor.press('Start met invullen')
  await visitor.fillFirstStep()
  await visitor.kept()

  await lose()
  await open('/aqopi')
  await onScreen(page, 'Gegevens ophalen')
  await visitor.says(gone)
  await visitor.says('De dienst is tijdelijk niet beschikbaar')
  await visitor.says('Controleer uw internetverbinding')
  await lookAt(page, 'retrieval, no line')
  await regain()
  await visitor.press('Opnieuw proberen')
  await page.frameLocator('iframe').getByRole('heading', { name: 'Gegevens ophalen' }).waitFor()

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
  await page.keyboard.press('Escape')

  // Nobody knows whether it arrived.
  await regain()
  await open('/personal_details')
  await visitor.toSending()
  await loseDuring(put, () => visitor.press(sendButton))
  const asked = `${gone} Zodra er weer verbinding is, vragen wij of uw gegevens zijn aangekomen.`
  await visitor.says(asked)
  await page.reload()
  await visitor.says(asked)
  await regain()
  await visitor.says('Bij navraag was er nog niets ontvangen. U kunt uw gegevens opnieuw versturen.')
  await visitor.press(sendButton)
  await visitor.at('/success')
  await visitor.press('Wacht even')
  expect(await inventoriesOf(account.invitation)).toHaveLength(1)
  await lose()
  await visitor.says('U blijft op deze pagina tot u zelf uitlogt.')
  await visitor.press('Uitloggen')
  await onScreen(page, 'Inloggen')
  await visitor.says('Vanaf dit apparaat is een inventarisatie verzonden op')
})

test('a line that is lost during the login or while the lenders come: what is typed stands, and they come once it is back', async () => {
  const { page, visitor } = one.now
  const account = await newAccount({ type: 'mortgage_enrich' })
  await open('/login')
  await loseDuring('/api/login', () => visitor.logIn(account))
  await visitor.says('Wij kunnen geen verbinding maken.')
  await expect.poll(() => textField(page, 'Gebruikersnaam').inputValue()).toBe(account.username)
  await regain()
  await loseDuring('/api/portal/hdn_company/', async () => {
    await visitor.press('Inloggen')
    await visitor.press('Start met invullen')
  })
  await visitor.says(`${gone} U kunt verder invullen. Dit wacht op verbinding: geldverstrekkers kiezen,`)
  await visitor.press('Hypotheek toevoegen')
  const mortgage = card(page, 'Hypotheek 1')
  await visitor.says('De lijst met geldverstrekkers is er nu niet')
  const number = textField(mortgage, 'Leningdeelnummer')
  await number.fill('00')
  await regain()
  const lender = selectField(mortgage, 'Geldverstrekker')
  await lender.selectOption({ label: 'Obvion' })
  await expect.poll(() => number.inputValue()).toBe('00')
})

test('a line that is lost during a search for homes, or for the home that one wants: it is looked for once it is back', async () => {
  const { page, visitor } = one.now
  const account = await newAccount({ type: 'full' })
  await one.begin(account)
  await open('/moving')
  await option(page, 'Verwacht u dat u gaat verhuizen?', 'Ja').check()
  await selectField(page, 'Welk type woning zoekt u?').selectOption({ label: 'Appartement' })
  const near = textField(page, 'In de buurt van welke postcode zoekt u?')
  await near.fill('3581 KW')
  await selectField(page, 'Binnen welke afstand zoekt u?').selectOption({ label: '5 km' })
  await loseDuring('/api/portal/jumba/properties/radius', () => button(page, 'Zoeken').click())
  await visitor.says('Geen resultaten')
  await visitor.says(`${gone} U kunt verder invullen. Dit wacht op verbinding: gegevens ophalen, adressen en woningen `)
  await expect.poll(() => near.inputValue()).toBe('3581 KW')
  await regain()
  await visitor.says('Appartement, binnen 5 km van 3581 KW.')
  await expect.poll(() => page.getByRole('article').count()).toBe(12)

  await open('/current_living_condition')
  await option(page, 'Wilt u een nieuwbouwwoning kopen?', 'Nee').check()
  await option(page, 'Weet u al welke woning u wilt kopen?', 'Ja').check()
  await textField(page, 'Postcode').fill('1234AB')
  await loseDuring('/api/portal/jumba/properties/1234AB-10', () => textField(page, 'Huisnummer').fill('10'))
  await visitor.says('Woning niet gevonden.')
  await visitor.says(gone)
  await regain()
  await visitor.says('Proefstraat 10')
  await expect.poll(() => textField(page, 'Huisnummer').inputValue()).toBe('10')
})
