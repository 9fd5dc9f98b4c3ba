import type { Browser, Page } from 'playwright-core'
import { beforeAll, test } from 'vitest'
import { openBrowser } from '../setup/openBrowser'
import { logIn, register } from './account'
import { deleteLogs } from './adversity/storedLog'
import { lookAt } from './look'
import { invite } from './office'
import { button, onScreen, says } from './screen'
import { expectApart } from './sight'
import { newVisitor } from './visitor'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

/** Somebody who has registered, at the login. */
const registered = async (name: string, before: (page: Page) => unknown = () => undefined) => {
  const { page } = await newVisitor(browser)
  const { register_url } = await invite('financial_advice', name)
  await before(page)
  await page.goto(register_url)
  await register(page)
  return page
}

test.each([
  ['wizard', /De vragenlijst kan niet worden geladen/],
  ['hall', /Dit deel van het portaal kan niet worden geladen/],
])('questions that cannot be fetched are told, with a way to try again: %s', async (part, told) => {
  const files = `**/assets/${part}-*.js`
  const page = await registered(`unreachable${part}`, opened => opened.route(files, route => route.abort()))
  await logIn(page)
  await says(page, told)
  await lookAt(page, `questions not fetched, ${part}`)
  await page.unroute(files)
  await button(page, 'Opnieuw proberen').click()
  await button(page, 'Start met invullen').waitFor()
})

test('a log that was erased elsewhere is told', async () => {
  const page = await registered('erased')
  await logIn(page)
  await button(page, 'Start met invullen').click()
  await onScreen(page, 'Persoonlijke gegevens')
  await deleteLogs(page)
  await onScreen(page, 'Uw gegevens zijn verzonden of gewist')
  await lookAt(page, 'erased elsewhere')
  await expectApart(page)
})
