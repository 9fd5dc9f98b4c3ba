import type { Browser } from 'playwright-core'
import { afterEach, beforeAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../setup/openBrowser'
import { logIn, password, register } from './account'
import { lookAt } from './look'
import { mouse } from './mouse'
import { fault, invite, noFaults } from './office'
import { button, onScreen, says, textField } from './screen'
import { onceMore } from './variant'
import { newVisitor } from './visitor'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

afterEach(() => noFaults())

// In `npm test` the component tests of these screens look at them in each state.
const otherWidths = onceMore(1)

test('login', otherWidths, async () => {
  const { page, expectSilence } = await newVisitor(browser)
  await page.goto(inject('portalUrl'))
  await onScreen(page, 'Inloggen')
  await lookAt(page, 'login')
  await mouse.press(page.getByRole('banner').getByRole('button', { name: 'Inloggen' }))
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('username')
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

test('login with a code, and the screens of recovering', otherWidths, async () => {
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
  for (const path of ['/forgot_username', '/forgot_password', '/reset_password', '/reset_email']) {
    await page.goto(inject('portalUrl') + path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await lookAt(page, `by its address ${path}`)
  }
  expectSilence()
})

test('register', otherWidths, async () => {
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

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'
const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15'

test('a phone takes its link to a computer, where it works, and keeps nothing of it', async () => {
  const { register_url: link } = await invite('financial_advice', 'telefoon')
  const phone = await newVisitor(browser, { userAgent: iphone, viewport: { width: 390, height: 844 } })
  await phone.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await phone.page.goto(link)
  await onScreen(phone.page, 'Deze website is niet beschikbaar op mobiel.')
  await phone.page.getByRole('img', { name: 'De Linde' }).waitFor()
  await phone.page.getByRole('link', { name: 'hulp@kantoordelinde.example' }).waitFor()
  const mail = await phone.page.getByRole('link', { name: 'Stuur deze link naar uzelf' }).getAttribute('href')
  expect(new URL(mail ?? '').searchParams.get('body')).toContain(link)
  await button(phone.page, 'Link kopiëren').click()
  await says(phone.page.getByRole('status'), 'Gekopieerd')
  expect(await phone.page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await lookAt(phone.page, 'phone')
  const kept = await phone.page.evaluate(async () => [
    localStorage.length + sessionStorage.length,
    (await indexedDB.databases()).length,
    (await navigator.storageBuckets?.keys())?.length ?? 0,
  ])
  expect(kept).toEqual([0, 0, 0])
  phone.expectSilence()

  const desktop = await newVisitor(browser)
  await desktop.page.goto(link)
  await says(desktop.page, 'Dat ziet er goed uit!')
})

test('a browser that is not supported is told which ones are, with the link to take there', async () => {
  const { page, expectSilence } = await newVisitor(browser, { userAgent: safari })
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
  })
  await page.goto(`${inject('portalUrl')}/register?token=abc`)
  await onScreen(page, 'Niet ondersteunde browser')
  for (const [name, where] of [
    ['Chrome', 'https://www.google.com/intl/nl/chrome/'],
    ['Firefox', 'https://www.mozilla.org/nl/firefox/new/'],
  ] as const)
    await expect.poll(() => page.getByRole('link', { name: `${name} downloaden` }).getAttribute('href')).toBe(where)
  await button(page, 'Link kopiëren').click()
  await says(page, /Kopiëren lukt hier niet/)
  expect(await page.getByText('Gekopieerd').count()).toBe(0)
  await expect
    .poll(() => page.evaluate(() => getSelection()?.toString()))
    .toBe(`${inject('portalUrl')}/register?token=abc`)
  await lookAt(page, 'other browser', 'zoomed')
  expectSilence()
})

test('a portal that does not load', async () => {
  const unlucky = await newVisitor(browser)
  await unlucky.page.route('**/portal.json', route => route.abort())
  await unlucky.page.goto(inject('portalUrl'))
  await onScreen(unlucky.page, 'Er is iets misgegaan')
  await lookAt(unlucky.page, 'portal not loaded')
  unlucky.expectSilence()
})
