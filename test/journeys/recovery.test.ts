import type { Browser, Page } from 'playwright-core'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../setup/openBrowser'
import { enter, password } from './account'
import { lookAt } from './look'
import { fault, invite, noFaults } from './office'
import { button, says } from './screen'
import { newVisitor } from './visitor'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterEach(noFaults)

const path = (page: Page, to: string): Promise<void> => page.waitForURL(url => url.pathname + url.search === to)
const auth = '/api/portal/auth'

test("'Mijn account' changes the password over the screen that one is on, and every failure is said in it", async () => {
  const { page, expectSilence } = await newVisitor(browser)
  const invited = await invite('financial_advice', 'recovery.kees')
  await enter(page, invited)
  // The screen of the intro takes the focus when it is there.
  await button(page, 'Start met invullen').waitFor()
  const open = page.getByRole('button', { name: 'Mijn account' })
  await open.focus()
  await open.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Mijn account' })
  await dialog.waitFor()
  await lookAt(page, 'account-dialog')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => open.evaluate(element => element === document.activeElement)).toBe(true)
  await open.click()
  const save = () => dialog.getByRole('button', { name: 'Opslaan' }).click()
  await save()
  await says(dialog, 'Vul uw huidige wachtwoord in')
  await dialog.getByLabel('Huidig wachtwoord', { exact: true }).fill('iets-anders-1')
  await dialog.getByLabel('Nieuw wachtwoord', { exact: true }).fill('een-ander-9')
  await dialog.getByLabel('Bevestig wachtwoord', { exact: true }).fill('een-ander-9')
  await save()
  await says(dialog, 'Uw huidige wachtwoord klopt niet')
  await dialog.getByLabel('Huidig wachtwoord', { exact: true }).fill(password)
  for (const [how, advice] of [
    [{ status: 500 }, /Er ging bij ons iets mis/],
    [{ drop: 'before' }, /geen verbinding/],
  ] as const) {
    await fault(`${auth}/change/password`, { method: 'POST', times: 1, ...how })
    await save()
    await says(dialog, advice)
    await says(dialog, /Wachtwoord veranderen is mislukt/)
  }
  await lookAt(page, 'account-dialog-failed')
  await save()
  await dialog.waitFor({ state: 'detached' })
  await says(page, 'Het wachtwoord is veranderd')
  await path(page, '/intro')
  expectSilence()
})
