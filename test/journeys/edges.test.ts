import type { Browser } from 'playwright-core'
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

const loggedIn = async (name: string) => {
  const { page } = await newVisitor(browser)
  const { register_url } = await invite('financial_advice', name)
  await page.goto(register_url)
  await register(page)
  return page
}

test('questions that cannot be fetched are told, with a way to try again', async () => {
  const page = await loggedIn('unreachable')
  await page.route('**/assets/wizard-*.js', route => route.abort())
  await logIn(page)
  await says(page, /De vragenlijst kan niet worden geladen/)
  await lookAt(page, 'questions not fetched')
})

test('a log that was erased elsewhere is told', async () => {
  const page = await loggedIn('erased')
  await logIn(page)
  await button(page, 'Start met invullen').click()
  await onScreen(page, 'Persoonlijke gegevens')
  await deleteLogs(page)
  await onScreen(page, 'Uw gegevens zijn verzonden of gewist')
  await lookAt(page, 'erased elsewhere')
  await expectApart(page)
})
