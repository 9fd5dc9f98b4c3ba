import type { Browser, Page } from 'playwright-core'
import { afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { patience } from '../setup/eventually'
import { openBrowser } from '../setup/openBrowser'
import { storedToken } from './adversity/storedSession'
import { type Entrance, entrance } from './entrance'
import { lookAgain, lookAt } from './look'
import { invite, noFaults } from './office'

let browser: Browser
let page: Page
let door: Entrance

beforeAll(async () => {
  browser = await openBrowser()
})

beforeEach(async () => {
  const context = await browser.newContext({ locale: 'nl-NL', viewport: { width: 1280, height: 800 } })
  page = await context.newPage()
  page.setDefaultTimeout(patience)
  door = entrance(page)
  return () => context.close()
})

afterEach(() => noFaults())

test('an invitation leads to an account, and the account into the portal', async () => {
  const invited = await invite('financial_advice', 'anna', { first_name: 'Anna', last_name: 'Smit' })
  await page.goto(invited.register_url)
  await page.getByRole('heading', { name: 'Registreren voor Mijn Financieel Advies Voorbereiden' }).waitFor()
  await door.at('/register')
  await door.says('Na het registreren kunt u direct inloggen.')
  await door.says('Dat ziet er goed uit!')
  await expect.poll(() => door.field('Gebruikersnaam').inputValue()).toBe('anna.smit')
  await lookAgain(page, 'register')

  await door.field('Gebruikersnaam').fill('an')
  await door.field('Wachtwoord').fill('kort')
  expect(await page.getByText('moet minimaal').count()).toBe(0)
  await door.press('Registreren')
  await door.says('Gebruikersnaam moet minimaal 4 tekens lang zijn')
  await door.says('Het wachtwoord moet minimaal 8 tekens lang zijn')
  await door.says('Wachtwoord is verplicht')
  await expect.poll(door.focused).toBe('username')
  await lookAgain(page, 'register, refused')

  await page.reload()
  await expect.poll(() => door.field('Gebruikersnaam').inputValue()).toBe('anna.smit')
  await door.register(invited)
  await door.says('U bent geregistreerd. U kunt nu inloggen.')
  await expect.poll(() => door.field('Gebruikersnaam').inputValue()).toBe('anna.smit')
  await door.logIn()
  await door.at('/intro')
  await expect.poll(() => storedToken(page)).not.toBeNull()
})

test('a username that is taken can be changed, and nothing else is lost', async () => {
  await door.register(await invite('financial_advice', 'bert', { first_name: 'Bert', last_name: 'Bakker' }))
  await page.goto((await invite('financial_advice', 'bert2')).register_url)
  await door.field('Gebruikersnaam').fill('bert.bakker')
  await door.field('Wachtwoord').fill('geheim12')
  await door.field('Bevestig wachtwoord').fill('geheim12')
  await door.press('Registreren')
  await door.says('Probeer een andere gebruikersnaam')
  await expect.poll(door.focused).toBe('username')
  await expect.poll(() => door.field('Bevestig wachtwoord').inputValue()).toBe('geheim12')
  await lookAt(page, 'register, name taken')
  await door.field('Gebruikersnaam').fill('bert.de.tweede')
  await door.press('Registreren')
  await door.at('/login')
})

test('an invitation that is not valid leads to the login, which says so, and goes on saying it', async () => {
  const { register_url, login_url, token } = await invite('financial_advice', 'carla', { valid_until: '2020-01-01' })
  const invented = `${inject('portalUrl')}/register?token=verzonnen`
  const what = 'Uitnodiging niet geldig'
  const byName = `${inject('portalUrl')}/login?invitation_token=${token}`
  for (const address of [register_url, login_url, byName, invented]) {
    await page.goto(address)
    await door.at('/login')
    await page.getByRole('alert').getByText(what, { exact: true }).waitFor()
    const main = page.getByRole('main')
    await main.getByText(what, { exact: true }).waitFor()
    await main.getByText(/Vraag uw adviseur om een nieuwe uitnodiging\./).waitFor()
  }
  await page.getByRole('alert').getByText(what, { exact: true }).waitFor({ state: 'detached' })
  await page.getByRole('main').getByText(what, { exact: true }).waitFor()
  await lookAt(page, `login, ${what}`)
})

test('a link with a token logs in at once and stays in no address; a used session gives way to it', async () => {
  const invited = await invite('financial_advice', 'dirk')
  await door.register(invited)
  await page.goto(invited.login_url.replace('/login', '/'))
  await door.at('/intro')
  const first = await storedToken(page)
  await page.goto(invited.login_url)
  await door.press('Verder')
  await door.at('/intro')
  await expect.poll(() => storedToken(page)).not.toBe(first)
  await page.goBack().catch(() => null)
  expect(page.url()).not.toContain(invited.token)
})

test('a link with a token of somebody without an account says what to do', async () => {
  const { login_url } = await invite('financial_advice', 'els')
  await page.goto(login_url)
  await door.says('Inloggen met alleen uw link lukt niet')
  await door.says('U bent nog niet geregistreerd.')
  await door.at('/login')
  await lookAt(page, 'login, no account')
})
