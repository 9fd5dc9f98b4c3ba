import type { Browser, Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { patience } from '../setup/eventually'
import { openBrowser } from '../setup/openBrowser'
import { leaveTime, storedToken } from './adversity/storedSession'
import { type Entrance, entrance } from './entrance'
import { lookAt } from './look'
import { invite } from './office'

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
  await page.getByRole('banner').getByRole('button', { name: 'Inloggen' }).click()
  await expect.poll(door.focused).toBe('username')
})
