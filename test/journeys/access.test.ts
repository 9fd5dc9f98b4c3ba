import type { Browser } from 'playwright-core'
import { afterEach, beforeAll, inject, test } from 'vitest'
import { openBrowser } from '../setup/openBrowser'
import { logIn, password, register } from './account'
import { lookAt } from './look'
import { mouse } from './mouse'
import { fault, invite, noFaults } from './office'
import { button, onScreen, says, textField } from './screen'
import { newVisitor } from './visitor'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

afterEach(() => noFaults())

test('login', async () => {
  const { page, expectSilence } = await newVisitor(browser)
  await page.goto(inject('portalUrl'))
  await onScreen(page, 'Inloggen')
  await lookAt(page, 'login')
  await mouse.press(button(page, 'Inloggen'))
  await says(page, 'Username is required')
  await lookAt(page, 'login, empty')
  await textField(page, 'Gebruikersnaam').fill('niemand')
  await logIn(page)
  await says(page.getByRole('main'), /Controleer uw gebruikersnaam/)
  await lookAt(page, 'login, refused', 'zoomed')
  await fault('/api/login', { method: 'POST', delay_ms: 600_000 })
  await mouse.press(button(page, 'Inloggen'))
  await says(page, 'Een ogenblik')
  await lookAt(page, 'login, busy')
  expectSilence()
})

test('login with a code, the screens of recovering, and the one that comes later', async () => {
  const { page, expectSilence } = await newVisitor(browser)
  const invited = await invite('financial_advice', 'code', { two_factor: true })
  await page.goto(invited.register_url)
  await register(page)
  await logIn(page)
  await textField(page, '2FA code').waitFor()
  await lookAt(page, 'login, code asked')
  await mouse.press(button(page, 'Inloggen'))
  await says(page, '2FA code is required')
  await lookAt(page, 'login, code missing')
  for (const path of ['/forgot_username', '/forgot_password', '/reset_password', '/reset_email', '/debug']) {
    await page.goto(inject('portalUrl') + path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await lookAt(page, `by its address ${path}`)
  }
  expectSilence()
})

test('register', async () => {
  const { page, expectSilence } = await newVisitor(browser)
  const invited = await invite('financial_advice', 'register', { first_name: 'Bo', last_name: 'Smit' })
  await fault('/api/portal/auth/token/validate', { delay_ms: 600_000 })
  await page.goto(invited.register_url)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await lookAt(page, 'register, loading')
  await noFaults()
  await fault('/api/portal/auth/token/validate', { status: 500, times: 1 })
  await page.goto(invited.register_url)
  await button(page, 'Opnieuw proberen').waitFor()
  await lookAt(page, 'register, link not judged')
  await mouse.press(button(page, 'Opnieuw proberen'))
  await says(page, 'Dat ziet er goed uit!')
  await lookAt(page, 'register')
  await textField(page, 'Gebruikersnaam').fill('an')
  await textField(page, 'Wachtwoord').fill('kort')
  await mouse.press(button(page, 'Registreren'))
  await says(page, 'Gebruikersnaam moet minimaal 4 tekens lang zijn')
  await lookAt(page, 'register, refused', 'zoomed')
  await textField(page, 'Gebruikersnaam').fill('bo.smit')
  await textField(page, 'Wachtwoord').fill(password)
  await textField(page, 'Bevestig wachtwoord').fill(password)
  await fault('/api/portal/auth/register', { status: 500, times: 1 })
  await mouse.press(button(page, 'Registreren'))
  await says(page.getByRole('main'), /ging bij ons iets mis/)
  await lookAt(page, 'register, failed')
  await fault('/api/portal/auth/register', { delay_ms: 600_000 })
  await mouse.press(button(page, 'Registreren'))
  await says(page, 'Een ogenblik')
  await lookAt(page, 'register, busy')
  expectSilence()
})

test('a phone, a browser that cannot do it, and a portal that does not load', async () => {
  const iphone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'
  const phone = await newVisitor(browser, { userAgent: iphone, viewport: { width: 390, height: 844 } })
  await phone.page.goto(inject('portalUrl'))
  await onScreen(phone.page, 'Deze website is niet beschikbaar op mobiel.')
  await lookAt(phone.page, 'phone')
  phone.expectSilence()

  const safari =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15'
  const other = await newVisitor(browser, { userAgent: safari })
  await other.page.goto(inject('portalUrl'))
  await onScreen(other.page, 'Niet ondersteunde browser')
  await lookAt(other.page, 'other browser')
  other.expectSilence()

  const unlucky = await newVisitor(browser)
  await unlucky.page.route('**/portal.json', route => route.abort())
  await unlucky.page.goto(inject('portalUrl'))
  await onScreen(unlucky.page, 'Er is iets misgegaan')
  await lookAt(unlucky.page, 'portal not loaded')
  unlucky.expectSilence()
})
