import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { launchBrowser } from '../setup/browser'
import { type Account, newAccount } from './adversity/office'
import { deleteLogs, plantLine, storedLog } from './adversity/storedLog'
import { type Visitor, visitorAt } from './adversity/visitor'
import { downloaded as textOf } from './downloads'

const step = '/personal_details'
const phone = 'customer.phone'
const street = 'customer.address.street'

let browser: Browser
let context: BrowserContext
let account: Account
let visitor: Visitor
let page: Page

beforeAll(async () => {
  browser = await launchBrowser()
  return () => browser.close()
})

beforeEach(async () => {
  context = await browser.newContext({ locale: 'nl-NL', viewport: { width: 1280, height: 900 } })
  account = await newAccount({ first_name: 'Noa', last_name: 'Hendriks' })
  page = await context.newPage()
  visitor = visitorAt(page)
  return () => context.close()
})

const begin = async (): Promise<void> => {
  await visitor.logInByLink(account)
  await visitor.press('Start met invullen')
  await visitor.at(step)
}

/** Presses a button that downloads, and reads what came. */
const downloaded = (name: string): Promise<string> =>
  textOf(page, () => page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click())

/** Lets the portal go without closing the page: whoever plants damage does not want it to write meanwhile. */
const leavePortal = (): Promise<void> => visitor.go('/portal.json')

test('answers that are gone from the end are told, with what is left to save, until that is read', async () => {
  await begin()
  await visitor.fill(phone, '0201234567')
  await visitor.kept()
  const { keys } = await storedLog(page, account.invitation)
  await visitor.fill(street, 'Singel')
  await visitor.kept()
  await leavePortal()
  const { keys: all } = await storedLog(page, account.invitation)
  for (const key of all.slice(keys.length)) await plantLine(page, account.invitation, key, null)
  await visitor.go(step)
  const told = 'Uw laatste antwoorden staan niet meer op dit apparaat'
  await visitor.says(told)
  expect([await visitor.value(phone), await visitor.value(street)]).toEqual(['0201234567', ''])
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  expect(await downloaded('Bewaar wat er nog is als bestand')).toContain('0201234567')
  await visitor.kept()
  await page.reload()
  await visitor.says(told)
  await visitor.press('Ik heb dit gelezen')
  expect(await page.getByText(told).count()).toBe(0)
  await page.reload()
  await visitor.kept()
  expect(await page.getByText(told).count()).toBe(0)
})

test('a log that is gone at the next start is told; where its mark went too, nothing is claimed', async () => {
  const told = 'Uw eerdere antwoorden staan niet meer op dit apparaat'
  await begin()
  await visitor.fill(phone, '0201234567')
  await visitor.kept()
  for (const isMarkGone of [false, true]) {
    await leavePortal()
    await deleteLogs(page)
    if (isMarkGone)
      await page.evaluate(() => {
        for (const key of Object.keys(localStorage))
          if (key.startsWith('klantportaal.head')) localStorage.removeItem(key)
      })
    await visitor.go(step)
    await visitor.kept()
    expect(await visitor.value(phone)).toBe('')
    await expect.poll(() => page.getByText(told).count()).toBe(isMarkGone ? 0 : 1)
  }
})

test('a browser that asks the customer first is asked from the menu of what is kept, with the reason', async () => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userAgent', {
      get: () => 'Mozilla/5.0 (X11; rv:140.0) Gecko/20100101 Firefox/140.0',
    })
    StorageManager.prototype.persisted = async () => false
    StorageManager.prototype.persist = async () => {
      document.documentElement.dataset.asked = String(Number(document.documentElement.dataset.asked ?? 0) + 1)
      return true
    }
  })
  await begin()
  await visitor.kept()
  const asked = (): Promise<string | undefined> => page.evaluate(() => document.documentElement.dataset.asked)
  expect(await asked()).toBeUndefined()
  await page.getByText('Meer over uw gegevens').filter({ visible: true }).first().click()
  await visitor.says('kan uw browser uw antwoorden opruimen')
  await page.getByRole('button', { name: 'Antwoorden altijd bewaren' }).filter({ visible: true }).first().click()
  await visitor.says('Uw browser ruimt uw antwoorden niet meer vanzelf op.')
  expect(await asked()).toBe('1')
})
