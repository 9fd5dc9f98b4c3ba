import type { Browser, Page } from 'playwright-core'
import { afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { patience } from '../setup/eventually'
import { openBrowser } from '../setup/openBrowser'
import { mailedCode } from './account'
import { leaveTime, storedToken } from './adversity/storedSession'
import { type Entrance, entrance } from './entrance'
import { lookAgain, lookAt } from './look'
import { fault, invite, noFaults } from './office'

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

test('two factors: the code comes by mail, a wrong one is refused, the right one lets in', async () => {
  const invited = await invite('financial_advice', 'fenna', { two_factor: true })
  const username = await door.register(invited)
  // The mail's link alone is not enough: what is needed is said, under the name that the office knows.
  await page.goto(invited.login_url)
  await door.says('Inloggen met alleen uw link lukt niet')
  await door.says('Log in met uw gebruikersnaam, uw wachtwoord en een code.')
  await expect.poll(() => door.field('Gebruikersnaam').inputValue()).toBe(username)
  await expect.poll(door.focused).toBe('password')
  await door.logIn()
  await door.says('Er is een code naar je e-mail gestuurd. Controleer ook je spamfolder.')
  await expect.poll(door.focused).toBe('code')
  await door.press('Inloggen')
  await door.says('2FA code is required')
  await lookAgain(page, 'login, code missing')
  await door.field('2FA code').fill('000000')
  await door.press('Inloggen')
  await door.says('Login gegevens niet correct')
  await expect.poll(() => door.field('Wachtwoord').inputValue()).toBe('geheim12')
  await door.field('2FA code').fill(await mailedCode('fenna@voorbeeld.example'))
  await page.keyboard.press('Enter')
  await door.at('/intro')
})

test('whatever fails at the login is said, and nothing typed is lost', async () => {
  await page.goto(`${inject('portalUrl')}/`)
  await page.getByRole('heading', { name: 'Inloggen' }).waitFor()
  await lookAgain(page, 'login, empty')
  await door.press('Inloggen')
  await door.says('Username is required')
  await door.says('Password is required')
  await expect.poll(door.focused).toBe('username')
  await door.field('Gebruikersnaam').fill('niemand')
  const failures: readonly (readonly [object | null, string, RegExp])[] = [
    [null, 'Login gegevens niet correct', /Controleer uw gebruikersnaam/],
    [{ status: 422 }, 'Login gegevens niet correct', /Controleer uw gebruikersnaam/],
    [{ status: 500 }, 'Inloggen is mislukt', /Er ging bij ons iets mis/],
    [{ status: 429 }, 'Inloggen is mislukt', /te vaak geprobeerd/],
    [{ status: 200, body: { raar: true } }, 'Inloggen is mislukt', /Er ging bij ons iets mis/],
    [{ drop: 'before' }, 'Inloggen is mislukt', /geen verbinding/],
  ]
  for (const [how, alert, advice] of failures) {
    if (how !== null) await fault('/api/login', { method: 'POST', ...how, times: 1 })
    await door.logIn()
    await door.says(alert)
    await page.getByText(advice).waitFor()
    await expect.poll(() => door.field('Gebruikersnaam').inputValue()).toBe('niemand')
    await expect.poll(() => door.field('Wachtwoord').inputValue()).toBe('geheim12')
  }
  await lookAt(page, 'login, failed')
})

test('the login sends credentials and no other call does', async () => {
  // A browser refuses an answer for everybody ('*') to a call with credentials, and takes it for one without.
  const asked: string[] = []
  await page.route(`${inject('officeUrl')}/api/portal/auth/**`, route => {
    asked.push(new URL(route.request().url()).pathname)
    return route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: { success: true } })
  })
  await page.goto(`${inject('portalUrl')}/register?token=iets`)
  await page.getByRole('button', { name: 'Registreren' }).waitFor()
  await expect.poll(() => asked).toContain('/api/portal/auth/token/validate')
  await page.route(`${inject('officeUrl')}/api/login`, route =>
    route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: { access_token: 'a' } }),
  )
  await page.goto(`${inject('portalUrl')}/login?username=jansen`)
  await door.logIn()
  await page.getByText(/geen verbinding/).waitFor()
})

test('a session that is over says so, and a new login comes back to the same step', async () => {
  await door.register(await invite('financial_advice', 'gerda'))
  await door.logIn()
  await door.at('/intro')
  await leaveTime(page, -1)
  await page.goto(`${inject('portalUrl')}/personal_details`)
  await door.at('/login')
  await door.says('Uw sessie is verlopen')
  expect(await storedToken(page)).toBeNull()
  await lookAt(page, 'login, session over')
  await door.field('Gebruikersnaam').fill('gerda')
  await door.logIn()
  await door.at('/personal_details')
  // Opened at the login itself, that is said there and the page stays.
  await leaveTime(page, -1)
  await page.goto(`${inject('portalUrl')}/login`)
  await door.says('Uw sessie is verlopen')
  expect(await storedToken(page)).toBeNull()
  await door.at('/login')
  // And what a link brings that one comes in by stays, also through a reload.
  for (const link of ['/?username=gerda', '/login?username=gerda']) {
    await door.field('Gebruikersnaam').fill('gerda')
    await door.logIn()
    await door.at('/intro')
    await leaveTime(page, -1)
    await page.goto(inject('portalUrl') + link)
    await door.says('Uw sessie is verlopen')
    expect(await storedToken(page)).toBeNull()
    await page.reload()
    await expect.poll(() => door.field('Gebruikersnaam').inputValue()).toBe('gerda')
  }
})

test('nobody sees a private page without a session', async () => {
  for (const path of ['/intro', '/complete', '/debug_intro?invitationType=full']) {
    await page.goto(inject('portalUrl') + path)
    await door.at('/login')
  }
  await page.goto(`${inject('portalUrl')}/nergens`)
  await door.at('/')
  await page.getByRole('heading', { name: 'Inloggen' }).waitFor()
})
